import type { Polaridad } from '../learner/state.ts';

/** What a clause says of the themes in it. Works on plain words: no accents, lower case, single spaces. */

export interface Stance {
  readonly polarity: Polaridad | undefined;
  /** "antes", "ahora": an earlier state gives way to the present one. */
  readonly time: 'before' | 'now' | undefined;
  /** The clause wants nothing of the theme: "no quiero". */
  readonly ignore: boolean;
  /** Begins with "pero" and the like. */
  readonly contrast: boolean;
  /** Speaks of what was just named: "no la entiendo". */
  readonly refersBack: boolean;
  /** Only "no con…", "pero sí en…", "los satélites no tanto": turns round what was said before. */
  readonly isBareNo: boolean;
  /** Only "ahora no", "ya no": what was said of the past has turned round. */
  readonly isOver: boolean;
}

export const OPPOSITE: Readonly<Record<Polaridad, Polaridad>> = { sabe: 'no_sabe', no_sabe: 'sabe', quiere: 'sabe' };

const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\|\s*/u)
    .join('|');
const has = (list: string): RegExp => new RegExp(`\\b(?:${words(list)})\\b`, 'u');

const WANT = has(
  `quiero|kiero|qiero|queremos|meterle|me gustaria|quisiera|querria|me gustaria|gustaria|me encantaria|necesito|necesitaria|deseo|me interesan?|me interesaria|pretendo|mi objetivo|
  mi meta|ojala|tengo ganas|con ganas|tengo que|deberia|debo (?:mejorar|aprender|estudiar|trabajar)|hay que|ensename|ensenenme|ayudame|ayuda con|
  busco|espero (?:aprender|mejorar|dominar|entender)|me propongo|para aprender|para mejorar|aspiro a|planeo|voy a (?:estudiar|aprender|trabajar)|
  me llama la atencion|me vendria|me vendrian|me serviria|me convendria|convendria|estaria (?:bueno|bien|genial|mal)|no vendria mal|me ayudaria|recomendacion|recomendaciones|prefiero|preferiria|me da curiosidad|tengo curiosidad|prioridad`,
);
const NOT_NEEDED = has('no necesito|no hace falta|no me hace falta|no necesitaria');
const NOT_WANTED = has(
  'no quiero|no me interesan?|no deseo|no pretendo|no quisiera|paso de|me dan? (?:lo mismo|igual)|no me llaman?|no me importan?',
);

/** Weakness by itself, without a negation. */
const WEAK = has(
  `me cuestan?|me costaban?|costaba|cuesta|cuestan|costar|flojo|floja|flojos|flojas|flojea|flojeo|flaqueo|debil|debiles|debilidad|debilidades|mal|mala|malo|malos|malas|
  fallo|fallaba|fallan?|fallar|fallos|me pierdo|pierdo|perdia|perdido|perdida|me confund\\w*|confund\\w*|confuso|confusa|lio|liosas?|me lian?|dificil|dificiles|dificultad|dificultades|
  problemas?|errores|error|torpe|peor|peores|flaco|desconozco|ignoro|olvido|se me olvidan?|olvidan?|escapan?|me faltan?|carezco|dudas?|dudo|bloqueo|me bloquean?|
  fatal|pesimo|pesima|pesimos|sufro|sufrir|asustan?|miedo|cuelgo|regalo|atragantan?|resisten?|bola|complican?|me complico|complicado|complicados|complicada|complicadas|
  desastre|horrible|nulo|nula|cero|verde|pez|perdidisimo|me matan?|me ganan?|hundo|me hundo|caigo|agobian?|tiltea\\w*|exploto|me enredo|enredan?|me sacan? de|
  inseguro|insegura|inseguridad|insuficiente|poco|poca|pocas|pocos|apenas|a medias|regular|mas o menos|oxidad[oa]s?|verdes|pendiente|pendientes|me suenan?|he oido|se me va|
  fuga|fugas|leaks?|destroza\\w*|destrozan|apuro|apuros|nervios|nerviosa?|nervioso|ansiedad|imposible|imposibles|de mas|demasiad[oa]s?|me tilteo|tilteo|me desconcentro|me distraigo|despist\\w*|me quedo sin|me trago|abuso|sin plan|
  se me hacen?|se me van|talon de aquiles|punto ciego|me dejo|me como|me comen|me comi|me trago|me las trago|me los trago|me cago|de mas|karma|cuesta arriba|foldeo|foldear|overfold\\w*|calleo|callear|blunder\\w*|regalo|me atrevo|ni a palos|apurado|apurada|me olvido|descuido|me paso|me hacen|me plantean|me juegan|me rompen|me destroza\\w*|loco|en contra|no logro|no consigo|no alcanzo|me rindo|me supera|superan|sin idea|ni idea|ni papa|ni jota|
  atraviesan?|atraganto|me come|me comen?|achico|me achican?|panico|terror|pavor|preocupan?|justit[oa]s?|voy justo|voy justa|ando justo|equivoc\\w*|no tanto|no mucho|me supera\\w*|me desborda\\w*|me frustra\\w*|lagunas?|dolor de cabeza|cruz|me quedo en blanco|que es eso|que es esto|hacen? falta|odio|detesto|aborrezco|malisim[oa]s?|flojisim[oa]s?|dificilisim[oa]s?|debilisim[oa]s?|poquisim[oa]s?|otra historia|otro cantar|otro mundo`,
);
/** Words for trouble that a negation turns into strength. */
const NO_TROUBLE = new RegExp(
  [
    '\\b(?:no|sin|ningun|ninguna|nunca|jamas|tampoco|cero)',
    '(?: casi| ya| nunca| apenas)?(?: me| se me| le| nos)?(?: las?| los?)?',
    '(?: tengo| tuve| veo| hay| suponen?| dan?| van?| es| son| suelo| representan?| tienen?| tener| pongo| resultan?)?',
    '(?: ya| casi| mucha| mucho| muchos| muchas| ningun| ninguna| tantos?| demasiad[oa]s?| grandes?| mayor| mayores| nada| tan)*',
    ' (?:cuestan?|costaban?|problemas?|dificultad|dificultades|dificil|dificiles|dudas?|fallo|fallar|fallan?|fallos|mal|malo|mala|',
    'complican?|complicad[oa]s?|errores|escapan?|olvidan?|olvido|pierdo|confund\\w*|lio|lian?|miedo|inconvenientes?|esfuerzo|pegas?|',
    'sufro|enredo|cuelgo|caigo|dudo|flojeo|bloqueo|asustan?|atragantan?|resisten?|preocupan?|equivoc\\w*|panico|frustran?|atraviesan?|tilteo|tilteaba|regalo|hundo|achico|dramas?|rollos?|afectan?|como|comen?)\\b',
  ].join(''),
  'u',
);
/** «dejé de colgar piezas», «hace rato que dejé de tener problemas»: the trouble is over. */
const OVER =
  /\b(?:deje|he dejado|dejamos|logre dejar|consegui dejar) de (?:tener|sufrir|cometer|hacer|fallar|colgar|perder|regalar|dudar|equivocar\w*|olvidar\w*|dejar\w*|tiltear\w*|\w+r(?:me|la|lo)?)\b/u;
