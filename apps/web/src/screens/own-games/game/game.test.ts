import { Chess, type Move } from '@estratega/chess/rules';
import type { AnalisisPartida, PartidaPropia } from '@estratega/domain';
import type { ChessExercise } from '@estratega/lessons';
import { type Analisis, gameOfOwn, mistakesOfGame } from '@estratega/own-games';
import { describe, expect, it } from 'vitest';
import { judgeAnswer, verdictOf, whatHappened, wrongWith } from './answer.ts';
import { ideaWords } from './idea.ts';
import { decisive, type Momento, walkThrough } from './walk.ts';
import { factsOf, moveName, rival, share } from './words.ts';

const partida: PartidaPropia = {
  sitio: 'lichess',
  idSitio: 'trampa',
  fecha: '2026-11-03T23:20:00Z',
  color: 'negras',
  elo: 1400,
  eloRival: 1480,
  resultado: '1-0',
  ritmo: '600+5',
  jugadas: 'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 b8d7 c4d5 e6d5 c3d5 f8e7 d5f6 e7f6 g5f6 d7f6'.split(' '),
  libro: 8,
};
const analisis: AnalisisPartida = {
  motor: 'M',
  posiciones: partida.jugadas.map((_, ply) =>
    ply < 8
      ? null
      : ply === 11
        ? { cp: -350, linea: ['f6d5'], segunda: 90 }
        : { cp: ply < 11 ? 20 : 110, linea: [ply === 12 ? 'd5f6' : 'a2a3'] },
  ),
};
const exercises = mistakesOfGame(gameOfOwn(partida), 'negras', analisis as Analisis).map(
  ({ exercise }) => exercise as ChessExercise,
);
const walk = walkThrough({ partida, analisis }, exercises);
const [momento] = walk.momentos as [Momento];
const move = (san: string): Move => new Chess(walk.fens[11]).move(san);

describe('a game to be walked through', () => {
  it('has a position for every ply, and the chance of winning where somebody looked', () => {
    expect(walk.fens).toHaveLength(partida.jugadas.length + 1);
    expect(walk.chances.slice(0, 8)).toEqual(Array(8).fill(undefined));
    // Black's: White's 350 less is Black's 350 more.
    expect(share(walk.chances[11] ?? 0)).toBe('78\u00a0%');
    expect(share(walk.chances[12] ?? 0)).toBe('40\u00a0%');
  });

  it('stops at own mistakes, with the exercise that came of them', () => {
    expect(
      walk.momentos.map(({ ply, jugada, mejor, ejercicio }) => [ply, jugada.san, mejor?.san, ejercicio?.id]),
    ).toEqual([[11, 'Be7', 'Nxd5', exercises[0]?.id]]);
    expect(walkThrough({ partida, analisis }, []).momentos[0]?.ejercicio).toBeUndefined();
    expect(walkThrough({ partida }, []).momentos).toEqual([]);
  });

  it('uses what the site evaluated where the engine did not look', () => {
    const evaluaciones = partida.jugadas.map((_, i) => (i === 10 ? -350 : i > 10 ? 110 : 20));
    const own = walkThrough({ partida: { ...partida, evaluaciones } }, []);
    expect(own.momentos.map(({ ply, mejor }) => [ply, mejor])).toEqual([[11, undefined]]);
    expect(own.chances.filter((chance) => chance === undefined)).toHaveLength(1);
  });
});

