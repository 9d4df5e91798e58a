import {
  chartAddress,
  type PokerExercise as Exercise,
  judgePoker,
  judgeQuestion,
  type PreguntaLista,
  parseRange,
  type QuestionVerdict,
  type Range,
  type RespuestaPregunta,
  rangeCombos,
} from '@estratega/lessons';
import { countOf, formatNumber, formatSpent, lastActionWords, tableLine } from '@estratega/lessons/compose';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PlayingCard } from '../../../ui/card/playing-card.tsx';
import { EyeIcon } from '../../../ui/icon/screen-icons.tsx';
import { Cards, PokerTable } from '../../../ui/poker-table/poker-table.tsx';
import { RangeGrid } from '../../../ui/range-grid/range-grid.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { HintIcon, NextIcon, ReturnIcon } from '../icons.tsx';
import { give } from '../settings/feedback.ts';
import { Sheet } from '../sheet.tsx';
import { Explained } from '../terms/explained.tsx';
import { useKeys } from '../use-keys.ts';
import { Verdict, type VerdictKind } from '../verdict.tsx';
import { Choose } from './choose.tsx';
import { Decide } from './decide.tsx';
import { pokerHint } from './hints.ts';
import { History } from './history.tsx';
import { Measure } from './measure.tsx';
import { NumberBox } from './number-box.tsx';
import { middleOf, tableState } from './table-state.ts';
import { tableLabel } from './table-words.ts';
import { answerText, rightAnswer, shortAnswer, verdictTitle } from './verdict-words.ts';

const TOTAL_COMBOS = 1326;
const SHARE = /equity|probabilidad|gana|mejora|complet|outs/iu;

interface Judged {
  readonly answer: RespuestaPregunta;
  readonly verdict: QuestionVerdict;
}

