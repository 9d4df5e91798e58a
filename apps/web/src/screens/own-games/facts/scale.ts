import type { HechoPropio } from '@estratega/domain';
import { formatNumber } from '@estratega/lessons/compose';

/** A fact's number and its interval, in words and on a line. */

type Numbers = Pick<HechoPropio, 'valor' | 'intervalo' | 'unidad' | 'muestra' | 'referencia'>;

const digits = ({ unidad }: Pick<Numbers, 'unidad'>): number => (unidad === '%' || unidad === 'veces' ? 0 : 1);

export function valueWords(fact: Numbers): string {
  const number = formatNumber(fact.valor, digits(fact));
  if (fact.unidad === '%') return `${number} %`;
  if (fact.unidad === 'bb') return `${number} bb`;
  return number;
}

const UNIT_WORDS = { '%': ' %', 'por 100 jugadas': ' por 100 jugadas', veces: ' veces', bb: ' bb' } as const;

/** "entre 22 y 31 %, de 412; lo habitual, 24 %". */
export function intervalWords(fact: Numbers): string {
  const [from, to] = fact.intervalo.map((one) => formatNumber(one, digits(fact)));
  const usual = fact.referencia === undefined ? '' : `; lo habitual, ${formatNumber(fact.referencia, digits(fact))}`;
  return `Entre ${from} y ${to}${UNIT_WORDS[fact.unidad]}, de ${formatNumber(fact.muestra)}${usual}.`;
}

/** Where things stand on a line, in hundredths: from zero to a little beyond the furthest of them. */
export function scaleOf({ valor, intervalo: [from, to], unidad, referencia }: Numbers) {
  const furthest = Math.max(valor, to, referencia ?? 0, 1e-9);
  const end =
    unidad === '%' ? (furthest > 50 ? 100 : Math.max(10, Math.ceil((furthest * 1.15) / 10) * 10)) : furthest * 1.15;
  const at = (value: number): number => Math.round(Math.min(100, Math.max(0, (value / end) * 100)) * 10) / 10;
  return {
    desde: at(from),
    hasta: at(to),
    valor: at(valor),
    ...(referencia === undefined ? {} : { referencia: at(referencia) }),
  };
}
