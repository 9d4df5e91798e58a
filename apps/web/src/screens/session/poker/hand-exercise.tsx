import { isStep } from '@estratega/domain';
import {
  chartAddress,
  type PokerExercise as Exercise,
  type PreguntaLista,
  parseRange,
  type Range,
  rangeCombos,
} from '@estratega/lessons';
import { countOf, formatNumber, lastActionWords } from '@estratega/lessons/compose';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useKeys } from '../../../shell/use-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlayingCard } from '../../../ui/card/playing-card.tsx';
import { EyeIcon } from '../../../ui/icon/screen-icons.tsx';
import { Cards, PokerTable } from '../../../ui/poker-table/poker-table.tsx';
import { tableState } from '../../../ui/poker-table/table-state.ts';
import { tableLabel } from '../../../ui/poker-table/table-words.ts';
import type { ExerciseProps } from '../exercise.ts';
import { HintIcon } from '../icons.tsx';
import { Choose } from '../questions/choose.tsx';
import { Correction } from '../questions/correction.tsx';
import { NumberBox } from '../questions/number-box.tsx';
import { useQuestions } from '../questions/use-questions.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { useView } from '../sheet/view.ts';
import { Decide } from './decide.tsx';
import { pokerHint } from './hints.ts';
import { History } from './history.tsx';
import { Measure } from './measure.tsx';
import { notedIn, Spot } from './spot.tsx';

const RangeGrid = lazy(() => import('../../../ui/range-grid/range-grid.tsx').then((m) => ({ default: m.RangeGrid })));
const Held = lazy(() => import('./held.tsx').then((m) => ({ default: m.Held })));
const Explained = lazy(() => import('../terms/explained.tsx').then((m) => ({ default: m.Explained })));

const TOTAL_COMBOS = 1326;
/** What is counted one by one. */
const WHOLE: ReadonlySet<string> = new Set(['combos', 'outs']);
const SHARE = /equity|probabilidad|gana|mejora|complet|outs/iu;

