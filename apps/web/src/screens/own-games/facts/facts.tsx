import './facts.css';
import type { Campo, HechoPropio, HechosPropios } from '@estratega/domain';
import { countOf, formatNumber } from '@estratega/lessons/compose';
import { type CSSProperties, useState } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { takeToPlan } from '../own-games-api.ts';
import { useFacts, writeFacts } from '../queries.ts';
import { intervalWords, scaleOf, valueWords } from './scale.ts';

/** What games and hands show, with how sure it is; below the thresholds, how much is missing. */
export function Facts({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useFacts(token);
  const shown = data?.juegos.filter(({ muestra }) => muestra > 0) ?? [];
  if (isPending) return <Spinner>Mirando lo que muestran…</Spinner>;
  if (error && !data) return <LoadFailed error={error} onAgain={() => void refetch()} />;
  if (shown.length === 0) return null;
  return (
    <section className="hechos" aria-labelledby="hechos">
      <h2 id="hechos">Lo que muestran</h2>
      {shown.map((juego) => (
        <Game key={juego.campo} juego={juego} token={token} alone={shown.length === 1} />
      ))}
    </section>
  );
}

type Juego = HechosPropios['juegos'][number];

const UNITS: Readonly<Record<Campo, readonly [string, string]>> = {
  Ajedrez: ['partida', 'partidas'],
  'Poker Texas Holdem': ['mano', 'manos'],
};
/** Enough in number, and still nothing to go by. */
const NOTHING_YET: Readonly<Record<Campo, string>> = {
  Ajedrez: 'Cuando el motor las haya analizado diremos qué muestran.',
  'Poker Texas Holdem': 'Son de formatos distintos: de ninguno hay todavía tantas como para decir algo con fundamento.',
};
const NAMES = { Ajedrez: 'Ajedrez', 'Poker Texas Holdem': 'Póker' } as const satisfies Record<Campo, string>;

function Game({ juego, token, alone }: { juego: Juego; token: string; alone: boolean }) {
  const { campo, muestra, faltan, hechos } = juego;
  const unit = UNITS[campo];
  // What is worth minutes first, and among the rest the surest.
  const sorted = hechos.toSorted((a, b) => Number(b.debil) - Number(a.debil) || b.peso - a.peso);
  return (
    <div className="hechos-juego">
      {alone ? null : <h3>{NAMES[campo]}</h3>}
      <p className="menor tenue">
        {faltan > 0
          ? `Con ${countOf(muestra, ...unit)} todavía no se puede decir nada${sorted.length > 0 ? ' más' : ''} con fundamento. ${faltan === 1 ? 'Falta' : 'Faltan'} ${formatNumber(faltan)} más.`
          : `De ${countOf(muestra, ...unit)}. ${sorted.length === 0 ? NOTHING_YET[campo] : weakLine(sorted)}`}
      </p>
      {sorted.length > 0 ? (
        <ul>
          {sorted.map((hecho) => (
            <Fact key={hecho.id} hecho={hecho} campo={campo} token={token} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function weakLine(hechos: readonly HechoPropio[]): string {
  const weak = hechos.filter(({ debil }) => debil).length;
  if (weak === 0) return 'Nada se aparta con claridad de lo habitual.';
  return weak === 1 ? 'Una cosa pide trabajo.' : `${formatNumber(weak)} cosas piden trabajo.`;
}

function Fact({ hecho, campo, token }: { hecho: HechoPropio; campo: Campo; token: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const taken = hecho.enPlan === 'pedido';
  const toggle = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      writeFacts(token, await takeToPlan(token, { campo, hecho: hecho.id, llevar: !taken }));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={hecho.debil ? 'hecho-propio debil' : 'hecho-propio'}>
      <Figure hecho={hecho} />
      <div className="dice">
        <p>{hecho.texto}</p>
        <p className="sellos">
          {hecho.debil ? <Tag tone="soft">Pide trabajo</Tag> : null}
          <Tag>{hecho.fiabilidad === 'clara' ? 'Dato claro' : 'Solo un indicio'}</Tag>
          {hecho.tema ? <span className="nota tenue">Tema: {hecho.tema.titulo}</span> : null}
        </p>
        {hecho.tema ? (
          <div className="al-plan">
            <Button aria-pressed={taken} disabled={busy} onClick={() => void toggle()}>
              {taken ? <CheckIcon /> : null}
              Llevarlo a mi plan
              <span className="vh">: {hecho.tema.titulo}</span>
            </Button>
            <p className="nota tenue" role="status">
              {taken
                ? 'Entra en tu próxima semana porque lo pediste.'
                : hecho.enPlan === 'solo'
                  ? 'Entra por sí solo en tu próxima semana.'
                  : ''}
            </p>
          </div>
        ) : null}
        <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
      </div>
    </li>
  );
}

/** The number, and under it where it may really be, beside what is usual. */
function Figure({ hecho }: { hecho: HechoPropio }) {
  const scale = scaleOf(hecho);
  return (
    <div className="hecho-cifra num">
      <p className="hecho-valor">{valueWords(hecho)}</p>
      <div
        className="escala"
        aria-hidden="true"
        style={
          {
            '--desde': `${scale.desde}%`,
            '--hasta': `${scale.hasta}%`,
            '--valor': `${scale.valor}%`,
            '--ref': `${scale.referencia ?? 0}%`,
          } as CSSProperties
        }
      >
        <i className="tramo" />
        <i className="hecho-punto" />
        {scale.referencia === undefined ? null : <i className="habitual" />}
      </div>
      <p className="nota tenue">{intervalWords(hecho)}</p>
    </div>
  );
}
