import { likelyDate, MAX_PLIES, type ManoPropia, manoPropia, type PartidaPropia, SITIOS } from '@estratega/domain';
import { handFault } from '../hands/check.ts';
import type { Mano } from '../hands/model.ts';
import { colourOf } from './analysis.ts';
import { shortHash } from './hash.ts';
import { MATE, type Partida } from './model.ts';

/** A game as it leaves the browser: which side was the player's, and nobody's name. */

const OWN = 'yo';
const RIVAL = 'rival';

const cp = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : Math.round(Math.max(-MATE, Math.min(MATE, value)));
const seconds = (value: number | null): number | null =>
  value === null || !(value >= 0) ? null : Math.min(1_000_000, Math.round(value * 100) / 100);
const ply = (value: number | undefined): number | undefined =>
  value === undefined || !Number.isInteger(value) || value < 0 ? undefined : Math.min(MAX_PLIES, value);

/** Names as often as they played, the most frequent first: in a file of own games the first is nearly always the player. */
export const playersIn = (
  partidas: readonly Partida[],
): readonly { readonly nombre: string; readonly partidas: number }[] => {
  const seen = new Map<string, { nombre: string; partidas: number }>();
  for (const { blancas, negras } of partidas)
    for (const { nombre } of [blancas, negras]) {
      if (nombre === '' || nombre === '?') continue;
      const key = nombre.toLowerCase();
      const known = seen.get(key) ?? { nombre, partidas: 0 };
      known.partidas++;
      seen.set(key, known);
    }
  return [...seen.values()].sort((a, b) => b.partidas - a.partidas);
};

/** Undefined where the player is not in it, or it is longer than any game. */
export const ownGame = (partida: Partida, jugador: string): PartidaPropia | undefined => {
  const color = colourOf(partida, jugador);
  const { jugadas } = partida;
  if (color === undefined || jugadas.length === 0 || jugadas.length > MAX_PLIES) return undefined;
  const sitio = SITIOS.find((one) => one === partida.sitio) ?? 'archivo';
  const elo = partida[color].elo;
  const eloRival = partida[color === 'blancas' ? 'negras' : 'blancas'].elo;
  const libro = ply(partida.libro);
  const medio = ply(partida.division?.medio);
  const final = ply(partida.division?.final);
  const apertura = partida.apertura?.replaceAll('\0', '').toWellFormed().trim().slice(0, 120).toWellFormed();
  return {
    sitio,
    // An id of a file is made of names too: what stays of it leads to nobody.
    idSitio: /^[\w-]{1,64}$/u.test(partida.id) ? partida.id : shortHash(partida.id),
    ...likelyDate(partida.fecha),
    color,
    ...(elo === undefined ? {} : { elo }),
    ...(eloRival === undefined ? {} : { eloRival }),
    resultado: partida.resultado,
    ...(partida.ritmo !== undefined && /^[\d+/*:-]{1,20}$/u.test(partida.ritmo) ? { ritmo: partida.ritmo } : {}),
    jugadas: [...jugadas],
    ...(partida.relojes ? { relojes: partida.relojes.slice(0, jugadas.length).map(seconds) } : {}),
    ...(partida.evaluaciones ? { evaluaciones: partida.evaluaciones.slice(0, jugadas.length).map(cp) } : {}),
    ...(apertura ? { apertura } : {}),
    ...(libro === undefined ? {} : { libro }),
    ...(medio === undefined && final === undefined
      ? {}
      : { division: { ...(medio === undefined ? {} : { medio }), ...(final === undefined ? {} : { final }) } }),
    ...(partida.termino === undefined ? {} : { termino: partida.termino }),
  };
};

/** Back to what facts and exercises are made from; whose colour it is goes beside it. */
export const gameOfOwn = ({ idSitio, color, elo, eloRival, causas: _why, ...rest }: PartidaPropia): Partida => {
  const own = { nombre: OWN, ...(elo === undefined ? {} : { elo }) };
  const rival = { nombre: RIVAL, ...(eloRival === undefined ? {} : { elo: eloRival }) };
  return {
    ...(rest as Omit<Partida, 'id' | 'blancas' | 'negras'>),
    id: idSitio,
    blancas: color === 'blancas' ? own : rival,
    negras: color === 'blancas' ? rival : own,
  };
};

/** A hand as it leaves the browser: seats are positions already; an id that is free text stays here. */
export const ownHand = (mano: Mano): ManoPropia => {
  const { id, moneda, ...rest } = mano;
  return {
    ...(rest as Omit<ManoPropia, 'id' | 'moneda'>),
    id: /^[\w.#-]{1,64}$/u.test(id) ? id : shortHash(id),
    ...(moneda !== undefined && /^\S{1,8}$/u.test(moneda) ? { moneda } : {}),
  };
};

/** Why a hand that was read would not be taken: said of that hand, because a batch is taken as a whole or not at all. */
export const handRefusal = (hand: ManoPropia): string | undefined =>
  manoPropia.safeParse(hand).success
    ? handFault(hand)
    : 'La mano tiene más acciones, jugadores o fichas de las que sabemos guardar.';
