import { createHash } from 'node:crypto';
import type { ManoPropia, PartidaPropia } from '@estratega/domain';

/** Names made from what a thing is: the same game brought twice, from the site and from a file of it, is one row. */

const named = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`)
    .toString(36)
    .padStart(25, '0');

export const gameId = ({ sitio, idSitio, fecha, color, resultado, jugadas }: PartidaPropia): string =>
  named(
    sitio === 'archivo'
      ? ['partida', fecha?.slice(0, 10) ?? '', color, resultado, jugadas.join(' ')].join('\n')
      : ['partida', sitio, idSitio].join('\n'),
  );

export const handId = ({ sala, id, fecha }: ManoPropia): string =>
  // A file of PHH may count its hands from 1: there the day is part of the name.
  named(['mano', sala, id, sala === 'phh' ? (fecha ?? '') : ''].join('\n'));

/** A moment to order by; a clock without its zone is read as UTC, which is near enough for a list. */
export const playedAt = (fecha: string | undefined, brought: Date): Date => {
  if (fecha === undefined) return brought;
  const at = new Date(fecha.length === 10 ? `${fecha}T00:00:00Z` : fecha.endsWith('Z') ? fecha : `${fecha}Z`);
  return Number.isNaN(at.getTime()) ? brought : at;
};
