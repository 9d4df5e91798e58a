import { lineIn } from '@estratega/own-games/opponent';
import { gameOf } from '@estratega/planner/evaluation';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, isPlayedHere, playEvidence, together } from './play-evidence.ts';

const SHARE = 0.6;

const SAN = /^(?:\d+\.)?(?:O-O(?:-O)?|[RDTAC]?[a-h]?[1-8]?x?[a-h][1-8])\+?[.,;:]?$/u;

describe('what a chess week says about a game', () => {
  const consignas = gameOf('Ajedrez').curriculum.topics.flatMap(({ variantes }) =>
    (variantes.jugar ?? []).map(({ consigna = '' }) => consigna),
  );

  it('can be done here, by one person and against Estratega', () => {
    expect(consignas.length).toBeGreaterThan(300);
    expect(consignas.filter((one) => ELSEWHERE.test(one))).toEqual([]);
  });

  it('puts every move that it names on the board', () => {
    const lines = consignas.filter((one) => /\b1\.\S/u.test(one));
    expect(lines.length).toBeGreaterThan(30);
    for (const one of lines) {
      const words = one.split(/\s+/u);
      const from = words.findIndex((word) => word.startsWith('1.'));
      const rest = words.slice(from).findIndex((word) => !SAN.test(word));
      expect([one, lineIn(one)?.length]).toEqual([one, rest < 0 ? words.length - from : rest]);
    }
  });
});

describe('the minutes of a chess week that are played', () => {
  it('leave a game behind where the task can be played here: most of them', () => {
    const { tasks, minutes, left } = together(playEvidence('medida', 40).values());
    expect(tasks).toBeGreaterThan(40);
    expect(left / minutes).toBeGreaterThanOrEqual(SHARE);
  });

  it('count only where nobody has to be asked, nothing set up and no site visited', () => {
    const played = (descripcion: string) => isPlayedHere({ tipo: 'jugar', descripcion });
    expect(played('Juega una partida larga y anota dos momentos.')).toBe(true);
    expect(played('Monta una posición de ataque y juega contra alguien.')).toBe(false);
    expect(played('Juega en tu plataforma o club habitual la línea de la semana.')).toBe(false);
    expect(isPlayedHere({ tipo: 'analizar', descripcion: 'Revisa tu última partida.' })).toBe(false);
  });
});
