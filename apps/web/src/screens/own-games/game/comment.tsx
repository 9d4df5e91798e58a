import { Chess, type Move, playUci } from '@estratega/chess/rules';
import { causeReason } from '@estratega/lessons/compose';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { CheckIcon, EyeIcon, InfoIcon } from '../../../ui/icon/screen-icons.tsx';
import { TypedMove } from '../../../ui/play-board/typed-move.tsx';
import { type Answer, verdictOf, whatHappened } from './answer.ts';
import type { Idea } from './idea.ts';
import { decisive, MOST_MOMENTS, type Momento, type Recorrido } from './walk.ts';
import { moveName } from './words.ts';

interface CommentProps {
  walk: Recorrido;
  ply: number;
  momento: Momento | undefined;
  answer: Answer | undefined;
  /** What the player would play here, and what the engine says of it. */
  idea: Idea | undefined;
  /** It is the player's turn in the position. */
  mayThink: boolean;
  onIdea: (idea: Idea | undefined) => void;
  onMove: (move: Move) => void;
  onAnswer: (ply: number, answer: Answer | undefined) => void;
  onGo: (ply: number) => void;
  /** Asks why a mistake was made, once it has been looked at. */
  whyOf: (momento: Momento) => ReactNode;
}

const ICONS = { bien: CheckIcon, casi: InfoIcon, mal: CloseIcon, vista: EyeIcon } as const;

/** Beside the board: the question at a mistake, what came of it, and otherwise where the game stands. */
export function Comment(props: CommentProps) {
  const { walk, ply, momento, answer } = props;
  const made = walk.momentos.find((one) => one.ply === ply - 1);
  if (momento?.ejercicio && !answer) return <Question {...props} momento={momento} />;
  if (props.idea) return <Thought {...props} idea={props.idea} />;
  if (momento && answer) return <Settled {...props} momento={momento} answer={answer} />;
  const about = made ?? momento;
  const move = walk.jugadas[ply - 1];
  return (
    <section className="partida-dicho hoja" aria-label="Comentario">
      <h2>{move ? moveName(ply - 1, move) : 'Posición inicial'}</h2>
      <div role="status">
        {about && (made || !momento?.ejercicio) ? <p>{whatHappened(about)}</p> : null}
        {!about ? <p className="tenue">{summary(walk)}</p> : null}
      </div>
      {made ? props.whyOf(made) : null}
      <div className="partida-acc">
        {made?.ejercicio ? (
          <Button
            onClick={() => {
              props.onAnswer(made.ply, undefined);
              props.onGo(made.ply);
            }}
          >
            Probar esa posición
          </Button>
        ) : null}
        <NextMoment {...props} />
        {props.mayThink ? <Button onClick={() => props.onIdea({ ply })}>Probar una idea</Button> : null}
      </div>
    </section>
  );
}

/** An idea of one's own first; then the engine. */
function Thought({ walk, ply, idea, onMove, onIdea }: CommentProps & { idea: Idea }) {
  const { jugada, dicho } = idea;
  return (
    <section className="partida-dicho pregunta hoja" aria-label="Tu idea">
      <h2>{jugada ? `Tu idea: ${moveName(ply, jugada)}` : '¿Qué jugarías aquí?'}</h2>
      <p role="status">
        {dicho ?? (jugada ? 'El motor mira tu idea…' : 'Juega tu idea en el tablero; después la mira el motor.')}
      </p>
      {jugada ? null : <WrittenMove fen={walk.fens[ply] as string} onMove={onMove} />}
      <div className="partida-acc">
        {dicho ? <Button onClick={() => onIdea({ ply })}>Probar otra</Button> : null}
        <Button kind="tertiary" onClick={() => onIdea(undefined)}>
          Volver a la partida
        </Button>
      </div>
    </section>
  );
}

function WrittenMove({ fen, onMove }: { fen: string; onMove: (move: Move) => void }) {
  const legal = useMemo(() => new Chess(fen).moves({ verbose: true }), [fen]);
  return (
    <TypedMove
      legal={legal}
      onMove={(typed) => {
        const move = legal.find(
          ({ from, to, promotion }) => from === typed.from && to === typed.to && promotion === typed.promotion,
        );
        if (move) onMove(move);
      }}
    />
  );
}

