import { type ManoPropia, partidaPropia } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import type { Mano } from '../hands/model.ts';
import { gameOfOwn, handRefusal, ownGame, ownHand, playersIn } from './own.ts';
import { readGames } from './read-games.ts';

const FILE = `[Event "Torneo del club de Rival Uno"]
[Site "Casa de Rival Uno"]
[Date "2026.11.03"]
[White "Rival Uno"]
[Black "Ana"]
[WhiteElo "1480"]
[BlackElo "1400"]
[Result "1-0"]
[TimeControl "600+5"]

1. e4 {[%clk 0:10:00][%eval 0.2]} e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# {Rival Uno gana} 1-0

[Event "x"]
[White "Ana"]
[Black "Rival Dos"]
[Result "*"]

1. d4 d5 *
`;
const { partidas } = readGames(FILE);

describe('a game as it leaves the browser', () => {
  it('tells the side of the player, and nobody’s name', () => {
    const own = partidas.map((partida) => ownGame(partida, 'ana'));
    expect(own.map((one) => one?.color)).toEqual(['negras', 'blancas']);
    expect(own[0]).toMatchObject({ sitio: 'archivo', elo: 1400, eloRival: 1480, fecha: '2026-11-03', ritmo: '600+5' });
    for (const one of own) expect(partidaPropia.parse(one)).toEqual(one);
    expect(JSON.stringify(own)).not.toMatch(/Rival (?:Uno|Dos)|"Ana|club/u);
  });

  it('is none where the player is not in it', () => {
    const [first] = partidas;
    expect(first && ownGame(first, 'otra')).toBeUndefined();
  });

  it('comes back as what facts are made from', () => {
    const [first] = partidas;
    const own = first && ownGame(first, 'Ana');
    expect(own && gameOfOwn(own)).toMatchObject({
      blancas: { nombre: 'rival', elo: 1480 },
      negras: { nombre: 'yo', elo: 1400 },
      jugadas: first?.jugadas,
    });
  });

  it('whoever played most is offered first', () => {
    expect(playersIn(partidas)[0]).toEqual({ nombre: 'Ana', partidas: 2 });
  });
});

describe('a hand as it leaves the browser', () => {
  it('keeps no free text in its id', () => {
    const hand = { id: 'Ana contra Beto', moneda: 'dólares de mentira' } as unknown as Mano;
    expect(ownHand(hand).id).toMatch(/^[0-9a-z]{14}$/u);
    expect(ownHand(hand).moneda).toBeUndefined();
  });

  it('is not sent where it would not be taken: it would take the whole batch with it', () => {
    const hand: ManoPropia = {
      sala: 'phh',
      id: '1',
      tipo: 'cash',
      ciegas: [1, 2],
      asientos: [
        { pos: 'SB', stack: 200, heroe: true },
        { pos: 'BB', stack: 200 },
      ],
      historia: [{ calle: 'pre', acciones: [{ pos: 'SB', hace: 'fold' }] }],
      bote: 2,
      comision: 0,
      netoHeroe: -1,
    };
    expect(handRefusal(hand)).toBeUndefined();
    const checks = Array.from({ length: 41 }, (_, i) => ({ pos: i % 2 ? 'BB' : 'SB', hace: 'check' }) as const);
    expect(handRefusal({ ...hand, historia: [{ calle: 'pre', acciones: checks }] })).toContain('más acciones');
    expect(handRefusal({ ...hand, bote: 1e13 })).toContain('fichas');
    expect(handRefusal({ ...hand, bote: 1 })).toContain('bote');
  });
});
