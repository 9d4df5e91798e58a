import type { Capitulo, Pack } from '@estratega/lessons';
import type { Paso } from '@estratega/lessons/compose';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPacks } from '../../../shell/data/packs.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { CHOICE, STAGE } from '../session.fixture.ts';
import { ChapterStep } from './chapter-step.tsx';
import { gainSentence, gainWords, readGain } from './gain.ts';

const PARTIDA = 'plan-1.3.1.0';
const ADDRESS = '/lecciones/bbbb.json';
const named = (id: string) => ({ ...CHOICE, id });
const IDS = ['pk00ab01', 'pk00ab02', 'pk00ab03', 'pk00ab04'];
const PACK: Pack = { ejercicios: IDS.map(named) };
const chapter: Capitulo = {
  unidad: STAGE.unidad,
  titulo: 'Clavadas',
  entrada: 'Entra.',
  pasos: [{ verbo: 'mira', clave: 'p1', texto: 'Mira esto.', escena: { tipo: 'poker', historia: [] } }],
  procedimiento: ['¿Qué amenaza?'],
  ficha: ['Una línea.'],
  prueba: { aprueba: 8, ejercicios: [] },
  medida: { antes: IDS.slice(0, 2), despues: IDS.slice(2), paquetes: [ADDRESS] },
};
const etapa = { ...STAGE, ficha: { titulo: 'Clavadas', procedimiento: ['¿Qué amenaza?'], ficha: ['Una línea.'] } };
const FIRST: Paso & { tipo: 'mira' } = {
  tipo: 'mira',
  clave: 'p1',
  texto: 'Mira esto.',
  escena: { tipo: 'poker', historia: [] },
};
const CARD = { tipo: 'ficha', clave: 'ficha' } as const;

function show(step: Paso & { tipo: 'mira' | 'ficha' }, capitulo: Capitulo = chapter) {
  render(
    <ChapterStep
      step={step}
      etapa={etapa}
      material={{ capitulos: new Map([[capitulo.unidad, capitulo]]) }}
      partida={PARTIDA}
      last={false}
      onNext={() => undefined}
      onBack={undefined}
      announce={() => undefined}
    />,
  );
  return userEvent.setup();
}

const WRONG = 'Juego más manos';
const RIGHT = 'Me levanto y anoto las tres manos';

async function answer(user: ReturnType<typeof userEvent.setup>, nth: number, text: string) {
  await screen.findByText(new RegExp(`^${nth} de 2\\.`, 'u'));
  await user.click(await screen.findByText(text));
}

beforeEach(() => {
  localStorage.clear();
  forgetPacks();
  fakeServer({ [`GET ${ADDRESS}`]: { json: PACK } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('before and after a chapter', () => {
  it('is offered at the first step, asked without hints, and told at the card with the other half', async () => {
    const user = show(FIRST);
    await user.click(screen.getByRole('button', { name: 'Mide lo que ganas: 8 ejercicios antes' }));
    await answer(user, 1, WRONG);
    expect(screen.queryByRole('button', { name: /pista/iu })).toBeNull();
    await answer(user, 2, WRONG);
    expect(await screen.findByText('0 de 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Al capítulo' }));
    expect(screen.getByRole('heading', { name: 'Mira' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /8 ejercicios antes/u })).toBeNull();
    expect(readGain(PARTIDA, chapter.unidad)).toEqual({ antes: 0 });

    cleanup();
    const later = show(CARD);
    await later.click(screen.getByRole('button', { name: 'Mide lo que ganaste: otros 8 ejercicios' }));
    await answer(later, 1, RIGHT);
    await answer(later, 2, WRONG);
    expect(await screen.findByText('0 de 2 → 1 de 2')).toBeDefined();
    expect(screen.getByText('Una más que antes del capítulo.')).toBeDefined();
    await later.click(screen.getByRole('button', { name: 'Seguir' }));
    expect(screen.getByText('0 de 2 → 1 de 2')).toBeDefined();
    expect(screen.queryByRole('button', { name: /otros 8 ejercicios/u })).toBeNull();
  });

  it('is never asked for at the end by who was not measured at the beginning, nor where a theme has too few', () => {
    show(CARD);
    expect(screen.queryByRole('button', { name: /Mide/u })).toBeNull();
    cleanup();
    const { medida: _none, ...without } = chapter;
    show(FIRST, without);
    expect(screen.queryByRole('button', { name: /Mide/u })).toBeNull();
  });

  it('is kept by the week and not by the task, and nothing strange in storage breaks it', () => {
    localStorage.setItem(`estratega.sesion.plan-1.3.${chapter.unidad}`, '{"antes":3,"despues":"x"}');
    expect(readGain('plan-1.3.4.2', chapter.unidad)).toEqual({ antes: 3 });
    localStorage.setItem(`estratega.sesion.plan-1.3.${chapter.unidad}`, 'null');
    expect(readGain(PARTIDA, chapter.unidad)).toEqual({});
  });

  it('is told plainly, whichever way it went', () => {
    expect(gainWords({ antes: 3, despues: 6 }, 8)).toBe('3 de 8 → 6 de 8');
    expect(gainSentence({ antes: 3, despues: 6 })).toBe('3 más que antes del capítulo.');
    expect(gainSentence({ antes: 3, despues: 3 })).toMatch(/^Igual/u);
    expect(gainSentence({ antes: 3, despues: 2 })).toMatch(/^Menos/u);
  });
});
