/** Amounts as whole cents: sums of hands are compared for equality, so nothing here may round. */

/** $ £ ¥ € ₮, and the mark of a letter that was lost on the way. */
const isSymbol = (code: number): boolean =>
  code === 36 || code === 163 || code === 165 || code === 8364 || code === 8366 || code === 0xfffd;

/** Digits, with one or two decimals after a point or none: nearly every amount. −1 for anything else. */
const plainCents = (token: string): number => {
  let value = 0;
  let decimals = -1;
  if (token.length === 0 || token.length > 12) return -1;
  for (let i = 0; i < token.length; i++) {
    const code = token.charCodeAt(i);
    if (code === 46 && decimals < 0 && i > 0) decimals = 0;
    else if (code >= 48 && code <= 57 && decimals < 2) {
      value = value * 10 + code - 48;
      if (decimals >= 0) decimals++;
    } else return -1;
  }
  if (decimals === 0) return -1;
  return decimals === 2 ? value : decimals === 1 ? value * 10 : value * 100;
};

/** A token of digits and separators, in cents; undefined where it is not exact to the cent. */
export const cents = (token: string): number | undefined => {
  const plain = plainCents(token);
  if (plain >= 0) return plain;
  let whole = token;
  let fraction = '';
  const dot = token.lastIndexOf('.');
  const comma = token.lastIndexOf(',');
  if (dot >= 0 || comma >= 0) {
    const last = Math.max(dot, comma);
    const tail = token.length - last - 1;
    const groupsOf = (mark: string, text: string): boolean => {
      const parts = text.split(mark);
      return (parts[0] ?? '').length <= 3 && parts[0] !== '' && parts.slice(1).every((part) => part.length === 3);
    };
    if (dot >= 0 && comma >= 0) {
      const group = dot > comma ? ',' : '.';
      const head = token.slice(0, last);
      if (!groupsOf(group, head) || head.includes(token[last] as string)) return undefined;
      whole = head.replaceAll(group, '');
      fraction = token.slice(last + 1);
    } else if (comma >= 0 && groupsOf(',', token)) {
      // "1,500" groups thousands in every room that we read; "0,05" cannot.
      whole = token.replaceAll(',', '');
    } else if (token.indexOf(token[last] as string) === last && tail > 0) {
      whole = token.slice(0, last);
      fraction = token.slice(last + 1);
    } else return undefined;
  }
  while (fraction.length > 2 && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  if (fraction.length > 2 || whole.length > 13 || whole === '') return undefined;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? value : undefined;
};

/** Where the last amount that was read ends; one reader at a time, so one place is enough. */
export const scan = { end: 0 };

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * The amount that starts at `at`, with its symbol before or after: "$1,234.50", "0.02 €", "1500". Undefined where there
 * is none; `scan.end` is the first character after it.
 */
export const amountAt = (text: string, at: number): number | undefined => {
  let i = at;
  let code = text.charCodeAt(i);
  while (code === 32 || isSymbol(code)) code = text.charCodeAt(++i);
  const start = i;
  let plain = 0;
  while (isDigit(code)) {
    plain = plain * 10 + code - 48;
    code = text.charCodeAt(++i);
  }
  if (i === start) return undefined;
  let value: number | undefined;
  const mark = code;
  if ((mark === 46 || mark === 44) && isDigit(text.charCodeAt(i + 1))) {
    if (mark === 46 && !isDigit(text.charCodeAt(i + 3)) && text[i + 3] !== ',' && text[i + 3] !== '.') {
      // One or two decimals, the usual case, without slicing.
      value = plain * 100 + (text.charCodeAt(i + 1) - 48) * 10;
      i += 2;
      if (isDigit(text.charCodeAt(i))) {
        value += text.charCodeAt(i) - 48;
        i++;
      }
    } else {
      while (i < text.length && (isDigit(text.charCodeAt(i)) || text[i] === '.' || text[i] === ',')) i++;
      while (text[i - 1] === '.' || text[i - 1] === ',') i--;
      value = cents(text.slice(start, i));
    }
  } else value = plain * 100;
  if (text.charCodeAt(i) === 32 && isSymbol(text.charCodeAt(i + 1))) i += 2;
  else if (isSymbol(text.charCodeAt(i))) i++;
  scan.end = i;
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
};

/** ISO code of the symbol that a text shows, if any. */
export const currencyOf = (text: string): string | undefined => {
  if (text.includes('€')) return 'EUR';
  if (text.includes('$')) return 'USD';
  if (text.includes('£')) return 'GBP';
  if (text.includes('¥')) return 'CNY';
  return undefined;
};
