import './whole-hand.css';
import { type HandExercise, judge, type Opcion } from '@estratega/lessons';
import { formatAmount, lastActionWords, optionWords, spokenCard } from '@estratega/lessons/compose';
import {
  doneWords,
  formacionIn,
  HABIT_RULES,
  type HandView,
  historiaOf,
  mesaOf,
  verbOf,
} from '@estratega/lessons/hand-play';
import { useEffect, useMemo } from 'react';
import { useKeys } from '../../../../shell/use-keys.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { PokerTable } from '../../../../ui/poker-table/poker-table.tsx';
import { tableState } from '../../../../ui/poker-table/table-state.ts';
import { tableLabel } from '../../../../ui/poker-table/table-words.ts';
import type { ExerciseProps } from '../../exercise.ts';
import { give } from '../../settings/feedback.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { useSeatsAll, useView } from '../../sheet/view.ts';
import { Waiting } from '../../waiting.tsx';
import { History } from '../history.tsx';
import { costOf, dearestOf } from './cost.ts';
import { HandEnd } from './hand-end.tsx';
import { useHand } from './use-hand.ts';

/** A hand from the flop to its end against somebody who plays the solved strategy; then what each decision cost. */
export function WholeHand({ exercise, onAnswer, onNext, announce, last, vuelve }: ExerciseProps<HandExercise>) {
  const hand = useHand(exercise);
  const { view, waiting, failed, round } = hand;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hand that ends.
  useEffect(() => {
    if (!view?.fin) return;
    const total = costOf(view);
    announce(`Mano terminada. Tus decisiones costaron ${formatAmount(total, 'bb')}.`);
    // Other cards are practice: what was asked is the first hand.
    if (round > 0) return;
    const respuesta = {
      mano: {
        linea: [...view.linea],
        costes: view.decisiones.flatMap(({ paso, juicio }) => (juicio ? [{ paso, bb: juicio.coste }] : [])),
      },
    };
    const resultado = judge(exercise, respuesta) ?? 'visto';
    const dear = dearestOf(view);
    give(resultado === 'mal' ? 'mal' : 'bien');
    onAnswer({
      respuesta,
      resultado,
      pistas: 0,
      texto: dear
        ? `${view.mano.join(' ')}: ${lower(doneWords(dear.opciones[dear.elegida] as Opcion))}`
        : view.mano.join(' '),
      solucion: dear?.juicio ? verbOf(dear.opciones[dear.juicio.mejor] as Opcion) : '',
      acierto: resultado === 'bien' || resultado === 'casi',
    });
  }, [view?.fin]);

  if (failed)
    return (
      <div className="s-espera tapete">
        <div className="m-fallo" role="alert">
          <p>No pudimos repartir esta mano. Comprueba tu conexión e inténtalo de nuevo.</p>
          <div className="fila">
            <Button onClick={onNext}>Saltar</Button>
            <Button kind="primary" onClick={hand.retry}>
              Reintentar
            </Button>
          </div>
        </div>
      </div>
    );
  if (!view)
    return (
      <Waiting>{['turn', 'river', 'barril'].includes(exercise.desde) ? 'Calculando la mano…' : 'Repartiendo…'}</Waiting>
    );
  if (view.fin)
    return (
      <HandEnd exercise={exercise} hand={hand} view={view} fin={view.fin} last={last} vuelve={vuelve} onNext={onNext} />
    );
  return <Deciding exercise={exercise} view={view} waiting={waiting} announce={announce} onPick={hand.act} />;
}

interface DecidingProps {
  exercise: HandExercise;
  view: HandView;
  waiting: boolean;
  announce: (text: string) => void;
  onPick: (option: number) => void;
}

function Deciding({ exercise, view, waiting, announce, onPick }: DecidingProps) {
  const window = useView();
  const tall = useSeatsAll();
  const { turno, linea, tablero, mano } = view;
  const formacion = useMemo(() => formacionIn(exercise), [exercise]);
  const mesa = useMemo(() => mesaOf(formacion, exercise.heroe), [formacion, exercise.heroe]);
  const historia = useMemo(() => historiaOf(formacion, linea, tablero), [formacion, linea, tablero]);
  const now = tableState(mesa, historia);
  const label = tableLabel({ mano: [...mano] }, mesa, now);
  const habit = exercise.habito && HABIT_RULES[exercise.habito];
  const opens = historia.at(-1)?.acciones.length === 0;
  const card = tablero.at(-1) ?? '';
  const heading = [
    tablero.length > 3 && isFresh(historia) ? `Sale ${spokenCard(card)}.` : '',
    opens ? '' : lastActionWords(mesa, historia),
    '¿Qué haces?',
  ]
    .filter(Boolean)
    .join(' ');
  const options = turno?.ofrecidas ?? [];
  const nextStreet = tablero.length === 3 ? 'el turn' : tablero.length === 4 ? 'el river' : 'el final';

  const told = [habit?.texto, heading, label].filter(Boolean).join(' ');
  useEffect(() => announce(told), [announce, told]);
  useKeys((event) => {
    const option = options[Number(event.key) - 1];
    if (option === undefined || waiting) return;
    event.preventDefault();
    onPick(option);
  });

  return (
    <>
      <div className="s-escena tapete">
        <PokerTable
          seats={now.asientos}
          unidad="bb"
          pot={now.bote}
          board={now.tablero}
          hand={mano}
          turn={now.asientos.find(({ heroe }) => heroe)?.pos}
          label={label}
          together={window !== 'wide' && !tall}
        />
      </div>
      <Sheet
        keys={[[options.map((_, i) => String(i + 1)).join(' '), 'decidir']]}
        foot={
          <fieldset className="decide" data-cuantas={options.length} aria-busy={waiting}>
            <legend className="vh">Tu decisión</legend>
            {options.map((at) => {
              const option = turno?.opciones[at] as Opcion;
              const { verbo, importe } = optionWords(option, 'bb', turno?.aPagar);
              return (
                <button key={at} type="button" aria-disabled={waiting} onClick={() => onPick(at)}>
                  {verbo}
                  <i>{importe}</i>
                </button>
              );
            })}
          </fieldset>
        }
      >
        <h1 tabIndex={-1}>{heading}</h1>
        {habit ? <p className="menor">{habit.texto}</p> : null}
        <p className="menor tenue" role="status">
          {waiting ? `Calculando ${nextStreet}…` : formacion.titulo}
        </p>
        <History mesa={mesa} historia={historia} now={now} deciding />
      </Sheet>
    </>
  );
}

/** A street on which the player has not decided yet. */
const isFresh = (historia: ReturnType<typeof historiaOf>): boolean => (historia.at(-1)?.acciones.length ?? 0) <= 1;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
