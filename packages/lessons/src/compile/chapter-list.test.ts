import { describe, expect, it } from 'vitest';
import { wordsIn } from '../compose/sentence.ts';
import { taughtContent } from './taught.ts';

/** The chapters that were promised, by name: none may be lost, nor lose a part of what a chapter is. */

const CHAPTERS = {
  reglas: 'aj-fun-reglas@0',
  'jaque y mate': 'aj-fun-jaquemate@0',
  valor: 'aj-fun-valor@0',
  'piezas colgadas': 'aj-fun-seguridad@0',
  'mate en 1': 'aj-tac-mate1@0',
  'mate en 2': 'aj-tac-mate2@1',
  'ataque doble': 'aj-tac-doble@1',
  clavada: 'aj-tac-clavada@1',
  descubierta: 'aj-tac-descubierta@2',
  desviación: 'aj-tac-desviacion@2',
  'mates elementales': 'aj-fin-mates@0',
  oposición: 'aj-fin-oposicion@1',
  peones: 'aj-fin-cuadrado@0',
  torre: 'aj-fin-torre@3',
  'principios de apertura': 'aj-ape-principios@0',
  italiana: 'aj-ape-abiertas@1',
  'respuesta a 1.e4': 'aj-ape-carokann@2',
  'respuesta a 1.d4': 'aj-ape-gambitodama@2',
  actividad: 'aj-est-actividad@1',
  plan: 'aj-est-plan@2',
  'estructura y peón aislado': 'aj-est-estructura@2',
  candidatas: 'aj-cal-candidatas@0',
  variantes: 'aj-cal-variantes@3',
  'cambios y conversión': 'aj-fin-conversion@1',
  'seguridad del rey': 'aj-est-rey@1',
  'reglas y manos': 'pk-fun-manos@0',
  posición: 'pk-fun-posicion@0',
  'odds y outs': 'pk-mat-odds@0',
  'valor esperado': 'pk-mat-ev@1',
  abrir: 'pk-pre-rfi@0',
  'ciega grande': 'pk-pre-cigrande@1',
  '3-bet': 'pk-pre-3bet@1',
  'frente a un 3-bet': 'pk-pre-vs3bet@2',
  'c-bet': 'pk-pos-cbet@1',
  'frente a c-bet': 'pk-pos-vscbet@2',
  turn: 'pk-pos-turn@2',
  'river por valor': 'pk-pos-valor@1',
  'atrapar faroles': 'pk-pos-river@2',
  'bote 3-bet': 'pk-pos-bote3bet@3',
  tamaños: 'pk-fun-tamanos@0',
  rangos: 'pk-exp-lectura@1',
  MDF: 'pk-mat-mdf@3',
  'all-in o fold': 'pk-tor-pushfold@1',
  ICM: 'pk-tor-icm@1',
  burbuja: 'pk-sng-burbuja@1',
  'Spin y heads-up': 'pk-tor-headsup@2',
  banca: 'pk-ban-banca@0',
  tilt: 'pk-men-tilt@0',
  'revisión de sesión': 'pk-rev-sesion@0',
} as const;

/** What a chapter teaches begins at the first stage of its topic and goes on to this level. */
const HIGHEST = 3;

/** Of stronger players one stage at a time has its chapter: what is written for them is named here, of any topic. */
const STRONGER = [
  'aj-cal-variantes@4',
  'aj-com-tiempo@4',
  'aj-est-ataque@4',
  'aj-est-defensa@4',
  'aj-est-plan@4',
  'aj-fin-conversion@4',
  'aj-fin-torrepractica@4',
  'pk-exp-regulares@4',
  'pk-pos-bote3bet@4',
  'pk-pos-overbet@4',
  'pk-pos-river@4',
];

const LONGEST = 40;

const { chess, poker } = taughtContent();
const byUnit = new Map([...chess.chapters, ...poker.chapters].map((chapter) => [chapter.unidad, chapter]));

const topicOf = (unit: string): string => unit.slice(0, unit.indexOf('@'));
const PROMISED = new Set(Object.values(CHAPTERS).map(topicOf));
const STAGES = [...chess.topics, ...poker.topics]
  .filter(({ id }) => PROMISED.has(id))
  .flatMap(({ id, nivelMin, nivelMax }) =>
    Array.from({ length: Math.min(nivelMax, HIGHEST) - nivelMin + 1 }, (_, i) => `${id}@${nivelMin + i}`),
  );
const WRITTEN = [...byUnit].map(([unit, { titulo }]): [string, string] => [titulo, unit]);

describe('the chapters that were promised', () => {
  it('are all there, at every stage of their topics, and no others', () => {
    for (const [name, unit] of Object.entries(CHAPTERS)) expect(byUnit.has(unit), name).toBe(true);
    expect([...byUnit.keys()].sort()).toEqual([...STAGES, ...STRONGER].sort());
  });

  it.each(WRITTEN)('%s (%s): decisions, a counter-example, a procedure, a card and a test of ten', (_, unit) => {
    const chapter = byUnit.get(unit);
    if (!chapter) throw new Error(`No chapter of ${unit}`);
    const { pasos, procedimiento, ficha, prueba } = chapter;
    expect(pasos.filter(({ verbo }) => verbo === 'prueba').length).toBeGreaterThanOrEqual(6);
    expect(pasos.filter(({ texto }) => /contraejemplo/iu.test(texto)).length).toBeGreaterThanOrEqual(1);
    expect(procedimiento.length).toBeGreaterThanOrEqual(2);
    expect(ficha.length).toBeGreaterThanOrEqual(4);
    expect(prueba.items).toHaveLength(10);
    expect(prueba.aprueba).toBeGreaterThanOrEqual(8);
    // What is asked in the test was not asked on the way.
    const asked = new Set(pasos.map((step) => JSON.stringify([step.texto, 'fen' in step ? step.fen : step.historia])));
    for (const item of prueba.items)
      expect(asked).not.toContain(JSON.stringify([item.texto, 'fen' in item ? item.fen : item.historia]));
  });

  it.each(WRITTEN)('%s (%s): no step says more than forty words', (_, unit) => {
    const { pasos = [], prueba, procedimiento = [], ficha = [] } = byUnit.get(unit) ?? {};
    const texts = [
      ...[...pasos, ...(prueba?.items ?? [])].flatMap((step) => [step.texto, 'razon' in step ? step.razon : '']),
      ...procedimiento,
      ...ficha,
    ];
    for (const text of texts) expect(wordsIn(text), text).toBeLessThanOrEqual(LONGEST);
  });

  it.each(WRITTEN)('%s (%s): what is said before moving is practised', (_, unit) => {
    const { pasos = [], procedimiento = [] } = byUnit.get(unit) ?? {};
    const words = [...procedimiento.join(' ').matchAll(/[\p{L}-]{5,}/gu)].map(([word]) => word.toLowerCase());
    // Among the last steps one repeats its words.
    const last = pasos.slice(-6).filter(({ verbo }) => verbo !== 'mira');
    const practised = last.filter(({ texto }) => {
      const said = texto.toLowerCase();
      return (
        /procedimiento|en voz alta|otra vez|sin ayuda|«[^»]+»/u.test(said) && words.some((word) => said.includes(word))
      );
    });
    expect(practised.length, last.map(({ texto }) => texto).join('\n')).toBeGreaterThanOrEqual(1);
  });
});
