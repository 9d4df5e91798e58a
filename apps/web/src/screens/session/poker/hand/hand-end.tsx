import type { HandExercise, Opcion } from '@estratega/lessons';
import { formatAmount, formatNumber, streetName } from '@estratega/lessons/compose';
import {
  type Decision,
  doneWords,
  type Grids,
  HABIT_RULES,
  type HandView,
  handOfNames,
  mixWords,
  steadyWords,
  supuestosOf,
  valueWords,
  whyWords,
} from '@estratega/lessons/hand-play';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { PlayingCard } from '../../../../ui/card/playing-card.tsx';
import { Cards } from '../../../../ui/poker-table/poker-table.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { useView } from '../../sheet/view.ts';
import { costOf, dearestOf } from './cost.ts';
import { RangeView } from './range-view.tsx';
import type { PlayedHand } from './use-hand.ts';

interface HandEndProps {
  exercise: HandExercise;
  hand: PlayedHand;
  view: HandView;
  fin: NonNullable<HandView['fin']>;
  last: boolean;
  vuelve: string;
  onNext: () => void;
}

const VERDICTS = { bien: 'Bien', casi: 'Casi', mal: 'Cara' } as const;
const WHOSE = [
  { value: 'heroe', label: 'Tu rango' },
  { value: 'rival', label: 'Su rango' },
] as const;

const two = (value: number): string => (value === 0 ? '0' : formatNumber(value, 2));

/** What the hand cost, decision by decision; the dearest lies open. What was won or lost is luck, and said in small. */
export function HandEnd({ exercise, hand, view, fin, last, vuelve, onNext }: HandEndProps) {
  const { decisiones, mano, tablero } = view;
  const wide = useView() === 'wide';
  const [open, setOpen] = useState<number | undefined>(() => dearestOf(view)?.paso ?? decisiones[0]?.paso);
  const [shown, setShown] = useState(false);
  const [whose, setWhose] = useState<'heroe' | 'rival'>('heroe');
  const decision = decisiones.find(({ paso }) => paso === open);
  const grids = useGrids(hand, decision, wide || shown);
  const habit = exercise.habito && HABIT_RULES[exercise.habito];
  const total = costOf(view);
  const missed = decisiones.some(({ juicio }) => juicio?.veredicto === 'mal');

  const range =
    decision && grids ? (
      <>
        <div className="m-cab">
          <h2>
            {streetName(decision.calle)}: {whose === 'heroe' ? 'tu rango entero' : 'lo que trae'}
          </h2>
          <Segmented
            className="m-quien"
            label="De quién es el rango"
            hideLabel
            options={WHOSE}
            value={whose}
            onChange={setWhose}
          />
        </div>
        <RangeView grids={grids} whose={whose} hand={handOfNames(mano)} opciones={decision.opciones} />
      </>
    ) : null;

  return (
    <>
      {wide ? <div className="s-escena tapete m-rango">{range}</div> : null}
      <Sheet
        foot={
          <div className="fila">
            <Button large onClick={hand.again}>
              Otra con otras cartas
            </Button>
            <Button kind="primary" large onClick={onNext}>
              {last ? 'Terminar' : 'Siguiente'}
            </Button>
          </div>
        }
      >
        <div className="m-alto">
          <h1 tabIndex={-1}>Lo que costaron tus decisiones</h1>
          <b className="num">{formatAmount(total, 'bb')}</b>
        </div>
        <div className="m-cartas">
          <Cards>
            {tablero.map((code) => (
              <PlayingCard key={code} code={code as `${string}s`} />
            ))}
          </Cards>
          <div className="m-manos">
            <Cards>
              {mano.map((code) => (
                <PlayingCard key={code} code={code as `${string}s`} />
              ))}
            </Cards>
            <span className="nota tenue">contra</span>
            <Cards>
              {fin.rival.map((code) => (
                <PlayingCard key={code} code={code as `${string}s`} />
              ))}
            </Cards>
          </div>
        </div>
        <p className="nota tenue">
          {resultWords(fin)}
          {hand.round > 0 ? ' Esta mano es de práctica: cuenta la primera.' : ''}
        </p>
        <ol className="m-calles">
          {decisiones.map((one) => (
            <li key={one.paso} data-abierta={one.paso === open ? '' : undefined}>
              <button
                type="button"
                className="f"
                aria-expanded={one.paso === open}
                onClick={() => setOpen(one.paso === open ? undefined : one.paso)}
              >
                <b>{streetName(one.calle)}</b>
                <em>{doneWords(one.opciones[one.elegida] as Opcion)}</em>
                <span className={`sello ${one.juicio?.veredicto ?? ''}`}>
                  {one.juicio ? VERDICTS[one.juicio.veredicto] : 'Sin juicio'}
                </span>
                <span className="bb num">
                  {two(-(one.juicio?.coste ?? 0))}
                  <span className="vh"> ciegas grandes</span>
                </span>
              </button>
              {one.paso === open ? (
                <div className="m-porque">
                  <Mix
                    decision={one}
                    label={habit ? 'La mejor respuesta con tu mano' : 'Lo que hace la estrategia con tu mano'}
                  />
                  <p>
                    <b>{valueWords(one)}</b> {steadyWords(one)} {whyWords(one)}
                  </p>
                  {wide ? null : (
                    <Button kind="tertiary" aria-expanded={shown} onClick={() => setShown(!shown)}>
                      {shown ? 'Ocultar los rangos' : 'Ver los rangos enteros'}
                    </Button>
                  )}
                  {!wide && shown ? <div className="tapete m-rango">{range}</div> : null}
                </div>
              ) : null}
            </li>
          ))}
        </ol>
        {missed && hand.round === 0 ? <p className="menor">{vuelve}</p> : null}
        <p className="nota tenue">{supuestosOf(exercise)}</p>
      </Sheet>
    </>
  );
}

function Mix({ decision, label }: { decision: Decision; label: string }) {
  const mix = mixWords(decision);
  if (mix.length === 0) return null;
  return (
    <ul className="m-mezcla" aria-label={label}>
      {mix.map(({ at, veces, texto }, i) => (
        <li
          key={at}
          className={i === 0 ? 'm-mas' : undefined}
          style={{ '--f': Math.max(0.12, veces) } as CSSProperties}
        >
          {texto}
        </li>
      ))}
    </ul>
  );
}

function resultWords({ porRetirada, neto }: NonNullable<HandView['fin']>): string {
  const chips = formatAmount(Math.abs(neto), 'bb');
  const how = porRetirada ? 'sin enseñar cartas' : 'al enseñar las cartas';
  if (neto === 0) return `El bote quedó como estaba, ${how}.`;
  return neto > 0 ? `Ganaste ${chips} ${how}.` : `Perdiste ${chips} ${how}.`;
}

function useGrids(
  { dealer, decisiones }: PlayedHand,
  decision: Decision | undefined,
  wanted: boolean,
): Grids | undefined {
  const [found, setFound] = useState<{ paso: number; grids: Grids }>();
  const paso = decision?.paso;
  useEffect(() => {
    if (!wanted || paso === undefined) return;
    let here = true;
    dealer?.grids(decisiones, paso).then(
      (grids) => here && setFound({ paso, grids }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [dealer, decisiones, paso, wanted]);
  return found && found.paso === paso ? found.grids : undefined;
}
