import type { ComponentType } from 'react';
import { HelpLine } from '../../ui/help/help-line.tsx';
import type { ArticleFacts } from './front-matter.ts';
import { HEADINGS } from './headings.ts';
import { COMPONENTS } from './pieces/components.ts';
import { Faq } from './pieces/faq.tsx';

const WORDS_A_MINUTE = 200;
const day = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' });
const FAQ = { id: 'preguntas', text: 'Preguntas frecuentes' };
const MORE = { id: 'mas', text: 'Para seguir leyendo' };

const OF_GAME = {
  chess: { name: 'ajedrez', help: false },
  poker: { name: 'póker', help: true },
} as const satisfies Record<ArticleFacts['game'], object>;

interface ArticleViewProps {
  facts: ArticleFacts;
  Body: ComponentType<{ components?: Record<string, unknown> }>;
}

/** Plain elements throughout: in the browser nobody hydrates them. */
export function ArticleView({ facts, Body }: ArticleViewProps) {
  return (
    <>
      <header>
        <h1>{facts.title}</h1>
        <p className="entra">{facts.lead}</p>
        <p className="menor tenue firma">
          <span>Por Equipo de Estratega</span>
          <Dates {...facts} />
          <span>{Math.ceil(facts.words / WORDS_A_MINUTE)} minutos de lectura</span>
        </p>
      </header>
      <nav className="indice" aria-label="En este artículo">
        {/* Folded on a phone; where there is room the style sheet keeps it open, without script. */}
        <details>
          <summary>
            <h2>En este artículo</h2>
          </summary>
          <ul>
            {[...facts.outline, FAQ].map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className="prosa">
        <Body components={COMPONENTS} />
        <h2 id={FAQ.id}>{FAQ.text}</h2>
        <Faq entries={facts.faq} />
        <Start game={facts.game} />
        {OF_GAME[facts.game].help ? <HelpLine /> : null}
        <h2 id={MORE.id}>{MORE.text}</h2>
        <ul>
          {facts.related.map((slug) => (
            <li key={slug}>
              <span>
                <a href={`/${slug}`}>{HEADINGS[slug]?.title}</a>. {HEADINGS[slug]?.description}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Dates({ published, updated }: ArticleFacts) {
  if (published === updated)
    return (
      <span>
        Publicado y actualizado el <Day of={updated} />
      </span>
    );
  return (
    <>
      <span>
        Publicado el <Day of={published} />
      </span>
      <span>
        Actualizado el <Day of={updated} />
      </span>
    </>
  );
}

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{day.format(new Date(of))}</time>;
}

function Start({ game }: { game: ArticleFacts['game'] }) {
  return (
    <aside className="destacado tapete" aria-labelledby="empieza">
      <h2 id="empieza">Llévalo a tu semana</h2>
      <p>
        Dinos tu nivel, qué días puedes estudiar y cuántas horas, y te preparamos una semana de {OF_GAME[game].name} con
        tareas a tu medida.
      </p>
      <p>
        <a className="btn btn-1" href="/catalogo-planes-de-estudio">
          Empieza a aprender
        </a>
      </p>
    </aside>
  );
}
