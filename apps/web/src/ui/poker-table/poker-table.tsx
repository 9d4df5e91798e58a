import './poker-table.css';
import type { Pos } from '@estratega/lessons';
import { formatAmount, heroPlate, plateName, type Unidad } from '@estratega/lessons/compose';
import type { CSSProperties, ReactNode } from 'react';
import { PlayingCard } from '../card/playing-card.tsx';
import { betPoint, buttonPoint, type Point, seatPoint } from './seats.ts';

export interface TableSeat {
  readonly pos: Pos;
  readonly stack: number;
  /** On this street. */
  readonly apuesta: number;
  readonly fuera: boolean;
  readonly heroe: boolean;
  /** Cards that lie open. */
  readonly muestra?: readonly string[] | undefined;
}

interface PokerTableProps {
  /** In the order of the table, clockwise. */
  seats: readonly TableSeat[];
  unidad: Unidad;
  /** Everything there is to win: what lies in the middle and what lies in front. */
  pot: number;
  board: readonly string[];
  hand?: readonly string[] | undefined;
  /** Whose turn it is. */
  turn?: Pos | undefined;
  /** Of whom something is known, told beside the table. */
  noted?: readonly Pos[] | undefined;
  /** What a person who cannot see it needs to know. */
  label: string;
  /** Where a round table does not fit, everybody moves together and nothing can lie over anything else. */
  together?: boolean | undefined;
  /** Together, those who folded leave; `stay` keeps their place, in a hand that is walked through. */
  stay?: boolean | undefined;
  /** Cards that have just been dealt turn up one after another. */
  dealing?: boolean | undefined;
}

/** Up to here rivals sit beside the player; more sit in rows above, without their cards. */
const BESIDE = 2;
const BOARD = [0, 1, 2, 3, 4];
type Code = `${string}${'s' | 'h' | 'd' | 'c'}`;

const place = ({ x, y }: Point): CSSProperties => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** A table drawn from data: one picture for whoever hears it. */
export function PokerTable({ seats, label, together = false, dealing = false, ...rest }: PokerTableProps) {
  const hero = Math.max(
    0,
    seats.findIndex(({ heroe }) => heroe),
  );
  const round = seats.map((_, i) => seats[(hero + i) % seats.length] as TableSeat);
  const rivals = round.slice(1).filter(({ fuera }) => rest.stay || !fuera);
  return (
    <div
      className={['s-mesa', together && 'junta', together && rivals.length > BESIDE && 'arriba', dealing && 'reparte']
        .filter(Boolean)
        .join(' ')}
      role="img"
      aria-label={label}
    >
      <div className="ovalo" />
      {together ? <Together {...rest} hero={round[0]} rivals={rivals} /> : <Round {...rest} round={round} />}
    </div>
  );
}

type Drawn = Omit<PokerTableProps, 'seats' | 'label' | 'together' | 'dealing'>;

function Round({ round, unidad, pot, board, hand, turn, noted = [] }: Drawn & { round: readonly TableSeat[] }) {
  const button = round.findIndex(({ pos }) => pos === 'BTN');
  return (
    <>
      {round.map((seat, i) =>
        seat.heroe ? null : (
          <Seat
            key={seat.pos}
            seat={seat}
            unidad={unidad}
            style={place(seatPoint(i, round.length))}
            turn={turn === seat.pos}
            noted={noted.includes(seat.pos)}
          />
        ),
      )}
      {round.map((seat, i) =>
        seat.apuesta > 0 ? (
          <Bet
            key={seat.pos}
            seat={seat}
            unidad={unidad}
            style={place(betPoint(seatPoint(i, round.length), seat.heroe))}
          />
        ) : null,
      )}
      {button >= 0 ? (
        <div
          className="boton-d"
          style={place(buttonPoint(seatPoint(button, round.length), button === 0 && round[0]?.heroe === true))}
        >
          D
        </div>
      ) : null}
      <Middle pot={pot} board={board} unidad={unidad} />
      {round[0]?.heroe ? (
        <Seat
          seat={round[0]}
          unidad={unidad}
          style={place(seatPoint(0, round.length))}
          turn={turn === round[0].pos}
          noted={noted.includes(round[0].pos)}
          hand={hand}
        />
      ) : null}
    </>
  );
}

