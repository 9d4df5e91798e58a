import { agrees, compute } from '../poker/compute.ts';
import { replay, type Situacion } from '../poker/replay.ts';
import { parseRange } from '../ranges/ranges.ts';
import type { Opcion, PokerRow, Pregunta } from '../schema/index.ts';

/** What of a poker exercise can be computed, computed again; answers with what does not agree, in words. */

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

const isLegal = ({ opciones }: Situacion, option: Opcion): boolean =>
  opciones.some((legal) => {
    if (legal.hace !== option.hace) return false;
    if (option.a === undefined) return true;
    if (legal.a !== undefined) return near(legal.a, option.a);
    return legal.min === undefined || (option.a >= legal.min - 1e-6 && option.a <= (legal.max ?? Infinity) + 1e-6);
  });

const attempt = <T>(work: () => T): { readonly value?: T; readonly error?: string } => {
  try {
    return { value: work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

const numberProblems = (question: Pregunta & { tipo: 'numero' }): string[] => {
  const { value, error } = attempt(() => compute(question.calculo));
  if (value === undefined) return [`«${question.pide}»: ${error}`];
  const margin = Math.max(question.tolerancia.abs ?? 0, Math.abs(value) * (question.tolerancia.rel ?? 0));
  if (margin === 0) return [`«${question.pide}»: no tolerance`];
  return question.trampas.flatMap(({ calculo, aviso }) => {
    const wrong = attempt(() => compute(calculo));
    if (wrong.value === undefined) return [`trap «${aviso}»: ${wrong.error}`];
    return Math.abs(wrong.value - value) <= margin ? [`trap «${aviso}» is a right answer (${wrong.value})`] : [];
  });
};

const questionProblems = (question: Pregunta, table: Situacion | undefined): string[] => {
  switch (question.tipo) {
    case 'accion': {
      const { opciones, mejor, aceptables, valores } = question;
      const out = [mejor, ...aceptables].filter((index) => index >= opciones.length);
      const illegal = table ? opciones.filter((option) => !isLegal(table, option)) : [];
      const best = valores ? Math.max(...valores) : undefined;
      return [
        ...out.map((index) => `option ${index} does not exist`),
        ...illegal.map((option) => `${JSON.stringify(option)} is not legal: ${JSON.stringify(table?.opciones)}`),
        ...(table ? [] : ['asks for an action without a table']),
        ...(valores && valores.length !== opciones.length ? ['as many values as options'] : []),
        ...(valores && best !== undefined && (valores[mejor] ?? -Infinity) < best - 1e-9
          ? ['the best is not the best']
          : []),
      ];
    }
    case 'numero':
      return numberProblems(question);
    case 'rango': {
      const { error } = attempt(() => parseRange(question.solucion));
      return error ? [error] : [];
    }
    case 'elige':
      return [question.correcta, ...question.aceptables]
        .filter((index) => index >= question.textos.length)
        .map((index) => `text ${index} does not exist`);
    case 'libre':
      return [];
  }
};

export const pokerProblems = (row: PokerRow): readonly string[] => {
  const { mesa, historia, mano, rangos, calculos, explicacion, preguntas } = row;
  const played = mesa ? attempt(() => replay(mesa, historia, mano)) : {};
  const hero = mesa?.asientos.find(({ heroe }) => heroe)?.pos;
  const asksAction = preguntas.some(({ tipo }) => tipo === 'accion');
  return [
    ...(played.error ? [played.error] : []),
    ...(mesa && !hero ? ['nobody is the hero'] : []),
    ...(asksAction && played.value && played.value.turno !== hero ? [`it is the turn of ${played.value.turno}`] : []),
    ...Object.values(rangos ?? {}).flatMap((text) => attempt(() => parseRange(text)).error ?? []),
    ...preguntas.flatMap((question) => questionProblems(question, played.value)),
    ...calculos.flatMap((sum) => {
      const { value, error } = attempt(() => agrees(sum));
      if (error) return [`${JSON.stringify(sum)}: ${error}`];
      return value ? [] : [`${JSON.stringify(sum)} is ${compute(sum)}`];
    }),
    ...calculos.flatMap(({ da }) => (da && !explicacion.includes(da) ? [`«${da}» is not in the explanation`] : [])),
  ];
};
