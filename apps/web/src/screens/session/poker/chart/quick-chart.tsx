import './quick-chart.css';
import { judgeQuestion, type PokerExercise } from '@estratega/lessons';
import { optionLine, optionWords, spokenCards, spokenHand } from '@estratega/lessons/compose';
import {
  aroundOf,
  borderWords,
  chartOf,
  doesWords,
  handOfCards,
  heatOf,
  sourceOf,
  spotWords,
} from '@estratega/lessons/drills/charts';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../../shell/use-keys.ts';
import { PlayingCard } from '../../../../ui/card/playing-card.tsx';
import { tableState } from '../../../../ui/poker-table/table-state.ts';
import type { ExerciseProps } from '../../exercise.ts';
import { PaceLine } from '../../pace/pace-line.tsx';
import { give } from '../../settings/feedback.ts';
import { ChartGrid, toneOf } from './chart-grid.tsx';
import { progressOn, tellAnswer } from './rounds.ts';

/** A pace, not a limit. */
const PACE_SECONDS = 3;
/** How long a right answer is seen before the next hand. */
const SEEN_MS = 300;
/** Where two answers are right there is something to read. */
const BOTH_SEEN_MS = 1_100;

/** One hand of a chart: a tap, and on where it was right; where it was not, the border of the chart. */
export function QuickChart({ exercise, onAnswer, onNext, announce, last, vuelve }: ExerciseProps<PokerExercise>) {
  const [chosen, setChosen] = useState<number>();
  const [whole, setWhole] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const next = useRef(onNext);
  next.current = onNext;

  const question = exercise.preguntas[0];
  const id = exercise.tabla;
  const mano = exercise.mano ?? [];
  if (question?.tipo !== 'accion' || !id || !exercise.mesa) throw new Error(`${exercise.id} is no hand of a chart`);
  const chart = chartOf(id);
  const hand = handOfCards(mano);
  const unidad = exercise.mesa.unidad;
  const pagar = tableState(exercise.mesa, exercise.historia).aPagar;
  const verdict = chosen === undefined ? undefined : judgeQuestion(question, { opcion: chosen });
  const isRight = verdict?.resultado === 'bien';
  const both = isRight && question.aceptables.length > 0;
  const { racha, mejorRacha } = progressOn(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hand.
  useEffect(() => announce(`${exercise.situacion} Tienes ${spokenCards(mano)}.`), [exercise]);

  const answer = (opcion: number) => {
    if (chosen !== undefined || !(opcion in question.opciones)) return;
    const judged = judgeQuestion(question, { opcion });
    if (!judged) return;
    const right = judged.resultado === 'bien';
    setChosen(opcion);
    tellAnswer(id, hand, right);
    give(right ? 'bien' : 'mal');
    announce(`${right ? 'Bien' : 'Mal'}. ${exercise.explicacion}`);
    const line = (i: number): string => {
      const option = question.opciones[i];
      return option ? optionLine(option, unidad, pagar) : '';
    };
    onAnswer({
      respuesta: { preguntas: [{ opcion }] },
      resultado: judged.resultado,
      pistas: 0,
      texto: `${hand}: ${line(opcion)}`,
      solucion: line(question.mejor),
      acierto: right,
    });
  };

  useEffect(() => {
    if (chosen === undefined) return;
    if (!isRight) return main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => next.current(), both ? BOTH_SEEN_MS : SEEN_MS);
    return () => clearTimeout(timer);
  }, [chosen, isRight, both]);

  useKeys((event) => {
    const option = Number(event.key) - 1;
    if (chosen !== undefined || !(option in question.opciones)) return;
    event.preventDefault();
    answer(option);
  });

  const wrong = chosen !== undefined && !isRight;
  return (
    <section
      className="t-mano tapete"
      aria-label="Ejercicio"
      data-mal={wrong ? '' : undefined}
      data-respondida={chosen === undefined ? undefined : ''}
    >
      <div className="t-alto">
        <div>
          <h1 tabIndex={-1}>{chart.titulo}</h1>
          <p>{spotWords(chart)}</p>
        </div>
        {wrong && mejorRacha === 0 ? null : (
          <p className="t-racha">
            <b className="num">{wrong ? mejorRacha : racha}</b>
            {wrong ? 'la mejor' : racha === 1 ? 'seguida' : 'seguidas'}
          </p>
        )}
      </div>
      <div className="t-centro">
        {whole ? null : (
          <div className="cartas">
            {mano.map((code) => (
              <PlayingCard key={code} code={code as `${string}s`} />
            ))}
          </div>
        )}
        {wrong ? (
          whole ? (
            <ChartGrid chart={id} hand={hand} missed={missesOn(id)} />
          ) : (
            <>
              <p className="t-dice">
                <b>{doesWords(chart, hand)}</b>
                {borderWords(chart, hand)}
              </p>
              <ol className="t-borde" aria-label={`El borde de la tabla junto a ${spokenHand(hand)}`}>
                {aroundOf(chart, hand).map((one) => (
                  <li key={one} className={`${toneOf(id, one)}${one === hand ? ' yo' : ''}`}>
                    {one}
                  </li>
                ))}
              </ol>
            </>
          )
        ) : chosen === undefined ? (
          <PaceLine seconds={PACE_SECONDS} />
        ) : (
          <p className="t-dice bien">
            <b>{both ? 'Valen las dos' : 'Bien'}</b>
            {both ? doesWords(chart, hand) : ''}
          </p>
        )}
        {whole ? null : <p className="t-fuente">{sourceOf(chart)}</p>}
      </div>
      {wrong ? (
        <div className="t-pie" data-cuantas="seguir">
          <button type="button" className="t-otra" onClick={() => setWhole(!whole)}>
            {whole ? 'Ver el borde' : 'Ver la tabla'}
          </button>
          <button type="button" className="va" ref={main} onClick={onNext}>
            {last ? 'Terminar' : 'Seguir'}
          </button>
          {whole ? null : <p className="t-vuelve">{vuelve}</p>}
        </div>
      ) : (
        <fieldset className="t-pie" data-cuantas={question.opciones.length}>
          <legend className="vh">Tu decisión</legend>
          {question.opciones.map((option, i) => {
            const { verbo, importe } = optionWords(option, unidad, pagar);
            return (
              <button
                key={`${option.hace}${option.a ?? ''}`}
                type="button"
                aria-disabled={chosen !== undefined}
                className={i === chosen ? 'bien' : undefined}
                onClick={() => answer(i)}
              >
                {verbo}
                {importe === '–' || option.hace === 'allin' ? null : <small>{importe}</small>}
              </button>
            );
          })}
        </fieldset>
      )}
    </section>
  );
}

/** Hands missed on a chart while this page is open. */
function missesOn(chart: string): Readonly<Record<string, number>> {
  const progress = progressOn(chart);
  return Object.fromEntries(
    Object.keys(heatOf(progress)).map((hand) => [hand, progress.manos[hand]?.errores ?? 0] as const),
  );
}
