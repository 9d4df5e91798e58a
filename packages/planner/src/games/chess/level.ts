import type { InformacionTema, InformacionTemaAjedrez, Tiempo } from '@estratega/domain';
import type { CHESS_FORMATS } from '@estratega/lessons';
import type { Profile, Signals } from '../game.ts';

type ChessFormat = (typeof CHESS_FORMATS)[number];

/** Lowest FIDE-equivalent Elo of each level from 1. */
const FLOORS = [800, 1100, 1400, 1700, 2000, 2200] as const;
export const CHESS_MAX_LEVEL = FLOORS.length;

/** Online ratings run higher; a rough conversion, since platforms are not comparable. */
export const ONLINE_DISCOUNT: Readonly<Record<Tiempo, number>> = { bala: 200, blitz: 150, rapida: 100, clásica: 100 };

const FORMAT: Readonly<Record<Tiempo, ChessFormat>> = {
  bala: 'bala',
  blitz: 'blitz',
  rapida: 'rapida',
  clásica: 'clasica',
};

export const levelOfElo = (elo: number): number => FLOORS.filter((floor) => elo >= floor).length;

const equivalent = (elo: number, request: InformacionTemaAjedrez): number =>
  request.experienciaAjedrez === 'Elo online' && request.tiempo
    ? Math.max(0, elo - ONLINE_DISCOUNT[request.tiempo])
    : elo;

/** Without Elo, five themes above the first steps that the player claims to know are worth level 1. */
const CLAIMS_FOR_LEVEL_1 = 5;

export const chessProfile = (request: InformacionTema, signals: Signals): Profile => {
  if (request.campo !== 'Ajedrez') throw new TypeError('not a chess request');
  const format = request.tiempo ? FORMAT[request.tiempo] : 'rapida';
  // Whoever has an Elo plays: never the first steps.
  if (request.elo !== undefined) return { level: Math.max(1, levelOfElo(equivalent(request.elo, request))), format };
  const claims = signals.known.filter((topic) => topic.nivelMax > 1).length;
  return { level: !signals.beginner && claims >= CLAIMS_FOR_LEVEL_1 ? 1 : 0, format };
};

const ELO =
  /\b(?:elo|rating|ranking|subi|llegue|pase|bate|alcance|tengo|estoy en|ahora soy)\D{0,24}?(\d{3,4})\b|\b(\d{3,4})\s*(?:de\s+)?(?:elo|rating|puntos)\b/u;

/** "Subí a 1750", "mi Elo es 1620": read from text already without accents and in lower case. */
export const declaredChessLevel = (plainText: string, request: InformacionTema): number | undefined => {
  if (request.campo !== 'Ajedrez') return undefined;
  const found = ELO.exec(plainText);
  const elo = Number(found?.[1] ?? found?.[2]);
  return elo >= 400 && elo <= 3000 ? Math.max(1, levelOfElo(equivalent(elo, request))) : undefined;
};
