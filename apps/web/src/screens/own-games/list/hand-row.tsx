import type { ResumenMano } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { PlayingCard } from '../../../ui/card/playing-card.tsx';
import { TrashIcon } from '../../../ui/icon/screen-icons.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { blindsOf, dayOf, inBlinds, netOf, ROOM_NAMES, STATES, seatOf } from '../words.ts';
import { handName } from './names.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function HandRow({ hand, onDelete }: { hand: ResumenMano; onDelete: () => void }) {
  const name = handName(hand);
  return (
    <li className="fila">
      <Link className="abrir" to={`/mis-partidas/mano/${hand.id}`}>
        <span className="cartas">
          {hand.mano?.map((code) => <PlayingCard key={code} code={code as `${string}s`} small />) ?? (
            <span className="sin-cartas" />
          )}
        </span>
        <span className="propias-que">
          <b>{capital(seatOf(hand.pos))}</b>
          <small className="num">
            {`Bote ${inBlinds(hand.bote, hand.ciegas)} · ${hand.pos === undefined ? countOf(hand.jugadores, 'jugador', 'jugadores') : `Tú ${netOf(hand)}`}`}
          </small>
        </span>
        <span className="propias-cuando num">
          {dayOf(hand.fecha)}
          <small>
            {ROOM_NAMES[hand.sala]}, {hand.tipo === 'torneo' ? 'torneo' : 'cash'} {blindsOf(hand)}
            <span className="vh">, {hand.id.slice(0, 6)}</span>
          </small>
        </span>
        <span className="marcas">
          {hand.estado === 'en_espera' ? <Tag tone="soft">{STATES.en_espera}</Tag> : null}
          {hand.ejercicios > 0 ? <small>{countOf(hand.ejercicios, 'ejercicio', 'ejercicios')}</small> : null}
        </span>
      </Link>
      <Button kind="icon" data-borrar={hand.id} aria-label={`Borrar ${name}`} onClick={onDelete}>
        <TrashIcon />
      </Button>
    </li>
  );
}
