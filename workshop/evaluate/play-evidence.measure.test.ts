import { describe, expect, it } from 'vitest';
import { isPlayedHere, playEvidence, together } from './play-evidence.ts';

const SHARE = 0.6;

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