/** «ni clavadas ni enfiladas me dan problemas»: both are fine. */
const NEITHER_TROUBLE =
  /^(?:ya )?ni\b.* ni\b.* (?:me|se me|nos) (?:dan?|cuestan?|suponen?|complican?|preocupan?|asustan?|resisten?|escapan?|olvidan?|atragantan?)\b/u;
/** «no es que no sepa…»: two negations are none. */
/** «la varianza ya no me afecta» is over; «ya no me acuerdo» is not. */
const NO_LONGER = /\bya no (?:me|se me) (?!acuerd|sale|funcion|siento|defiend|veo|da\b|dan\b)\w+/u;
const NOT_THAT_NOT = /\bno es que no\b|\bno digo que no\b|\bno puedo decir que no\b/u;
/** Phrases whose words would be taken for a negation or a doubt. */
const IDIOMS =
  /\b(?:sin (?:lugar a )?dudas?|sin (?:ninguna|la menor) duda|no solo|no solamente|mas que nada|nada mas|ni que decir|no hay duda)\b/gu;
const NEGATION = has('no|nunca|jamas|tampoco|ni|nada|ningun|ninguna|ninguno|nadie');
const WITHOUT = /\bsin\b/u;

const KNOW = has(
  `domino|dominaba|dominamos|dominad[oa]s?|dominar|conozco|conocia|entiendo|entendia|entendi|entender|comprendo|comprender|manejo|manejaba|controlo|controlad[oa]s?|controlar|controlaba|claro|clara|claros|claras|
  se me dan?|se me daban?|bien|bueno|buena|buenos|buenas|fuerte|fuertes|fortaleza|resuelvo|resolver|estudie|estudiad[oa]s?|estudio|aprendi|aprendid[oa]s?|me salen?|salen?|salir|me defiendo|defiendo bien|
  juego|jugaba|jugado|jugar|llevo|gestiono|calculo|aplico|uso|utilizo|practico|practicad[oa]s?|reviso|analizo|hago|hacer|veo|encuentro|detecto|reconozco|identifico|comod[oa]s?|segur[oa]|solid[oa]s?|facil|faciles|facilidad|facilmente|perfecto|perfectamente|
  soltura|se|sabia|sabemos|saber|experto|experta|especialista|avanzad[oa]|recuerdo|ejecuto|preparo|sigo|tengo|leo|leido|visto|trabajad[oa]s?|trabajo|mirado|domina|maestr[oa]|crack|encantan?|gustan?|al dia|de memoria|
  interiorizad[oa]s?|asimilad[oa]s?|superad[oa]s?|sobran?|sobrad[oa]|lo mio|mi fuerte|aciert[oa]|acertar|respeto|cumplo|registro|anoto|apunto|planifico|cuento|distingo|convierto|gano|defiendo|ataco|a menudo|a diario|habitualmente|con frecuencia|siempre|robo|abro|trabaje|practique|entrene|repase|hice|vi|lei|ok|okey|oka|genial|joya|de diez|mejor|buenisim[oa]s?|clarisim[oa]s?|segurisim[oa]s?|comodisim[oa]s?|dominadisim[oa]s?|trabajadisim[oa]s?|estudiadisim[oa]s?|controladisim[oa]s?`,
);
/** Here the pronoun belongs to the phrase: «se me dan de lujo». */
const GOES_WELL = /\bse me (?:dan?|daban?)\b|\bde (?:lujo|maravilla|diez|10)\b/u;
/** "se" is also a pronoun: it is "sé" at the start, or after no, ya, tampoco, yo, que; and not before another pronoun. */
const REFLEXIVE =
  /(?:^|(?<=\s))se(?= (?:me|te|le|les|nos|lo|puede|debe|ve|hace|trata|juega|usa)\b)|(?<!^|\b(?:no|ya|tampoco|yo|que|si|solo|tambien|y|lo|las|los|la|casi|nunca|apenas|pero) )\bse\b(?! (?:bastante|mucho|muchisimo|algo|poco|todo|de sobra|perfectamente|bien|\w+[aei]r)\b|$)/gu;

