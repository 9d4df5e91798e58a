import './poker-table.css';
import type { Pos } from '@estratega/lessons';
import { formatAmount, heroPlate, plateName, type Unidad } from '@estratega/lessons/compose';
import type { CSSProperties, ReactNode } from 'react';
import cardBack from '../card/card-back.svg?no-inline';
import { PlayingCard } from '../card/playing-card.tsx';
import { betPoint, buttonPoint, canHuddle, huddleBet, huddlePoint, type Point, seatPoint, sitsAbove } from './seats.ts';

export interface TableSeat {
  readonly pos: Pos;
  readonly stack: number;
  /** On this street. */
  readonly apuesta: number;
  readonly fuera: boolean;
  readonly heroe: boolean;
}

interface PokerTableProps {
  /** In the order of the table, clockwise. */
  seats: readonly TableSeat[];
  unidad: Unidad;
  /** What lies in the middle, this street's bets apart. */
  pot: number;
  board: readonly string[];
  hand?: readonly string[] | undefined;
  /** Whose turn it is. */
  turn?: Pos | undefined;
  /** Of whom something is known, told beside the table. */
  noted?: readonly Pos[] | undefined;
  /** What a person who cannot see it needs to know. */
  label: string;
  /** On a phone only those still in the hand are left, and the table takes less room. */
  small?: boolean | undefined;
  /** Cards that have just been dealt turn up one after another. */
  dealing?: boolean | undefined;
}

const BOARD = [0, 1, 2, 3, 4];
type Code = `${string}${'s' | 'h' | 'd' | 'c'}`;

const place = ({ x, y }: Point, huddle: Point): CSSProperties =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--hx': `${huddle.x}%`, '--hy': `${huddle.y}%` }) as CSSProperties;

/** A table drawn from data: one picture for whoever hears it. */
export function PokerTable({
  seats,
  unidad,
  pot,
  board,
  hand,
  turn,
  noted = [],
  label,
  small = false,
  dealing = false,
}: PokerTableProps) {
  const hero = Math.max(
    0,
    seats.findIndex(({ heroe }) => heroe),
  );
  const round = seats.map((_, i) => seats[(hero + i) % seats.length] as TableSeat);
  const rivals = round.slice(1).filter(({ fuera }) => !fuera);
  const crowded = seats.length > 6;
  const huddles = small && canHuddle(rivals.length);
  const button = round.findIndex(({ pos }) => pos === 'BTN');
  const huddleOf = (seat: TableSeat): Point => huddlePoint(seat.heroe ? 0 : rivals.indexOf(seat) + 1, rivals.length);
  const preflop = board.length === 0;
  return (
    <div
      className={[
        's-mesa',
        huddles && 'junta',
        huddles && sitsAbove(rivals.length) && 'arriba',
        crowded && 'llena',
        dealing && 'reparte',
      ]
        .filter(Boolean)
        .join(' ')}
      role="img"
      aria-label={label}
    >
      <div className="ovalo" />
      {round.map((seat, i) => {
        const point = seatPoint(i, round.length);
        const huddle = huddleOf(seat);
        return seat.heroe ? null : (
          <Seat
            key={seat.pos}
            seat={seat}
            unidad={unidad}
            style={place(point, huddle)}
            turn={turn === seat.pos}
            noted={noted.includes(seat.pos)}
          />
        );
      })}
      {round.map((seat, i) => {
        if (seat.apuesta <= 0) return null;
        const near = huddleBet(seat.heroe ? 0 : rivals.indexOf(seat) + 1, rivals.length);
        return (
          <div
            key={seat.pos}
            className={`apuesta${seat.fuera ? ' fuera' : ''}`}
            style={place(betPoint(seatPoint(i, round.length), seat.heroe), near)}
          >
            {formatAmount(seat.apuesta, unidad)}
          </div>
        );
      })}
      {button >= 0 ? (
        <div
          className="boton-d"
          style={place(buttonPoint(seatPoint(button, round.length), button === 0 && round[0]?.heroe === true), {
            x: 0,
            y: 0,
          })}
        >
          D
        </div>
      ) : null}
      <div className="centro">
        {pot > 0 ? (
          <div className="bote">
            Bote<b>{formatAmount(pot, unidad)}</b>
          </div>
        ) : null}
        {preflop ? null : (
          <Cards>
            {BOARD.map((i) => {
              const code = board[i];
              return code ? <PlayingCard key={code} code={code as Code} /> : <span key={i} className="carta vacia" />;
            })}
          </Cards>
        )}
      </div>
      {round[0]?.heroe ? (
        <Seat
          seat={round[0]}
          unidad={unidad}
          style={place(seatPoint(0, round.length), huddleOf(round[0]))}
          turn={turn === round[0].pos}
          noted={noted.includes(round[0].pos)}
          hand={hand}
        />
      ) : null}
    </div>
  );
}

interface SeatProps {
  seat: TableSeat;
  unidad: Unidad;
  style: CSSProperties;
  turn: boolean;
  noted: boolean;
  hand?: readonly string[] | undefined;
}

function Seat({ seat, unidad, style, turn, noted, hand }: SeatProps) {
  const { pos, stack, fuera, heroe } = seat;
  return (
    <div
      className={['asiento', fuera && 'fuera', turn && 'turno', heroe && 'heroe'].filter(Boolean).join(' ')}
      style={style}
    >
      {heroe && hand ? (
        <Cards>
          {hand.map((code) => (
            <PlayingCard key={code} code={code as Code} />
          ))}
        </Cards>
      ) : null}
      {!heroe && !fuera ? (
        <div className="dorso">
          <img src={cardBack} alt="" width="26" height="36" />
          <img src={cardBack} alt="" width="26" height="36" />
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
