import { stemOf } from './tokens.ts';

/** "analizo", "calculando", "cuelgo" → the infinitive that a list of terms would hold, where it holds one. */

const ENDINGS = /(?:ando|iendo|amos|emos|imos|aba|abas|aban|aste|iste|ado|ido|ada|ida|as|es|an|en|o|a|e|i)$/u;
/** The infinitive, or the noun that goes with it: "apuesto", "apuesta". */
const INFINITIVES = ['ar', 'er', 'ir', 'ear', 'a', 'o'] as const;

/** "cuelg" was "colg", "jueg" was "jug", "defiend" was "defend". */
const rootsOf = (root: string): readonly string[] => {
  const roots = [root];
  if (root.includes('ue')) roots.push(root.replace('ue', 'o'), root.replace('ue', 'u'));
  if (root.includes('ie')) roots.push(root.replace('ie', 'e'));
  if (root.endsWith('qu')) roots.push(`${root.slice(0, -2)}c`);
  return roots;
};

const SHORTEST = 3;
/** Too short for the rule. */
const IRREGULAR: Readonly<Record<string, string>> = { leo: 'leer', veo: 'ver', doy: 'dar', voy: 'ir' };

export const infinitiveOf = (word: string, names: (stem: string) => boolean): string | undefined => {
  if (word === 'jamas' || word.length < SHORTEST || word.length > 20) return undefined;
  const irregular = IRREGULAR[word];
  if (irregular) return names(irregular) ? irregular : undefined;
  const root = word.replace(ENDINGS, '');
  if (root === word || root.length < 3) return undefined;
  for (const one of rootsOf(root)) {
    for (const ending of INFINITIVES) {
      const stem = stemOf(one + ending);
      if (names(stem)) return stem;
    }
  }
  return undefined;
};