function Question({ walk, ply, momento, onMove, onAnswer }: CommentProps & { momento: Momento }) {
  const fen = walk.fens[ply] as string;
  const [idea] = momento.ejercicio?.pista ?? [];
  return (
    <section className="partida-dicho pregunta hoja" aria-label="Pregunta">
      <h2>¿Qué habrías jugado?</h2>
      <p role="status">
        Aquí la partida cambió. Juegas con {fen.split(' ')[1] === 'b' ? 'negras' : 'blancas'}: busca algo mejor que lo
        que jugaste.
      </p>
      {idea ? (
        <details className="idea">
          <summary>Una pista</summary>
          <p>{idea}</p>
        </details>
      ) : null}
      <WrittenMove fen={fen} onMove={onMove} />
      <div className="partida-acc">
        <Button kind="tertiary" onClick={() => onAnswer(momento.ply, { fase: 'vista' })}>
          Ver la respuesta
        </Button>
      </div>
    </section>
  );
}

function Settled({ momento, answer, ...props }: CommentProps & { momento: Momento; answer: Answer }) {
  const Icon = ICONS[answer.fase];
  const { jugada, castigo } = answer;
  const reply = jugada && castigo ? replyTo(jugada.after, castigo) : undefined;
  const cause = jugada ? momento.ejercicio?.refutaciones[jugada.lan]?.causa : undefined;
  const wrong = answer.fase === 'mal' || answer.fase === 'casi';
  return (
    <section className="partida-dicho hoja" aria-label="Corrección">
      <div role="status" className="partida-cuerpo">
        <h2 className={`veredicto ${answer.fase}`}>
          <Icon />
          {verdictOf(answer, momento)}
        </h2>
        {answer.fase === 'mal' ? (
          <p>{causeReason(cause, reply ? moveName(momento.ply + 1, reply) : undefined)}</p>
        ) : null}
        {wrong ? null : <p>{whatHappened(momento)}</p>}
        {answer.fase === 'vista' ? (
          <p className="menor tenue">La flecha es la mejor jugada; las casillas marcadas, la tuya.</p>
        ) : null}
      </div>
      {wrong ? null : props.whyOf(momento)}
      <div className="partida-acc">
        {wrong ? (
          <>
            <Button kind="primary" onClick={() => props.onAnswer(momento.ply, undefined)}>
              Probar otra vez
            </Button>
            <Button onClick={() => props.onAnswer(momento.ply, { fase: 'vista' })}>Ver la respuesta</Button>
          </>
        ) : (
          <NextMoment {...props} momento={momento} answer={answer} />
        )}
        <Button kind="tertiary" onClick={() => props.onGo(momento.ply + 1)}>
          Seguir la partida
        </Button>
      </div>
    </section>
  );
}

/** From one to the next of those that cost the most: nobody takes more than three from a game. */
function NextMoment({ walk, ply, onGo }: CommentProps) {
  const moments = decisive(walk.momentos);
  const next = moments.find((one) => one.ply > ply);
  if (!next) return null;
  return (
    <Button kind="primary" onClick={() => onGo(next.ply)}>
      {next === moments[0] ? 'Ir al primer momento' : 'Siguiente momento'}
    </Button>
  );
}

const replyTo = (fen: string, uci: string): Move | undefined => {
  try {
    return playUci(new Chess(fen), uci);
  } catch {
    return undefined;
  }
};

function summary({ momentos, chances }: Recorrido): string {
  if (chances.every((chance) => chance === undefined)) return 'Recorre la partida con los botones o las flechas.';
  if (momentos.length === 0)
    return 'En esta partida no diste nada importante. Recórrela con los botones o las flechas.';
  if (momentos.length === 1) return 'Hubo un momento en el que la partida cambió.';
  if (momentos.length > MOST_MOMENTS) return 'Estos son los tres momentos que más costaron.';
  return `Hubo ${momentos.length} momentos en los que la partida cambió.`;
}
