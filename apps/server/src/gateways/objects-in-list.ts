/**
 * The objects of the one list in `{"name":[{…},{…}]}`, each as soon as it has come. A list of megabytes is never in memory as a
 * whole, nor read at once while everybody else waits.
 */

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
/** Within the outer object and its list. */
const INSIDE = 2;

export interface ListCutter {
  /** Throws a `SyntaxError` where it is not JSON, or one object is longer than `longest`. */
  feed(text: string): void;
  /** Throws where it broke off, or there was no list. */
  end(): void;
}

export const createListCutter = (onObject: (text: string) => void, longest: number): ListCutter => {
  let depth = 0;
  let seenList = false;
  let inText = false;
  let escaped = false;
  let begun = '';
  const broken = (why: string): never => {
    throw new SyntaxError(why);
  };
  return {
    feed: (text) => {
      let from = depth > INSIDE ? 0 : -1;
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (inText) {
          if (escaped) escaped = false;
          else if (code === BACKSLASH) escaped = true;
          else if (code === QUOTE) inText = false;
          continue;
        }
        if (code === QUOTE) inText = true;
        else if (code === OPEN_OBJECT || code === OPEN_LIST) {
          if (depth === 0 && code !== OPEN_OBJECT) broken('not an object');
          if (depth === 1 && code === OPEN_LIST) seenList = true;
          if (depth === INSIDE) from = at;
          depth++;
        } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
          depth--;
          if (depth < 0) broken('closed too often');
          if (depth === INSIDE && from >= 0) {
            const whole = begun + text.slice(from, at + 1);
            begun = '';
            from = -1;
            if (whole.length > longest) broken('an object without end');
            onObject(whole);
          }
        }
      }
      if (from >= 0) begun += text.slice(from);
      if (begun.length > longest) broken('an object without end');
    },
    end: () => {
      if (depth !== 0 || inText || !seenList) broken('no list, or not all of it');
    },
  };
};
