import type { Game } from '../games/game.ts';

/** What a stack asks for, and where it is told. */
export interface Stack {
  readonly tema: string;
  readonly tramo: [number, number];
}

/**
 * «Llego con 12-15 ciegas y no sé si ir all in o esperar»: a stack is a theme where a sentence asks what to do with it, whatever else
 * the sentence is about. A bet told in blinds is none.
 */
const STACK =
  /\b(?:con|quedan?|queda[ns]|tengo|tenía|tiene|llego (?:a|con)|stacks? (?:de|en|entre)|corto,?) (?:(?:unas?|unos|menos de|entre|sólo|solo|apenas|los|las) )*(\d{1,2})(?: ?(?:-|–|a|o|y|u) ?(\d{1,2}))? ?(?:ciegas|cg|bbs?|big blinds)\b/giu;
const ASKS =
  /\ball[ -]?in\b|\b(?:no s[eé]|dud[oa]\w*|cuest\w+|push\w*|shov\w*|(?:open)?fold\w*|resub\w+|esper(?:ar|o)|met(?:er|o)|qu[eé] (?:hago|hacer)|c[oó]mo jug\w+|pierdo|mal)\b/iu;

const sentenceAt = (text: string, at: number): readonly [number, number] => {
  const before = [...text.slice(0, at).matchAll(/[.!?;\n]/gu)].at(-1)?.index;
  const after = text.slice(at).search(/[.!?;\n]/u);
  return [before === undefined ? 0 : before + 1, after < 0 ? text.length : at + after];
};

/** `named`: themes that the text names by themselves. */
export const stacksIn = ({ stacks }: Game, text: string, named: Iterable<string>): readonly Stack[] => {
  const known = new Set(named);
  return [...text.matchAll(STACK)].flatMap((match): Stack[] => {
    const [start, end] = sentenceAt(text, match.index);
    const most = Math.max(Number(match[1]), Number(match[2] ?? 0));
    const tema = stacks.find(({ upTo }) => most <= upTo)?.tema;
    const isNamed = stacks.some((stack) => known.has(stack.tema));
    if (tema === undefined || isNamed || !ASKS.test(text.slice(start, end))) return [];
    return [{ tema, tramo: [match.index, match.index + match[0].length] }];
  });
};