/** A hand to be decided, one question after another. */
export function HandExercise(props: ExerciseProps<Exercise>) {
  const {
    exercise,
    consigna,
    onAnswer,
    onNext,
    announce,
    spent,
    vuelve,
    tema,
    last,
    examen,
    sinPistas = examen,
  } = props;
  const [hints, setHints] = useState(0);
  const [hinted, setHinted] = useState(false);
  const [painted, setPainted] = useState<Range>({});
  const [compared, setCompared] = useState(false);
  const noteId = useId();
  const view = useView();

  const { mesa, mano, situacion, preguntas, explicacion } = exercise;
  const now = useMemo(() => (mesa ? tableState(mesa, exercise.historia) : undefined), [mesa, exercise]);
  const unidad = mesa?.unidad ?? 'bb';
  const pagar = now?.aPagar ?? 0;
  const asked = useQuestions({
    exercise,
    unidad,
    pagar,
    pistas: hints,
    onAnswer,
    onNext,
    announce,
    spent,
    helpWith: (one) => (sinPistas ? undefined : pokerHint(one, exercise, now)?.texto),
    onOpen: () => {
      setHinted(false);
      setPainted({});
      setCompared(false);
    },
  });
  const { question, at, answering, settled, answer } = asked;
  const hint = sinPistas ? undefined : pokerHint(question, exercise, now);
  const label = mesa && now ? tableLabel(exercise, mesa, now) : '';

  useEffect(() => {
    if (at === 0) announce([label, situacion].filter(Boolean).join(' '));
  }, [announce, label, situacion, at]);

  useKeys((event) => {
    if ((event.key === 'p' || event.key === 'P') && answering && hint && !hinted) {
      event.preventDefault();
      takeHint();
    }
  });
  const takeHint = () => {
    setHinted(true);
    setHints(hints + 1);
    announce(hint?.texto ?? '');
  };

  const need = now && question.tipo === 'accion' && facesBet(exercise) ? now.precio : undefined;
  const have = need === undefined ? undefined : shareOf(exercise, need);
  const step = preguntas.length > 1 ? `Pregunta ${at + 1} de ${preguntas.length}` : undefined;

  return (
    <>
      <div className="s-escena tapete">
        {question.tipo === 'rango' ? (
          <Suspense fallback={null}>
            <RangeGrid
              label="Rango: las 169 manos"
              value={painted}
              onChange={answering ? setPainted : undefined}
              solution={settled ? parseRange(question.solucion) : undefined}
            />
          </Suspense>
        ) : mesa && now ? (
          <PokerTable
            seats={now.asientos}
            noted={notedIn(mesa)}
            unidad={unidad}
            pot={now.bote}
            board={now.tablero}
            hand={mano}
            turn={now.asientos.find(({ heroe }) => heroe)?.pos}
            label={label}
            // The same for question and correction: a table that was read is not seated anew.
            together={view !== 'wide'}
          />
        ) : (
          <div className="s-sin-mesa">
            {mano ? (
              <Cards>
                {mano.map((code) => (
                  <PlayingCard key={code} code={code as `${string}s`} />
                ))}
              </Cards>
            ) : null}
            <p aria-hidden={situacion ? undefined : answering}>{situacion ?? headingOf(exercise, question)}</p>
          </div>
        )}
      </div>
      {answering ? (
        <Sheet
          folds={question.tipo === 'rango'}
          keys={[
            ...(question.tipo === 'accion' || question.tipo === 'elige'
              ? [['1 2 3', 'elegir'] as const]
              : question.tipo === 'rango'
                ? [['↑↓←→', 'mover'] as const, ['Espacio', 'pintar'] as const]
                : []),
            ...(hint && !hinted ? [['P', 'pista'] as const] : []),
          ]}
          foot={
            <>
              {question.tipo === 'accion' ? (
                <Decide
                  question={question}
                  unidad={unidad}
                  pagar={pagar}
                  graded={false}
                  onPick={(opcion) => answer({ opcion })}
                />
              ) : null}
              {/* At the thumb, whatever there is to read above it. */}
              {question.tipo === 'numero' ? (
                <NumberBox
                  key={at}
                  question={question}
                  whole={WHOLE.has(question.unidad)}
                  onAnswer={(numero) => answer({ numero })}
                />
              ) : null}
              {question.tipo === 'rango' ? (
                <Button kind="primary" large onClick={() => answer({ rango: { ...painted } })}>
                  Comprobar
                </Button>
              ) : null}
              {question.tipo === 'libre' ? (
                compared ? (
                  <div className="fila">
                    <Button kind="primary" large onClick={() => answer({ acierto: true })}>
                      La tenía
                    </Button>
                    <Button large onClick={() => answer({ acierto: false })}>
                      No la tenía
                    </Button>
                  </div>
                ) : (
                  <Button kind="primary" large onClick={() => setCompared(true)}>
                    Comparar con las claves
                  </Button>
                )
              ) : null}
              <div className="fila">
                {hint ? (
                  <Button kind="tertiary" disabled={hinted} onClick={takeHint}>
                    <HintIcon />
                    {hint.nombre}
                  </Button>
                ) : null}
                {question.tipo === 'libre' ? null : (
                  <Button kind="tertiary" onClick={asked.giveUp}>
                    <EyeIcon />
                    Rendirme
                  </Button>
                )}
              </div>
            </>
          }
        >
          {step ? <p className="menor tenue num">{step}</p> : null}
          <h1 tabIndex={-1} className={mesa || situacion || question.tipo === 'rango' ? undefined : 'vh'}>
            {headingOf(exercise, question)}
          </h1>
          <Spot exercise={exercise} now={now} drawn={question.tipo !== 'rango'} />
          {examen && consigna ? <p className="menor tenue">{consigna}</p> : null}
          {hinted && hint ? (
            <p className="s-pista">
              <HintIcon />
              <span>{hint.texto}</span>
            </p>
          ) : null}
          {question.tipo === 'elige' ? (
            <Choose
              question={question}
              without={hinted ? hint?.sin : undefined}
              graded={false}
              onPick={(opcion) => answer({ opcion })}
            />
          ) : null}
          {question.tipo === 'rango' ? (
            <p className="s-cuenta num" role="status">
              {countOf(rangeCombos(painted), 'combo', 'combos')},{' '}
              {formatNumber((rangeCombos(painted) / TOTAL_COMBOS) * 100, 1)} % de las manos
              <Button kind="tertiary" disabled={Object.keys(painted).length === 0} onClick={() => setPainted({})}>
                Vaciar
              </Button>
            </p>
          ) : null}
          {question.tipo === 'libre' ? (
            compared ? (
              <ul className="s-claves">
                {question.claves.map((key) => (
                  <li key={key}>{key}</li>
                ))}
              </ul>
            ) : (
              <div className="s-apunte">
                <label className="vh" htmlFor={noteId}>
                  Tu respuesta, para comparar
                </label>
                <textarea id={noteId} className="entrada" rows={3} placeholder="Escríbela con tus palabras" />
              </div>
            )
          ) : null}
          {exercise.rangos && isStep(exercise.id) && question.tipo !== 'rango' ? (
            <Suspense>
              <Held rangos={exercise.rangos} />
            </Suspense>
          ) : null}
          {mesa && now && exercise.historia.length > 0 ? (
            <History mesa={mesa} historia={exercise.historia} now={now} deciding={question.tipo === 'accion'} />
          ) : null}
        </Sheet>
      ) : (
        <Correction
          folds={question.tipo === 'rango'}
          asked={asked}
          explicacion={
            <>
              <p>
                <Suspense fallback={explicacion}>
                  <Explained text={explicacion} juego="poker" />
                </Suspense>
              </p>
              {exercise.tabla ? (
                <p className="menor">
                  <a href={chartAddress(exercise.tabla)} target="_blank" rel="noreferrer">
                    Ver la tabla de esta decisión
                    <span className="vh"> (se abre en otra pestaña)</span>
                  </a>
                </p>
              ) : null}
            </>
          }
          retry={
            <>Revisa la cuenta y prueba otra vez. {question.tipo === 'numero' && hint ? <b>{hint.texto}</b> : null}</>
          }
          next={mesa ? 'Siguiente mano' : 'Siguiente'}
          last={last}
          vuelve={vuelve}
          foot={
            question.tipo === 'accion' ? (
              <Decide
                question={question}
                unidad={unidad}
                pagar={pagar}
                graded
                chosen={asked.chosen}
                onPick={() => undefined}
              />
            ) : (
              tema
            )
          }
          measure={need === undefined ? null : <Measure need={need} have={have} />}
        >
          {question.tipo === 'rango' ? <RangeLegend /> : null}
          {question.tipo === 'accion' && question.aceptables.length > 0 ? (
            <p className="menor">Es una decisión pareja: vale más de una respuesta.</p>
          ) : null}
        </Correction>
      )}
    </>
  );
}

