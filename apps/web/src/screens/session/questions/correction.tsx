import type { PreguntaHecha } from '@estratega/lessons';
import { formatSpent } from '@estratega/lessons/compose';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { NextIcon, ReturnIcon } from '../icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Verdict } from '../verdict.tsx';
import { Choose } from './choose.tsx';
import type { Asked } from './use-questions.ts';

interface CorrectionProps {
  asked: Asked<PreguntaHecha>;
  /** Why, once the last question is settled. */
  explicacion: ReactNode;
  /** What to do about a miss that can be mended. */
  retry: ReactNode;
  /** On the button, where another exercise follows. */
  next: string;
  last: boolean;
  vuelve: string;
  /** Over the buttons. */
  foot?: ReactNode;
  /** Before the words about the answer. */
  measure?: ReactNode;
  /** After the options. */
  children?: ReactNode;
  /** It lies under a board. */
  folds?: boolean | undefined;
}

/** What was said of an answer, and where to go from it. */
export function Correction({
  asked,
  explicacion,
  retry,
  next,
  last,
  vuelve,
  foot,
  measure,
  children,
  folds,
}: CorrectionProps) {
  const { question, settled, seen, judged, kind, isLast } = asked;
  const aviso = judged?.verdict.aviso;
  const ends = isLast || seen;
  return (
    <Sheet
      folds={folds}
      verdict={
        <Verdict kind={kind} title={asked.title} aside={judged && !seen ? formatSpent(asked.took) : undefined} />
      }
      keys={[['Intro', 'seguir']]}
      foot={
        <>
          {foot}
          {settled ? (
            <Button kind="primary" large onClick={asked.go} ref={asked.main}>
              {ends ? (last ? 'Terminar' : next) : 'Siguiente pregunta'}
              <NextIcon />
            </Button>
          ) : (
            <>
              <Button kind="primary" large onClick={asked.again} ref={asked.main}>
                Probar otra vez
              </Button>
              <div className="fila">
                <Button kind="tertiary" onClick={asked.reveal}>
                  Ver la solución
                </Button>
                <Button kind="tertiary" onClick={asked.go}>
                  Seguir
                </Button>
              </div>
            </>
          )}
        </>
      }
    >
      <h1 className="vh">Corrección</h1>
      {measure}
      {aviso ? <p>{aviso}</p> : null}
      {settled && question.tipo === 'elige' ? (
        <Choose question={question} graded chosen={asked.chosen} onPick={() => undefined} />
      ) : null}
      {children}
      {settled && saysAnswer(asked) ? (
        <p>
          <b>{asked.right}</b>
        </p>
      ) : null}
      {settled && asked.cuenta && (question.tipo === 'numero' || seen) ? (
        <p className="s-cuentas num">{asked.cuenta}</p>
      ) : null}
      {settled && !ends && asked.porque ? <p>{asked.porque}</p> : null}
      {settled && ends ? explicacion : null}
      {settled || aviso ? null : <p>{retry}</p>}
      {asked.returns ? (
        <p className="s-vuelve">
          <ReturnIcon /> {vuelve}
        </p>
      ) : null}
    </Sheet>
  );
}

/** Options show theirs by themselves, and an exact answer needs no repeating. */
function saysAnswer({ question, kind, judged }: Asked<PreguntaHecha>): boolean {
  if (question.tipo === 'elige' || question.tipo === 'accion') return false;
  // The squares are marked on the board.
  if (kind !== 'bien') return true;
  return question.tipo === 'numero' && judged !== undefined && 'numero' in judged.answer
    ? judged.answer.numero !== question.valor
    : false;
}
