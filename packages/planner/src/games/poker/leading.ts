/** What a player's words say beside the theme: who does it, from where and how deep. It chooses among the theme's own drills. */

interface Asked {
  readonly says: RegExp;
  readonly drills: readonly string[];
}

const ASKED: readonly Asked[] = [
  // «Botes 3beteados fuera de posición»: half of those that are dealt are in position.
  {
    says: /\b(?:fuera de posici[oó]n|sin posici[oó]n|oop)\b/iu,
    drills: ['mano-resubida-fuera', 'mano-fuera', 'mano-fuera-torneo'],
  },
  // «Me pagan siempre que faroleo»: against a balanced rival the bluff that loses there is right.
  {
    says: /\b(?:me pagan siempre|siempre me pagan|me pagan tod[oa]s?|nadie se (?:retira|tira)|no foldean|nadie foldea|pagan tod[oa])\b/iu,
    drills: ['mano-pagador', 'mano-pagador-torneo'],
  },
  // «No sé cuándo apostar fuerte cuando ligo».
  {
    says: /\b(?:apostar (?:fuerte|grande|m[aá]s)|cu[aá]nto apostar|cuando ligo)\b/iu,
    drills: ['mano-valor', 'mano-valor-torneo'],
  },
  // Twelve to fifteen blinds, whatever is said of them.
  {
    says: /\b(?:1[2-5])(?: ?(?:-|–|a|o|y) ?1[2-5])? ?(?:ciegas|cg|bbs?|big blinds)\b/iu,
    drills: ['tabla-doce-quince', 'tabla-resteal'],
  },
];

export const pokerLeading = (text: string): readonly string[] =>
  ASKED.flatMap(({ says, drills }) => (says.test(text) ? drills : []));