/** Rows that follow each other: each bet keeps its line beside whoever made it, also while it is empty. */
function Together({
  hero,
  rivals,
  unidad,
  pot,
  board,
  hand,
  turn,
  noted = [],
}: Drawn & { hero: TableSeat | undefined; rivals: readonly TableSeat[] }) {
  const others = (
    <div className="rivales" data-cuantos={rivals.length}>
      {rivals.map((seat) => (
        <div className="puesto" key={seat.pos}>
          <Bet seat={seat} unidad={unidad} />
          <Seat seat={seat} unidad={unidad} turn={turn === seat.pos} noted={noted.includes(seat.pos)} />
        </div>
      ))}
    </div>
  );
  return (
    <>
      {rivals.length > BESIDE ? others : null}
      <Middle pot={pot} board={board} unidad={unidad} />
      {hero ? (
        <div className="puesto mio">
          <Bet seat={hero} unidad={unidad} />
          <Seat
            seat={hero}
            unidad={unidad}
            turn={turn === hero.pos}
            noted={noted.includes(hero.pos)}
            hand={hero.heroe ? hand : undefined}
          />
        </div>
      ) : null}
      {rivals.length > BESIDE ? null : others}
    </>
  );
}

function Middle({ pot, board, unidad }: Pick<PokerTableProps, 'pot' | 'board' | 'unidad'>) {
  return (
    <div className="centro">
      {pot > 0 ? (
        <div className="bote">
          Bote<b>{formatAmount(pot, unidad)}</b>
        </div>
      ) : null}
      {board.length === 0 ? null : (
        <Cards>
          {BOARD.map((i) => {
            const code = board[i];
            return code ? <PlayingCard key={code} code={code as Code} /> : <span key={i} className="carta vacia" />;
          })}
        </Cards>
      )}
    </div>
  );
}

interface BetProps {
  seat: TableSeat;
  unidad: Unidad;
  style?: CSSProperties;
}

function Bet({ seat, unidad, style }: BetProps) {
  if (seat.apuesta <= 0) return <div className="apuesta nada" />;
  return (
    <div className={['apuesta', seat.fuera && 'fuera', seat.heroe && 'mia'].filter(Boolean).join(' ')} style={style}>
      {formatAmount(seat.apuesta, unidad)}
    </div>
  );
}

interface SeatProps {
  seat: TableSeat;
  unidad: Unidad;
  style?: CSSProperties;
  turn: boolean;
  noted: boolean;
  hand?: readonly string[] | undefined;
}

function Seat({ seat, unidad, style, turn, noted, hand }: SeatProps) {
  const { pos, stack, fuera, heroe } = seat;
  const open = heroe ? hand : seat.muestra;
  return (
    <div
      className={['asiento', fuera && 'fuera', turn && 'turno', heroe && 'heroe'].filter(Boolean).join(' ')}
      style={style}
    >
      {open ? (
        <Cards>
          {open.map((code) => (
            <PlayingCard key={code} code={code as Code} />
          ))}
        </Cards>
      ) : null}
      {!heroe && !fuera && !open ? (
        <div className="dorso">
          <span />
          <span />
        </div>
      ) : null}
      <div className={noted ? 'placa anotada' : 'placa'}>
        <b>{heroe ? heroPlate(pos) : plateName(pos)}</b>
        <i>{fuera ? 'Se retira' : stack === 0 ? 'All-in' : formatAmount(stack, unidad)}</i>
      </div>
    </div>
  );
}

export function Cards({ children }: { children: ReactNode }) {
  return <div className="cartas">{children}</div>;
}
