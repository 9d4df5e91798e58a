import type { z } from 'zod';
import { spanishNumber } from '../text/numbers.ts';

/** What is wrong with a value, for a person: said of whatever field has no sentence of its own. */

/** As many as are written. */
const DECIMALS = 20;
const quoted = (value: unknown): string => (typeof value === 'string' ? `«${value}»` : String(value));
const listed = (values: readonly unknown[]): string =>
  values.length < 2
    ? values.map(quoted).join()
    : `${values.slice(0, -1).map(quoted).join(', ')} o ${quoted(values.at(-1))}`;
const counted = (n: number | bigint, one: string, many: string): string =>
  `${spanishNumber(n, DECIMALS)} ${Number(n) === 1 ? one : many}`;

const KINDS: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto.',
  number: 'Debe ser un número.',
  int: 'Debe ser un número entero.',
  boolean: 'Debe ser verdadero o falso.',
  array: 'Debe ser una lista.',
  tuple: 'Debe ser una lista.',
  object: 'Debe ser un grupo de datos con nombre.',
  record: 'Debe ser un grupo de datos con nombre.',
  date: 'Debe ser una fecha.',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Debe ser un correo electrónico.',
  url: 'Debe ser una dirección de internet.',
  uuid: 'Debe ser un identificador.',
  datetime: 'Debe ser una fecha con su hora, como 2026-11-16T15:00:00Z.',
  date: 'Debe ser una fecha, como 2026-11-16.',
};

const ofLength = (origin: string, size: number | bigint, limit: 'mínimo' | 'máximo'): string => {
  if (origin === 'string') return `Debe tener ${counted(size, 'carácter', 'caracteres')} como ${limit}.`;
  if (origin === 'array' || origin === 'set')
    return `Debe tener ${counted(size, 'elemento', 'elementos')} como ${limit}.`;
  return `Debe ser ${spanishNumber(size, DECIMALS)} como ${limit}.`;
};

/** For `z.config({ customError })`: never «Entrada inválida», which tells nobody what to do. */
export const spanishIssue = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Falta este dato.';
      return KINDS[issue.expected] ?? 'No es del tipo que se espera.';
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'No puede quedar vacío.';
      return ofLength(issue.origin, issue.minimum, 'mínimo');
    case 'too_big':
      return ofLength(issue.origin, issue.maximum, 'máximo');
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return 'Falta este dato.';
      return issue.values.length === 1
        ? `Solo puede ser ${listed(issue.values)}.`
        : `Debe ser uno de estos valores: ${listed(issue.values)}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Está escrito de una forma que no se reconoce.';
    case 'not_multiple_of':
      return `Debe ir de ${spanishNumber(issue.divisor, DECIMALS)} en ${spanishNumber(issue.divisor, DECIMALS)}.`;
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `Sobra el dato ${listed(issue.keys)}.`
        : `Sobran los datos ${issue.keys.map(quoted).join(', ')}.`;
    case 'invalid_union':
      return issue.input === undefined ? 'Falta este dato.' : 'No tiene ninguna de las formas que se aceptan.';
    case 'invalid_key':
      return 'Tiene un dato con un nombre que no se conoce.';
    case 'invalid_element':
      return 'Tiene un elemento que no se acepta.';
    default:
      return 'No se acepta este valor.';
  }
};