const YES = /(?:^| )(?:si|tambien)$|\bsi (?:que|lo|la|las|los|los)\b|\btambien\b/u;
const BEFORE =
  /\b(?:antes|hace (?:un )?(?:tiempo|anos|meses)|al principio|de chico|en el pasado|solia|antiguamente)\b/u;
const NOW = /\b(?:ahora|hoy|actualmente|ya)\b/u;

/** «todo menos el river», «salvo los satélites». */
const EXCEPTION = /^(?:salvo|excepto|menos|quitando)\b/u;
const BARE_NOW_NO = /^(?:(?:y|pero) )?(?:ahora|hoy|ya)(?: ya)? no(?: tanto| mucho| mas)?$/u;
/** «no quiero seguir perdiendo en el river» says what goes wrong, not what is unwanted. */
const TIRED_OF = /\bno quiero (?:seguir|volver a|perder|fallar|tiltear|mas)\b/u;

/** `statement` is the clause with the pronoun "se" taken out, so that what is left is "sé". */
const polarityOf = (said: string, statement: string): Polaridad | undefined => {
  const clause = said.replace(IDIOMS, 'x');
  if (NOT_NEEDED.test(clause)) return 'sabe';
  if (TIRED_OF.test(clause)) return 'no_sabe';
  if (WANT.test(clause)) return 'quiere';
  if (NOT_THAT_NOT.test(clause) || NO_LONGER.test(clause) || OVER.test(clause) || NEITHER_TROUBLE.test(clause))
    return 'sabe';
  if (NO_TROUBLE.test(clause)) return 'sabe';
  const negated = NEGATION.test(clause);
  if (WEAK.test(clause)) {
    // "no domino mal", "no soy malo": the negation reaches the weakness; "no sé nada, fatal": it does not.
    return /\bno (?:soy|estoy|ando|voy|vamos|juego|se me dan?|lo hago|llevo|me (?:va|van|parece|defiendo)) (?:tan |nada |muy )?(?:mal|malo|mala|flojo|floja|torpe|perdido|perdida)\b/u.test(
      clause,
    )
      ? 'sabe'
      : 'no_sabe';
  }
  if (negated || WITHOUT.test(clause)) return 'no_sabe';
  return KNOW.test(statement) || GOES_WELL.test(clause) || YES.test(clause) ? 'sabe' : undefined;
};

/** Whether the clause says something by itself, or only continues the one before. */
export const stanceOf = (clause: string): Stance => {
  const plain = clause.replace(REFLEXIVE, 'x');
  const isBareNo =
    /^(?:(?:y|e|pero|aunque) )?no (?:con|en|asi)\b|^(?:pero|aunque) si (?:con|en|a)\b|\bes otr[oa] (?:historia|cantar|mundo|cosa|tema)\b/u.test(
      clause,
    ) || EXCEPTION.test(clause);
  const isOver = BARE_NOW_NO.test(clause);
  const refersBack = /\b(?:la|lo|las|los)\b|[aei]r(?:la|lo|las|los)\b/u.test(clause);
  const contrast = /^(?:pero|aunque|sino|en cambio|mientras|salvo|excepto|menos|quitando)\b/u.test(clause);
  const time: Stance['time'] = BEFORE.test(clause) ? 'before' : NOW.test(clause) ? 'now' : undefined;
  const shape = { time, contrast, refersBack, isBareNo, isOver };
  if (NOT_WANTED.test(clause) && !TIRED_OF.test(clause)) return { ...shape, polarity: undefined, ignore: true };
  return { ...shape, polarity: polarityOf(clause, plain), ignore: false };
};
