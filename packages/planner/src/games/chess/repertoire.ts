import type { Habit, Line } from '../game.ts';

/** Lines that players name as theirs: the theme that teaches each, the colour with which it is played, and stages about another line. */
export const CHESS_LINES: readonly Line[] = [
  { words: /\b(?:1 ?)?d4\b/u, tema: 'aj-ape-gambitodama', lado: 'blancas', dicho: '1.d4' },
  { words: /\bgambito de dama\b/u, tema: 'aj-ape-gambitodama', lado: 'blancas', dicho: 'el gambito de dama' },
  { words: /\b(?:eslava|semieslava)\b/u, tema: 'aj-ape-gambitodama', lado: 'negras', dicho: 'la eslava' },
  { words: /\b(?:italiana|giuoco)\b/u, tema: 'aj-ape-abiertas', lado: 'blancas', dicho: 'la italiana', sin: [2] },
  { words: /\b(?:espanola|ruy lopez)\b/u, tema: 'aj-ape-abiertas', lado: 'blancas', dicho: 'la española', sin: [1] },
  { words: /\bescocesa\b/u, tema: 'aj-ape-abiertas', lado: 'blancas', dicho: 'la escocesa', sin: [1, 3] },
  { words: /\bcaro ?kann?\b/u, tema: 'aj-ape-carokann', lado: 'negras', dicho: 'la Caro-Kann' },
  { words: /\bfrancesa\b/u, tema: 'aj-ape-francesa', lado: 'negras', dicho: 'la francesa' },
  {
    words: /\b(?:siciliana|najdorf|dragon|sveshnikov)\b/u,
    tema: 'aj-ape-siciliana',
    lado: 'negras',
    dicho: 'la siciliana',
  },
  {
    words: /\b(?:india de rey|nimzo\w*|grunfeld|india de dama)\b/u,
    tema: 'aj-ape-indias',
    lado: 'negras',
    dicho: 'las indias',
  },
  { words: /\bbenoni\b/u, tema: 'aj-ape-benoni', lado: 'negras', dicho: 'la benoni' },
  {
    words: /\b(?:londres|colle|stonewall)\b/u,
    tema: 'aj-ape-sistemas',
    lado: 'blancas',
    dicho: 'un sistema de peón dama',
  },
  { words: /\b(?:inglesa|catalana|reti)\b/u, tema: 'aj-ape-flanco', lado: 'blancas', dicho: 'una apertura de flanco' },
];

/** White's first move, and what is played against 1.e4: what a repertoire has, it has in the place of something else. */
const FIRST_MOVE: readonly string[] = ['aj-ape-gambitodama', 'aj-ape-abiertas', 'aj-ape-sistemas', 'aj-ape-flanco'];
const AGAINST_E4: readonly string[] = ['aj-ape-carokann', 'aj-ape-francesa', 'aj-ape-siciliana'];

type Named = { readonly tema: string; readonly lado: 'blancas' | 'negras' };

/** Openings of the core that such a repertoire never meets: against 1.e4 a Caro-Kann player has no 1…e5. */
export const chessExcluded = (lines: readonly Named[]): readonly string[] => {
  const has = (list: readonly string[], lado: Named['lado']): boolean =>
    lines.some((line) => line.lado === lado && list.includes(line.tema));
  const isNamed = (id: string): boolean => lines.some(({ tema }) => tema === id);
  return [
    ...(has(FIRST_MOVE, 'blancas') || has(AGAINST_E4, 'negras') ? ['aj-ape-abiertas'] : []),
    ...(has(FIRST_MOVE, 'blancas') ? ['aj-ape-sistemas'] : []),
  ].filter((id) => !isNamed(id));
};

/** What players do by themselves every day. */
export const CHESS_HABITS: readonly Habit[] = [
  { area: 'TAC', words: /\b(?:tactica|tactico|tacticos|puzzles?|problemas|puzzle rush)\b/u },
];