/** What each way of drawing a hand means, once the range is corrected. */
function RangeLegend() {
  return (
    <ul className="s-leyenda menor">
      <li data-marca="bien">Bien</li>
      <li data-marca="falta">Te faltó</li>
      <li data-marca="sobra">Sobra</li>
    </ul>
  );
}

function headingOf({ mesa, historia }: Exercise, question: PreguntaLista): string {
  if (question.tipo !== 'accion') return question.pide;
  const before = mesa ? lastActionWords(mesa, historia) : '';
  return [before, question.pide ?? '¿Qué haces?'].filter(Boolean).join(' ');
}

/** Somebody bet on this street: the blinds alone are no price to think about. */
const facesBet = ({ historia }: Exercise): boolean =>
  historia.at(-1)?.acciones.some(({ hace }) => hace === 'bet' || hace === 'raise' || hace === 'allin') ?? false;

/** What the hand has, where one of the exercise's own sums tells it: a percentage that is not the price itself. */
function shareOf({ preguntas }: Exercise, need: number): number | undefined {
  for (const question of preguntas) {
    if (question.tipo !== 'numero' || question.unidad !== '%' || !SHARE.test(question.pide)) continue;
    if (Math.abs(question.valor - need) > 0.5) return question.valor;
  }
  return undefined;
}
