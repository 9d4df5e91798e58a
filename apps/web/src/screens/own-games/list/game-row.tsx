import type { ResumenPartida } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { TrashIcon } from '../../../ui/icon/screen-icons.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { dayOf, movesOf, paceOf, resultOf, SITE_NAMES, STATES } from '../words.ts';
import { gameName } from './names.ts';

export function GameRow({ game, onDelete }: { game: ResumenPartida; onDelete: () => void }) {
  const name = gameName(game);
  const rating = [game.elo, game.eloRival].every((elo) => elo !== undefined)
    ? `${game.elo} contra ${game.eloRival}`
    : '';
  return (
    <li className="fila">
      <Link className="abrir" to={`/mis-partidas/partida/${game.id}`}>
        <span className={`propias-bando de-${game.color}`} aria-hidden="true" />
        <span className="propias-que">
          <b>
            {resultOf(game)}
            <span className="vs"> con {game.color}</span>
          </b>
          <small className="num">{[game.apertura, movesOf(game.jugadas), rating].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="propias-cuando num">
          {dayOf(game.fecha)}
          <small>
            {[SITE_NAMES[game.sitio], paceOf(game.ritmo)].filter(Boolean).join(', ')}
            <span className="vh">, {game.idSitio}</span>
          </small>
        </span>
        <span className="marcas">
          <Tag tone={game.estado === 'en_espera' ? 'soft' : 'plain'}>{STATES[game.estado]}</Tag>
          {game.ejercicios > 0 ? <small>{countOf(game.ejercicios, 'ejercicio', 'ejercicios')}</small> : null}
        </span>
      </Link>
      <Button kind="icon" data-borrar={game.id} aria-label={`Borrar ${name}`} onClick={onDelete}>
        <TrashIcon />
      </Button>
    </li>
  );
}
