import './about.css';
import { formatArs, PRICES, TIER_RULES } from '@estratega/domain';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PROMISES, REFUSALS, STEPS } from './facts.ts';

export default function AboutScreen() {
  return (
    <Page>
      <Head
        title="Sobre nosotros"
        description="Qué es Estratega, cómo se arma cada semana de estudio de ajedrez y póker, qué prometemos y qué no, y de dónde sale el material."
      />
      <div className="nosotros">
        <header className="entrada-nosotros">
          <div>
            <h1>Sobre nosotros</h1>
            <p className="nosotros-entra">
              Estratega responde una pregunta que todo jugador se hace: «¿Y ahora qué estudio?». Cada semana, para ti,
              en español.
            </p>
            <p>
              Quien quiere mejorar en ajedrez o en póker tiene de todo menos tiempo: videos, libros, miles de problemas.
              Lo que falta es decidir qué toca hoy, cuánto y por qué. De eso nos ocupamos.
            </p>
          </div>
          <Illustration name="hero" />
        </header>

        <section aria-labelledby="semana">
          <h2 id="semana">Cómo se arma tu semana</h2>
          <ol className="como-pasos">
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section className="trato" aria-label="Qué prometemos y qué no">
          <div className="hoja">
            <h2>Lo que prometemos</h2>
            <ul>
              {PROMISES.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          </div>
          <div className="hoja">
            <h2>Lo que no</h2>
            <ul>
              {REFUSALS.map((refusal) => (
                <li key={refusal}>{refusal}</li>
              ))}
            </ul>
          </div>
        </section>

        <section className="prosa-nosotros" aria-labelledby="material">
          <h2 id="material">De dónde sale el material</h2>
          <p>
            Está escrito para Estratega, tema por tema, desde las reglas hasta el juego avanzado. Cada tema trae sus
            ideas clave, un ejemplo resuelto, el error típico y preguntas para comprobar que quedó. Un programa verifica
            que las posiciones de ajedrez sean legales y vuelve a hacer las cuentas de los ejemplos de póker. Los
            dibujos también son nuestros.
          </p>
          <p>
            El método se apoya en lo que se sabe sobre aprender: repartir el estudio en varios días, volver a lo
            aprendido antes de olvidarlo, mezclar temas y ponerse metas que se puedan medir.
          </p>
        </section>

        <section className="prosa-nosotros" aria-labelledby="sostener">
          <h2 id="sostener">Cómo se sostiene</h2>
          <p>
            Con suscripciones. El plan gratuito alcanza para estudiar en serio: {TIER_RULES.gratuito.planesActivos} plan
            activo y {TIER_RULES.gratuito.progresiones} progresiones, con avisos nuestros. El {TIER_RULES.basic.nombre}{' '}
            cuesta {formatArs(PRICES.basic.ars)} al mes y el {TIER_RULES.pro.nombre}, {formatArs(PRICES.pro.ars)}, en
            pesos argentinos; los <Link to="/terminos-y-condiciones#planes-y-precios">términos</Link> dan también el
            precio en dólares. No vendemos datos ni mostramos publicidad de terceros.
          </p>
        </section>

        <section className="prosa-nosotros" aria-labelledby="poker">
          <h2 id="poker">Sobre el póker</h2>
          <p>
            Enseñamos póker como un juego de decisiones con información incompleta. No organizamos partidas, no
            recibimos apuestas y no tenemos relación con ninguna sala. El manejo del dinero y el cuidado de uno mismo
            son parte del temario, no una nota al pie.
          </p>
        </section>

        <section className="tapete llamada" aria-labelledby="empezar">
          <h2 id="empezar">¿Empezamos por esta semana?</h2>
          <div className="llamada-acc">
            <ButtonLink kind="primary" to="/catalogo-planes-de-estudio">
              Empieza a aprender
            </ButtonLink>
            <ButtonLink to="/contacto">Escríbenos</ButtonLink>
          </div>
        </section>
      </div>
    </Page>
  );
}
