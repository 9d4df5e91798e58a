import { uciOf } from '@estratega/chess/notation';
import { Chess, type Move } from '@estratega/chess/rules';
import { spokenPosition } from '@estratega/lessons/compose';
import { useId, useMemo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import type { Side } from '../../../ui/play-board/geometry.ts';
import { PlayBoard } from '../../../ui/play-board/play-board.tsx';
import { Promotion } from '../../../ui/play-board/promotion.tsx';
import { useMoveEntry } from '../../../ui/play-board/use-move-entry.ts';
import type { Answer } from './answer.ts';
import { EndIcon, NextIcon, PreviousIcon, StartIcon, TurnIcon } from './icons.tsx';
import type { Momento, Recorrido } from './walk.ts';

interface StageProps {
  walk: Recorrido;
  ply: number;
  side: Side;
  /** The mistake that is about to be made, where there is one. */
  momento: Momento | undefined;
  answer: Answer | undefined;
  onGo: (ply: number) => void;
  onTurn: () => void;
  /** Absent where nothing is asked. */
  onMove?: ((move: Move) => void) | undefined;
}

/** The board, and the way through the game. */
export function Stage({ walk, ply, side, momento, answer, onGo, onTurn, onMove }: StageProps) {
  const described = useId();
  const here = walk.fens[ply] as string;
  const legal = useMemo(() => (onMove ? new Chess(here).moves({ verbose: true }) : []), [here, onMove]);
  const last = walk.jugadas.length;

  const { selected, crown, make, own, onSquare, targets, keepPawn } = useMoveEntry(legal, (chosen) => onMove?.(chosen));

  const tried = answer?.jugada;
  const shown = tried ? tried.after : here;
  const before = walk.jugadas[ply - 1];
  const marked = tried ?? (answer?.fase === 'vista' ? momento?.jugada : before);
  const arrows = answer
    ? [
        ...(answer.castigo ? [answer.castigo.slice(0, 4)] : []),
        ...(answer.fase === 'vista' && momento?.mejor ? [uciOf(momento.mejor).slice(0, 4)] : []),
      ]
    : [];
  const stamp =
    tried && answer && answer.fase !== 'vista'
      ? { square: tried.to, kind: ({ bien: 'ok', casi: 'casi', mal: 'no' } as const)[answer.fase] }
      : undefined;
  const turn = shown.split(' ')[1] === 'b' ? 'negras' : 'blancas';

  return (
    <div className="partida-mesa tapete">
      <div className="partida-tablero">
        <PlayBoard
          fen={shown}
          side={side}
          label={`Tablero. Juegan ${turn}.`}
          describedBy={described}
          marks={marked ? [marked.from, marked.to] : []}
          targets={targets}
          arrows={arrows}
          stamp={stamp}
          arrival={tried ? tried.from + tried.to : before ? before.from + before.to : undefined}
          selected={selected}
          onSquare={onMove ? onSquare : undefined}
          onDrop={onMove ? make : undefined}
          canLift={onMove ? own : undefined}
        />
        {crown ? (
          <Promotion
            square={crown.to}
            side={side}
            onPick={(piece) => make(crown.from, crown.to, piece)}
            onCancel={keepPawn}
          />
        ) : null}
        <p className="vh" id={described}>
          {spokenPosition(shown)}
        </p>
      </div>
      <div className="partida-pasos" role="toolbar" aria-label="Recorrer la partida">
        <Button kind="icon" aria-label="Al principio" disabled={ply === 0} onClick={() => onGo(0)}>
          <StartIcon />
        </Button>
        <Button kind="icon" aria-label="Jugada anterior" disabled={ply === 0} onClick={() => onGo(ply - 1)}>
          <PreviousIcon />
        </Button>
        <span className="num" aria-hidden="true">
          {Math.ceil(ply / 2)} / {Math.ceil(last / 2)}
        </span>
        <Button kind="icon" aria-label="Jugada siguiente" disabled={ply === last} onClick={() => onGo(ply + 1)}>
          <NextIcon />
        </Button>
        <Button kind="icon" aria-label="Al final" disabled={ply === last} onClick={() => onGo(last)}>
          <EndIcon />
        </Button>
        <Button kind="icon" aria-label="Girar el tablero" onClick={onTurn}>
          <TurnIcon />
        </Button>
      </div>
    </div>
  );
}