/** A hand to be decided, one question after another. */
export function PokerExercise(props: ExerciseProps<Exercise>) {
  const { exercise, consigna, porque, onAnswer, onNext, announce, spent, vuelve, tema, last, examen } = props;
  const [at, setAt] = useState(0);
  /** The first answer to each question: the one that counts. */
  const [answers, setAnswers] = useState<readonly RespuestaPregunta[]>([]);
  const [judged, setJudged] = useState<Judged>();
  const [seen, setSeen] = useState(false);
  /** The answer to this question was asked for after missing it. */
  const [revealed, setRevealed] = useState(false);
  const [hints, setHints] = useState(0);
  const [hinted, setHinted] = useState(false);
  const [painted, setPainted] = useState<Range>({});
  const [compared, setCompared] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  const { mesa, mano, situacion } = exercise;
  const question = exercise.preguntas[at] as PreguntaLista;
  const now = useMemo(() => (mesa ? tableState(mesa, exercise.historia) : undefined), [mesa, exercise]);
  const unidad = mesa?.unidad ?? 'bb';
  const pagar = now?.aPagar ?? 0;
  const isLast = at === exercise.preguntas.length - 1;
  const answering = !judged && !seen;
  const hint = examen ? undefined : pokerHint(question, exercise, now);
  const settled =
    seen || revealed || (judged !== undefined && (judged.verdict.resultado !== 'mal' || !canRetry(question)));
  const label = mesa && now ? tableLabel(exercise, mesa, now) : '';
  // As long as it took, not as long as it is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when an answer is given.
  const took = useMemo(spent, [judged, seen]);

  useEffect(() => {
    if (at === 0) announce([label, situacion].filter(Boolean).join(' '));
  }, [announce, label, situacion, at]);
  useEffect(() => {
    if (judged || seen) main.current?.focus({ preventScroll: true });
  }, [judged, seen]);

  const finish = (given: readonly RespuestaPregunta[]) => {
    const resultado = judgePoker(exercise, given) ?? 'visto';
    const own = given.every((answer) => !('acierto' in answer) || answer.acierto);
    const first = given[0];
    onAnswer({
      respuesta: { preguntas: [...given] },
      resultado,
      pistas: Math.min(4, hints),
      texto: first ? answerText(exercise.preguntas[0] as PreguntaLista, first, unidad, pagar) : 'Solución',
      solucion: shortAnswer(exercise.preguntas[0] as PreguntaLista, unidad, pagar),
      acierto: resultado === 'bien' || resultado === 'casi' || (resultado === 'propio' && own),
    });
  };

  const answer = (given: RespuestaPregunta) => {
    const verdict = judgeQuestion(question, given);
    if (!verdict) return;
    const first = answers.length === at;
    const all = first ? [...answers, given] : answers;
    setAnswers(all);
    setJudged({ answer: given, verdict });
    const right = verdict.resultado !== 'mal' && !('acierto' in given && !given.acierto);
    give(right ? 'bien' : 'mal');
    announce(
      [
        verdictTitle(question, given, verdict, unidad, pagar),
        verdict.aviso,
        right && isLast ? exercise.explicacion : undefined,
      ]
        .filter(Boolean)
        .join('. '),
    );
    if (first && all.length === exercise.preguntas.length) finish(all);
  };

  const giveUp = () => {
    setSeen(true);
    announce(`${rightAnswer(question, unidad, pagar)} ${exercise.explicacion}`);
    if (answers.length < exercise.preguntas.length) finish(answers);
  };

  const go = () => {
    if (isLast || seen) return onNext();
    setAt(at + 1);
    setJudged(undefined);
    setRevealed(false);
    setHinted(false);
    setPainted({});
    setCompared(false);
  };
  const reveal = () => {
    setRevealed(true);
    announce(rightAnswer(question, unidad, pagar));
  };

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
  const kind: VerdictKind = seen
    ? 'visto'
    : judged?.verdict.resultado === 'mal' || (judged && 'acierto' in judged.answer && !judged.answer.acierto)
      ? 'mal'
      : judged?.verdict.resultado === 'casi'
        ? 'casi'
        : 'bien';
  const step = exercise.preguntas.length > 1 ? `Pregunta ${at + 1} de ${exercise.preguntas.length}` : undefined;

  return (
    <>
      <div className="s-escena tapete">
        {question.tipo === 'rango' ? (
          <RangeGrid
            label="Rango: las 169 manos"
            value={painted}
            onChange={answering ? setPainted : undefined}
            solution={settled ? parseRange(question.solucion) : undefined}
          />
        ) : mesa && now ? (
          <PokerTable
            seats={now.asientos}
            unidad={unidad}
            pot={middleOf(now)}
            board={now.tablero}
            hand={mano}
            turn={now.asientos.find(({ heroe }) => heroe)?.pos}
            label={label}
            small={!answering || question.tipo !== 'accion'}
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
            <p>{situacion ?? consigna ?? porque}</p>
          </div>
        )}
      </div>
      {answering ? (
        <Sheet
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
                  <Button kind="tertiary" onClick={giveUp}>
                    <EyeIcon />
                    Rendirme
                  </Button>
                )}
              </div>
            </>
          }
        >
          {step ? <p className="menor tenue num">{step}</p> : null}
          <h1 tabIndex={-1}>{headingOf(exercise, question)}</h1>
          {hinted && hint ? (
            <p className="s-pista">
              <HintIcon />
              <span>{hint.texto}</span>
            </p>
          ) : null}
          {question.tipo === 'numero' ? (
            <NumberBox key={at} question={question} onAnswer={(numero) => answer({ numero })} />
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
          {at === 0 && (mesa || question.tipo === 'rango') && !hinted ? (
            <p className="menor tenue">
              {[mesa ? tableLine(mesa) : '', situacion ?? consigna].filter(Boolean).join(' ')}
            </p>
          ) : null}
          {mesa && now && exercise.historia.length > 0 ? (
            <History mesa={mesa} historia={exercise.historia} now={now} />
          ) : null}
        </Sheet>
      ) : (
        <Sheet
          verdict={
            <Verdict
              kind={kind}
              title={
                seen
                  ? 'La respuesta'
                  : judged
                    ? verdictTitle(question, judged.answer, judged.verdict, unidad, pagar)
                    : ''
              }
              aside={judged && !seen ? formatSpent(took) : undefined}
            />
          }
          keys={[['Intro', 'seguir']]}
          foot={
            <>
              {question.tipo === 'accion' ? (
                <Decide
                  question={question}
                  unidad={unidad}
                  pagar={pagar}
                  graded
                  chosen={judged && 'opcion' in judged.answer ? judged.answer.opcion : undefined}
                  onPick={() => undefined}
                />
              ) : (
                tema
              )}
              {settled ? (
                <Button kind="primary" large onClick={go} ref={main}>
                  {isLast || seen ? (last ? 'Terminar' : mesa ? 'Siguiente mano' : 'Siguiente') : 'Siguiente pregunta'}
                  <NextIcon />
                </Button>
              ) : (
                <>
                  <Button kind="primary" large onClick={() => setJudged(undefined)} ref={main}>
                    Probar otra vez
                  </Button>
                  <div className="fila">
                    <Button kind="tertiary" onClick={reveal}>
                      Ver la solución
                    </Button>
                    <Button kind="tertiary" onClick={go}>
                      Seguir
                    </Button>
                  </div>
                </>
              )}
            </>
          }
        >
          <h1 className="vh">Corrección</h1>
          {need !== undefined ? <Measure need={need} have={have} /> : null}
          {judged?.verdict.aviso ? <p>{judged.verdict.aviso}</p> : null}
          {question.tipo === 'elige' && settled ? (
            <Choose
              question={question}
              graded
              chosen={judged && 'opcion' in judged.answer ? judged.answer.opcion : undefined}
              onPick={() => undefined}
            />
          ) : null}
          {question.tipo === 'accion' && question.aceptables.length > 0 ? (
            <p className="menor">Es una decisión pareja: vale más de una respuesta.</p>
          ) : null}
          {settled &&
          (kind !== 'bien' || question.tipo === 'numero') &&
          question.tipo !== 'elige' &&
          question.tipo !== 'accion' ? (
            <p>
              <b>{rightAnswer(question, unidad, pagar)}</b>
            </p>
          ) : null}
          {settled && (isLast || seen) ? (
            <p>
              <Explained text={exercise.explicacion} juego="poker" />
            </p>
          ) : null}
          {exercise.tabla && settled && (isLast || seen) ? (
            <p className="menor">
              <a href={chartAddress(exercise.tabla)} target="_blank" rel="noreferrer">
                Ver la tabla de esta decisión
                <span className="vh"> (se abre en otra pestaña)</span>
              </a>
            </p>
          ) : null}
          {!settled && !judged?.verdict.aviso ? (
            <p>
              {question.tipo === 'rango'
                ? 'Ajusta el rango y compruébalo otra vez.'
                : 'Revisa la cuenta y prueba otra vez.'}
            </p>
          ) : null}
          {kind === 'mal' || seen ? (
            <p className="s-vuelve">
              <ReturnIcon /> {vuelve}
            </p>
          ) : null}
        </Sheet>
      )}
    </>
  );
}

/** Numbers and ranges can be tried again before the answer is shown; a decision shows it at once. */
const canRetry = ({ tipo }: PreguntaLista): boolean => tipo === 'numero' || tipo === 'rango';

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
