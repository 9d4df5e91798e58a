/** What a clause says of the themes in it. Works on plain words: no accents, lower case, single spaces. */

/** What the rules can tell; what nobody wants is told apart (`ignore`). */
export type Polaridad = 'sabe' | 'no_sabe' | 'quiere';

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
  /** Says only what one does («juego», «analizo»), not that it goes well: what follows may tell otherwise. */
  readonly isHabit: boolean;
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
  'no quiero|no me interesan?|no deseo|no pretendo|no quisiera|(?<!me )paso de|me dan? (?:lo mismo|igual)|no me llaman?|no me importan?',
);

/** «me da pereza estudiar GTO»: not now. */
const NO_MOOD = /\bme dan? (?:mucha |un poco de |bastante )?(?:pereza|paja|fiaca|flojera|hueva|lata|palo)\b/u;
/** «quiero dejar de jugar el Londres» asks for something else; «dejar de colgar piezas» is what goes wrong. */
const GIVEN_UP =
  /\b(?:dejar|cambiar|abandonar|largar|soltar) (?:de (?:jugar|usar|hacer|abrir(?: con)?) )?(?:el|la|los|las|mi|mis)\b/u;
/** «mejorar los finales», «y aprender el gambito de rey»: an infinitive at the head is a wish. */
const BARE_WISH =
  /^(?:(?:y|e|a|para|solo|tambien|sobre todo|por ultimo|despues|luego) )*(?:aprender|mejorar|estudiar|entender|pulir|reforzar|repasar|profundizar|practicar|trabajar|entrenar|dominar|perfeccionar|afinar|consolidar|empezar|pasar(?:me)?)\b/u;

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
  atraviesan?|atraganto|me come|me comen?|achico|me achican?|panico|terror|pavor|preocupan?|justit[oa]s?|voy justo|voy justa|ando justo|equivoc\\w*|no tanto|no mucho|me supera\\w*|me desborda\\w*|me frustra\\w*|lagunas?|dolor de cabeza|cruz|me quedo en blanco|que es eso|que es esto|hacen? falta|odio|detesto|aborrezco|malisim[oa]s?|flojisim[oa]s?|dificilisim[oa]s?|debilisim[oa]s?|poquisim[oa]s?|piloto automatico|zeitnot|impulsiv\\w*|limpeo|mala racha|downswing|cansad[oa]|desconcentr\\w*|otra historia|otro cantar|otro mundo`,
);
/**
 * «me liquidan», «me descolocan», «me pasan por arriba»: what others do to me, or what things do to me, is a complaint,
 * whatever the verb; so is what happens to oneself: «me congelo», «me hago un nudo», «me quemo». The few verbs of
 * liking, of going well and of holding one's own are not.
 */
const SUFFERED =
  /\bme (?!(?:salen|gustan|encantan|interesan|van|resultan|parecen|llaman|quedan|sirven|ayudan|suenan|tocan|ensenan|explican|dicen|recomiendan|dan|funcionan|entran|faltan|convienen|aprend\w+)\b)\w{3,}[ae]n\b/u;
/** «se me borra», «se me nota»: what happens by itself is seldom wished for; «me marea», «me tiene podrido», «me da cosa». */
const BY_ITSELF = /\bse me (?!(?:dan?|daban?|quedan?|pegan?|facilitan?|ocurren?|graban?|grabo)\b)\w+[aeo]n?\b/u;
const DOES_TO_ME =
  /\bme (?!(?:sale|salia|gusta|gustaria|encanta|interesa|va|iba|resulta|parece|llama|queda|sirve|ayuda|ayude|suena|toca|funciona|entra|conviene|ensena|ensene|explica|explique|dice|diga|recomienda|recomiende|importa|apasiona|divierte|alcanza|defiende|aburre|prepare|hace falta|hace gracia|da|aprende|aprendi|estudie|compre|prepara|lleve|llame)\b)\w{3,}[ae]\b/u;
const GIVES_ME =
  /\bme dan? (?!igual|lo mismo|bien|curiosidad|gusto|confianza|seguridad|placer|para|la sensacion|joya|genial|resultado|frutos?|puntos?|de lujo|de maravilla)\w+/u;
const HAPPENS_TO_ME =
  /\bme (?!(?:defiendo|manejo|siento|apano|arreglo|acuerdo|gusto|oriento|llevo|se|dedico|considero|llamo|preparo|animo|encargo|concentro|enfoco|ensene|propongo|pregunto|conozco|memorizo|aprendo|estudio|leo|inscribo|apunto|sumo|manejaba|tomo|pongo a|divierto|las? se|los? se)\b)\w{2,}o\b/u;
/** «¿squeeze? ¿eso se come?»: it is not known at all. */
const UNHEARD =
  /\b(?:eso|con que|y eso) (?:se come|que es)\b|\bque (?:es|carajo es|cuernos es) (?:eso|esto)\b|\bni lo (?:huelo|vi)\b/u;
/** «lo pago caro», «termina mal»: what follows from it tells how it goes. */
const COSTS =
  /\b(?:lo |la |las |los )?pag[oa]n? caro\b|\bsale caro\b|\bme sale caro\b|\btermin[oa] (?:mal|perdiendo|llorando)\b/u;

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
  /\b(?:sin (?:lugar a )?dudas?|sin (?:ninguna|la menor) duda|no solo|no solamente|mas que nada|nada mas|y (?:muy )?poco mas|ni que decir|no hay duda)\b/gu;
const NEGATION = has('no|nunca|jamas|tampoco|ni|nada|ningun|ninguna|ninguno|nadie');
const WITHOUT = /\bsin\b/u;

const KNOW = has(
  `domino|dominaba|dominamos|dominad[oa]s?|dominar|conozco|conocia|entiendo|entendia|entendi|comprendo|manejo|manejaba|controlo|controlad[oa]s?|controlar|controlaba|claro|clara|claros|claras|
  se me dan?|se me daban?|bien|bueno|buena|buenos|buenas|fuerte|fuertes|fortaleza|resuelvo|estudie|estudiad[oa]s?|estudio|aprendi|aprendid[oa]s?|me salen?|salen?|me defiendo|defiendo bien|
  juego|jugaba|jugado|(?:se|puedo|logro|consigo|aprendi a|capaz de) (?:\\w+ )?\\w+[aei]r|llevo|gestiono|calculo|aplico|uso|utilizo|practico|practicad[oa]s?|reviso|analizo|hago|veo|encuentro|detecto|reconozco|identifico|comod[oa]s?|segur[oa]|solid[oa]s?|facil|faciles|facilidad|facilmente|perfecto|perfectamente|
  soltura|se|sabia|sabemos|saber|experto|experta|fenomeno|fiera|maquina|bestia|capo|capa|genio|tome la mano|agarre la mano|volando|especialista|avanzad[oa]|recuerdo|ejecuto|preparo|sigo|tengo|leo|leido|visto|trabajad[oa]s?|trabajo|mirado|domina|maestr[oa]|crack|encantan?|gustan?|al dia|de memoria|
  interiorizad[oa]s?|asimilad[oa]s?|superad[oa]s?|sobran?|sobrad[oa]|lo mio|mi fuerte|aciert[oa]|acertar|respeto|cumplo|registro|anoto|apunto|planifico|cuento|distingo|convierto|gano|defiendo|ataco|al vuelo|de taquito|a menudo|a diario|robo|abro|trabaje|practique|entrene|repase|hice|vi|lei|ok|okey|oka|genial|joya|de diez|mejor|buenisim[oa]s?|clarisim[oa]s?|segurisim[oa]s?|comodisim[oa]s?|dominadisim[oa]s?|trabajadisim[oa]s?|estudiadisim[oa]s?|controladisim[oa]s?`,
);
/** Said outright: no other word of the clause undoes it. */
const STRONG = has(
  'domino|dominad[oa]s?|controlad[oa]s?|bien|perfecto|perfectamente|genial|joya|crack|sobrad[oa]s?|al dia|de memoria|de taquito|al vuelo|sin problemas?|sin drama|comod[oa]s?|lo mio|mi fuerte|barbaro|barbara|de diez|facil|faciles|sol[oa]s?',
);
const HABITS =
  /\b(?:juego|jugaba|jugado|jugar|hago|hacer|uso|utilizo|practico|reviso|analizo|veo|sigo|tengo|leo|estudio|estudie|hice|vi|lei|cuento|abro|robo|apunto|anoto|llevo|trabajo|calculo|preparo|ataco)\b/gu;
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
  if (UNHEARD.test(clause)) return 'no_sabe';
  if (WANT.test(clause) || BARE_WISH.test(clause)) return 'quiere';
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
  if (negated || WITHOUT.test(clause) || COSTS.test(clause)) return 'no_sabe';
  if (STRONG.test(statement)) return 'sabe';
  if ([SUFFERED, HAPPENS_TO_ME, BY_ITSELF, DOES_TO_ME, GIVES_ME].some((one) => one.test(clause))) return 'no_sabe';
  return KNOW.test(statement) || GOES_WELL.test(clause) || YES.test(clause) ? 'sabe' : undefined;
};

const isGivenUp = (clause: string): boolean => WANT.test(clause) && GIVEN_UP.test(clause);

/** «me lo hacen», «flojito», «flojísimo», «re claro»: forms that change nothing of what is said. */
const plainForms = (clause: string): string =>
  clause
    .replace(/\b((?:se )?me) (?:las?|los?) (?=\w+(?:o|an?|en?|e|aron|ieron)\b)/gu, '$1 ')
    .replace(/\b(\w{3,}?)(?:c?it|ill)([oa]s?)\b/gu, (word, root: string, end: string) =>
      DIMINISHED.has(`${root}${end.charAt(0)}`) ? root + end : word,
    )
    .replace(/\b(?:re|recontra|super|mega|ultra|mazo|banda) (?=\w)/gu, '')
    .trim();
const DIMINISHED = new Set(
  'flojo floja malo mala verde justo justa perdido perdida debil poco poca bueno buena claro clara seguro segura solido solida'.split(
    ' ',
  ),
);

/** Whether the clause says something by itself, or only continues the one before. */
export const stanceOf = (said: string): Stance => {
  const clause = plainForms(said);
  const plain = clause.replace(REFLEXIVE, 'x');
  const isBareNo =
    /^(?:(?:y|e|pero|aunque) )?no (?:con|en|asi)\b|^(?:pero|aunque) si (?:con|en|a)\b|\bes otr[oa] (?:historia|cantar|mundo|cosa|tema)\b/u.test(
      clause,
    ) || EXCEPTION.test(clause);
  const isOver = BARE_NOW_NO.test(clause);
  const refersBack = /\b(?:la|lo|las|los)\b|[aei]r(?:la|lo|las|los)\b/u.test(clause);
  const contrast = /^(?:pero|aunque|sino|en cambio|mientras|salvo|excepto|menos|quitando)\b/u.test(clause);
  const time: Stance['time'] = BEFORE.test(clause) ? 'before' : NOW.test(clause) ? 'now' : undefined;
  const isHabit = !KNOW.test(plain.replace(HABITS, ' ')) && !GOES_WELL.test(clause);
  const shape = { time, contrast, refersBack, isBareNo, isOver, isHabit };
  if ((NOT_WANTED.test(clause) && !TIRED_OF.test(clause)) || NO_MOOD.test(clause) || isGivenUp(clause))
    return { ...shape, polarity: undefined, ignore: true };
  return { ...shape, polarity: polarityOf(clause, plain), ignore: false };
};
