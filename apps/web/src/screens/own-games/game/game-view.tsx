import '../engine/analysis-panel.css';
import './game.css';
import type { Move } from '@estratega/chess/rules';
import type { PartidaGuardada } from '@estratega/domain';
import type { ChessExercise } from '@estratega/lessons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageTitle } from '../../../ui/page/page.tsx';
import { AnalysisPanel } from '../engine/analysis-panel.tsx';
import { useWalkKeys } from '../use-walk-keys.ts';
import { type Answer, judgeAnswer } from './answer.ts';
import { askEngine, ENGINE_AWAY } from './ask-engine.ts';
import { Comment } from './comment.tsx';
import { Decided } from './decided.tsx';
import { DeleteGame } from './delete-game.tsx';
import { Graph } from './graph.tsx';
import type { Idea } from './idea.ts';
import { Moves } from './moves.tsx';
import { useTask } from './of-task.ts';
import { Stage } from './stage.tsx';
import { Waiting } from './waiting.tsx';
import { walkThrough } from './walk.ts';
import { type Marked, Why } from './why.tsx';
import { factsOf, rival } from './words.ts';

interface GameViewProps {
  game: PartidaGuardada;
  ejercicios: readonly ChessExercise[];
  token: string;
  onChanged: () => void;
}

const LIST = '/mis-partidas';
const SESSION = '/sesion';

export function GameView({ game, ejercicios, token, onChanged }: GameViewProps) {
  const { id, partida, estado } = game;
  const navigate = useNavigate();
  const walk = useMemo(() => walkThrough(game, ejercicios), [game, ejercicios]);
  // From the list of mistakes it opens at the moment, with the question on the board.
  const { ejercicio: wanted, analizar } = (useLocation().state ?? {}) as { ejercicio?: unknown; analizar?: unknown };
  const [ply, setPly] = useState(() => walk.momentos.find((one) => one.ejercicio?.id === wanted)?.ply ?? 0);
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  const [turned, setTurned] = useState(false);
  const [marked, setMarked] = useState<Marked>(partida.causas ?? []);
  const task = useTask();
  const [thought, setIdea] = useState<Idea>();
  /** Of the position that is looked at. */
  const idea = thought?.ply === ply ? thought : undefined;
  const own = partida.color === 'negras' ? 'b' : 'w';
  const last = walk.jugadas.length;
  const go = useCallback((to: number) => setPly(Math.max(0, Math.min(last, to))), [last]);
  useWalkKeys(ply, last, go);
  const box = useRef<HTMLDivElement>(null);
  /** From a list below, on a phone, the board would be out of sight. */
  const visit = (to: number) => {
    go(to);
    box.current?.querySelector('.partida-tablero')?.scrollIntoView?.({ block: 'nearest' });
  };

  const momento = walk.momentos.find((one) => one.ply === ply);
  const answer = answers.get(ply);
  const settle = (at: number, next: Answer | undefined) => {
    const all = new Map(answers);
    if (next) all.set(at, next);
    else all.delete(at);
    setAnswers(all);
  };
  const asked = momento?.ejercicio && !answer ? momento.ejercicio : undefined;
  const play = asked
    ? (move: Move) => settle(ply, judgeAnswer(asked, move))
    : idea && !idea.jugada
      ? (jugada: Move) => setIdea({ ply, jugada })
      : undefined;
  // The engine looks once the player has said what they would play, and not before.
  const tried = idea?.jugada;
  useEffect(() => {
    if (!tried) return;
    const stop = new AbortController();
    askEngine(ply, walk.fens[ply] as string, tried, walk.jugadas, stop.signal)
      .catch(() => ENGINE_AWAY)
      .then((dicho) => !stop.signal.aborted && setIdea({ ply, jugada: tried, dicho }));
    return () => stop.abort(new DOMException('Closed', 'AbortError'));
  }, [tried, ply, walk]);
  const drawn = walk.chances.filter((chance) => chance !== undefined).length > 1;

  return (
    <div className="partida" data-titulo-corto="" ref={box}>
      <div className="partida-cabeza">
        <PageTitle title={`Tu partida contra ${rival(partida)}`} lead={factsOf(partida).join(' · ')} />
      </div>
      <Stage
        walk={walk}
        ply={ply}
        side={turned === (own === 'w') ? 'b' : 'w'}
        momento={momento}
        answer={tried ? { fase: 'vista', jugada: tried } : answer}
        onGo={go}
        onTurn={() => setTurned(!turned)}
        onMove={play}
      />
      <div className="partida-lado">
        {estado === 'por_analizar' ? (
          <AnalysisPanel partida={id} begins={analizar === true} onAnalysed={(done) => done === id && onChanged()} />
        ) : null}
        {estado === 'en_espera' ? <Waiting token={token} onTaken={onChanged} /> : null}
        <Comment
          walk={walk}
          ply={ply}
          momento={momento}
          answer={answer}
          idea={idea}
          mayThink={walk.fens[ply]?.split(' ')[1] === own && ply < last}
          onIdea={setIdea}
          onMove={(move) => play?.(move)}
          onAnswer={settle}
          onGo={visit}
          whyOf={(one) => (
            <Why key={one.ply} id={id} token={token} ply={one.ply} marked={marked} onMarked={setMarked} />
          )}
        />
        {drawn ? <Graph walk={walk} ply={ply} onGo={go} /> : null}
        {walk.momentos.length > 0 ? <Decided walk={walk} ply={ply} onGo={visit} /> : null}
        {task ? (
          <div className="partida-acc">
            <ButtonLink kind="primary" to={SESSION} replace state={{ ...task, mirada: true }}>
              Terminar la tarea
            </ButtonLink>
            {ejercicios.length > 0 ? (
              <p className="menor tenue">Estos errores vuelven en tu repaso, tres nuevos por día como mucho.</p>
            ) : null}
          </div>
        ) : null}
        <section aria-labelledby="jugadas-titulo" className="partida-jugadas">
          <h2 id="jugadas-titulo">Jugadas</h2>
          <Moves walk={walk} ply={ply} onGo={go} />
        </section>
        <div className="partida-acc">
          <ButtonLink to={LIST}>Volver a mis partidas</ButtonLink>
          <DeleteGame
            id={id}
            token={token}
            onDeleted={() => void navigate(LIST, { replace: true, state: { aviso: 'Eliminamos la partida.' } })}
          />
        </div>
      </div>
    </div>
  );
}