describe('«¿Qué habrías jugado?»', () => {
  it('is judged as the exercise is', () => {
    const exercise = exercises[0] as ChessExercise;
    expect(judgeAnswer(exercise, move('Nxd5')).fase).toBe('bien');
    expect(judgeAnswer(exercise, move('Be7'))).toMatchObject({ fase: 'mal', castigo: 'd5f6' });
    expect(judgeAnswer(exercise, move('h6'))).toMatchObject({ fase: 'mal', castigo: undefined });
  });

  it('says what it was worth in plain words', () => {
    expect(verdictOf({ fase: 'bien', jugada: move('Nxd5') }, momento)).toBe('6…Cxd5: la mejor');
    expect(verdictOf({ fase: 'mal', jugada: move('Be7') }, momento)).toBe('6…Ae7: lo mismo que en la partida');
    expect(verdictOf({ fase: 'mal', jugada: move('h6') }, momento)).toBe('6…h6 no es la mejor');
    expect(verdictOf({ fase: 'vista' }, momento)).toBe('Lo mejor era 6…Cxd5');
    expect(whatHappened(momento)).toBe(
      'En la partida jugaste 6…Ae7 y tu probabilidad de ganar bajó de 78\u00a0% a 40\u00a0%. Con 7.Cxf6+ el rival se salva: lo que había ya no está. Lo mejor era 6…Cxd5: había una pieza sin defensa.',
    );
    expect(whatHappened({ ...momento, mejor: undefined })).not.toContain('Lo mejor');
    const named = { ...momento, ejercicio: { ...(exercises[0] as ChessExercise), temas: ['aj-tac-doble'] } };
    expect(whatHappened(named)).toMatch(/Lo mejor era 6…Cxd5: había un ataque doble\.$/u);
  });

  it('says that others were as good only where they were looked at', () => {
    const alone = { ...momento, ejercicio: undefined };
    expect(whatHappened(alone)).toMatch(/ a 40\u00a0%\. Lo mejor era 6…Cxd5\.$/u);
    expect(whatHappened({ ...alone, otras: true })).toMatch(/6…Cxd5, aunque no era la única buena\.$/u);
    expect(wrongWith(alone)).toBe('Era mejor 6…Cxd5.');
    expect(wrongWith({ ...alone, mejor: undefined })).toBe('Había algo mejor.');
  });
});

it('lists the three moments that cost the most, in the order of the game', () => {
  const cost = (ply: number, antes: number) => ({ ...(walk.momentos[0] as Momento), ply, antes, despues: 0 });
  const all = [cost(10, 0.3), cost(20, 0.9), cost(30, 0.2), cost(40, 0.5)];
  expect(decisive(all).map(({ ply }) => ply)).toEqual([10, 20, 40]);
  expect(decisive(all.slice(0, 1))).toHaveLength(1);
});

describe('words about a game', () => {
  it('say the rival by rating, the result from the player’s side, and the pace', () => {
    expect(rival(partida)).toBe('un rival de 1480');
    expect(rival({ sitio: 'archivo' })).toBe('un rival');
    expect(rival({ sitio: 'estratega', eloRival: 1150 })).toBe('Estratega');
    expect(factsOf({ ...partida, sitio: 'estratega', eloRival: 1150 }).at(-1)).toBe('nivel 1150');
    expect(factsOf(partida)).toEqual(['Perdiste', 'con negras', '3 de noviembre de 2026', '10 min + 5 s', 'Lichess']);
    expect(factsOf({ ...partida, resultado: '1/2-1/2', sitio: 'archivo', ritmo: '1/86400' })).toEqual([
      'Tablas',
      'con negras',
      '3 de noviembre de 2026',
    ]);
    expect(factsOf({ ...partida, resultado: '*' })[0]).toBe('Sin terminar');
    expect(moveName(0, { san: 'Nf3' })).toBe('1.Cf3');
  });
});

describe('an idea of one’s own, which the engine looks at afterwards', () => {
  const said = (cp: number) => ({ cp, linea: [], nodos: 100_000 });
  const idea = (san: string, best: string, after: number) => {
    const [jugada, mejor] = [move(san), move(best)];
    return ideaWords({
      ply: 11,
      jugada,
      mejor: jugada.lan === mejor.lan ? undefined : mejor,
      antes: said(-350),
      despues: said(after),
    });
  };
  it('is told as chances of winning, beside what the engine would play', () => {
    expect(idea('Nxd5', 'Nxd5', -350)).toBe('6…Cxd5: lo mismo que jugaría el motor.');
    expect(idea('h6', 'Nxd5', -340)).toBe('6…h6 vale tanto como 6…Cxd5, la del motor.');
    expect(idea('Be7', 'Nxd5', 110)).toBe(
      'Con 6…Ae7 tu probabilidad de ganar es de 40\u00a0%; con 6…Cxd5, la del motor, de 78\u00a0%.',
    );
  });
});
