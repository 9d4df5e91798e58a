/**
 * Numbers as es-AR writes them: 1.234,5. By hand, to the letter what Intl says: making one of its formats costs a phone more than reading
 * what is beside it, and a dozen were made before the first screen was drawn.
 */

const GROUP = 3;

/** Away from zero from five on, in decimals as they are written: 1,005 is 1,01 although the machine holds a little less. */
const roundedDigits = (whole: string, fraction: string, most: number): readonly [string, string] => {
  const kept = fraction.slice(0, most);
  if ((fraction[most] ?? '0') < '5') return [whole, kept];
  const next = String(BigInt(`${whole}${kept}`) + 1n).padStart(whole.length + kept.length, '0');
  return [next.slice(0, next.length - kept.length), next.slice(next.length - kept.length)];
};

const grouped = (whole: string): string => {
  const head = whole.length % GROUP;
  const groups = head === 0 ? [] : [whole.slice(0, head)];
  for (let at = head; at < whole.length; at += GROUP) groups.push(whole.slice(at, at + GROUP));
  return groups.join('.');
};

/** «3.500», «5,5», «-0,25»: with at most so many decimals, and at least so many. */
export const spanishNumber = (value: number | bigint, most = 3, least = 0): string => {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${sign}∞`;
  const [mantissa = '', exponent = '0'] = String(value).replace(/^-/u, '').split('e');
  const [before = '', after = ''] = mantissa.split('.');
  const point = before.length + Number(exponent);
  const digits = `${before}${after}`;
  const all = point > 0 ? digits.padEnd(point, '0') : `${'0'.repeat(1 - point)}${digits}`;
  const at = Math.max(1, point);
  const [whole, fraction] = roundedDigits(all.slice(0, at), all.slice(at), most);
  const decimals = fraction.replace(/0+$/u, '').padEnd(least, '0');
  return `${sign}${grouped(whole)}${decimals === '' ? '' : `,${decimals}`}`;
};
