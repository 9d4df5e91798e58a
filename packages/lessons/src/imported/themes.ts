/** Our topics by the themes and openings that a published puzzle names. A theme that is not here adds nothing. */

const BY_THEME: Readonly<Record<string, readonly string[]>> = {
  mateIn1: ['aj-tac-mate1'],
  mateIn2: ['aj-tac-mate2'],
  mateIn3: ['aj-tac-mate3'],
  mateIn4: ['aj-tac-mate3'],
  mateIn5: ['aj-tac-mate3'],
  backRankMate: ['aj-tac-patrones'],
  smotheredMate: ['aj-tac-patrones'],
  arabianMate: ['aj-tac-patrones'],
  anastasiaMate: ['aj-tac-patrones'],
  fork: ['aj-tac-doble'],
  pin: ['aj-tac-clavada'],
  skewer: ['aj-tac-enfilada'],
  xRayAttack: ['aj-tac-enfilada'],
  discoveredAttack: ['aj-tac-descubierta'],
  discoveredCheck: ['aj-tac-descubierta'],
  doubleCheck: ['aj-tac-descubierta'],
  deflection: ['aj-tac-desviacion'],
  attraction: ['aj-tac-atraccion'],
  trappedPiece: ['aj-tac-atrapada'],
  capturingDefender: ['aj-tac-defensor'],
  intermezzo: ['aj-tac-intermedia'],
  interference: ['aj-tac-interferencia'],
  clearance: ['aj-tac-despeje'],
  quietMove: ['aj-tac-silenciosa'],
  promotion: ['aj-tac-promocion'],
  underPromotion: ['aj-tac-promocion'],
  advancedPawn: ['aj-tac-promocion'],
  hangingPiece: ['aj-fun-seguridad'],
  defensiveMove: ['aj-tac-recursos'],
  equality: ['aj-tac-recursos'],
  kingsideAttack: ['aj-est-ataque'],
  exposedKing: ['aj-est-rey'],
  pawnEndgame: ['aj-fin-peones'],
  rookEndgame: ['aj-fin-torrepractica'],
  bishopEndgame: ['aj-fin-alfil'],
  knightEndgame: ['aj-fin-caballo'],
  queenEndgame: ['aj-fin-dama'],
  long: ['aj-cal-variantes', 'aj-cal-visualizacion'],
  veryLong: ['aj-cal-variantes', 'aj-cal-visualizacion'],
};

/** Without hyphens and apostrophes, as the tags begin. */
const BY_OPENING: readonly (readonly [RegExp, string])[] = [
  [/^(?:Italian_Game|Ruy_Lopez|Scotch_Game|Four_Knights|Petrovs?_|Russian_Game|Philidor)/u, 'aj-ape-abiertas'],
  [/^Sicilian/u, 'aj-ape-siciliana'],
  [/^French/u, 'aj-ape-francesa'],
  [/^CaroKann/u, 'aj-ape-carokann'],
  [/^(?:Queens_Gambit|Slav|SemiSlav)/u, 'aj-ape-gambitodama'],
  [/^(?:Kings_Indian|NimzoIndian|Grunfeld)/u, 'aj-ape-indias'],
  [/^(?:Benoni|Benko)/u, 'aj-ape-benoni'],
  [/^(?:Queens_Pawn_Game_(?:London|Colle|Stonewall)|London_System|Colle)/u, 'aj-ape-sistemas'],
  [/^(?:English_Opening|Reti|Zukertort)/u, 'aj-ape-flanco'],
  [/^(?:Kings_Gambit|Danish_Gambit|Indian_(?:Game|Defense)_Budapest)/u, 'aj-ape-gambitos'],
];

const MIXED = 'aj-tac-mixta';

/** The topics of a puzzle, before their levels are looked at. Any blow may come in a mixed set. */
export function topicsOf(themes: readonly string[], openings: readonly string[]): string[] {
  const tags = openings.map((tag) => tag.replaceAll(/[-']/gu, ''));
  const inOpening = themes.includes('opening')
    ? BY_OPENING.flatMap(([pattern, topic]) => (tags.some((tag) => pattern.test(tag)) ? [topic] : []))
    : [];
  const named = themes.flatMap((theme) => BY_THEME[theme] ?? []);
  return [...new Set([...named, ...inOpening, ...(named.length > 0 ? [MIXED] : [])])];
}

/** The first hint, by the topic that names the puzzle best. */
export const IDEAS: Readonly<Record<string, readonly string[]>> = {
  'aj-tac-mate1': ['Mira todos los jaques: uno de ellos es mate.'],
  'aj-tac-mate2': ['Hay mate en dos. Empieza por las jugadas que menos respuestas dejan.'],
  'aj-tac-mate3': ['Hay un mate forzado: calcula los jaques hasta el final.'],
  'aj-tac-patrones': ['El dibujo final es un mate con nombre propio.', 'Mira cuántas salidas tiene el rey rival.'],
  'aj-tac-doble': ['Busca un ataque doble.', 'Dos objetivos rivales pueden quedar atacados a la vez.'],
  'aj-tac-clavada': ['Una pieza rival no puede moverse como parece.', 'Busca una clavada.'],
  'aj-tac-enfilada': ['Dos piezas rivales pueden quedar en una misma línea.'],
  'aj-tac-descubierta': ['Busca qué se abre cuando una pieza propia se aparta.'],
  'aj-tac-desviacion': ['Un defensor rival tiene demasiado trabajo.'],
  'aj-tac-atraccion': ['Una entrega puede llevar una pieza rival a una casilla fatal.'],
  'aj-tac-atrapada': ['Cuenta las salidas de las piezas rivales más avanzadas.'],
  'aj-tac-defensor': ['¿Qué pieza rival sostiene la defensa? Piensa cómo quitarla.'],
  'aj-tac-intermedia': ['No hace falta responder a lo evidente enseguida: mira si hay algo antes.'],
  'aj-tac-interferencia': ['Piensa en cortar la línea que une a dos piezas rivales.'],
  'aj-tac-despeje': ['Una pieza propia estorba a otra: ¿y si dejara su sitio?'],
  'aj-tac-silenciosa': ['La jugada no es la más ruidosa: ¿qué amenaza crearía más problemas?'],
  'aj-tac-promocion': ['Piensa en el peón más avanzado.'],
  'aj-tac-recursos': ['La posición es delicada: busca la jugada que aguanta.'],
  'aj-fun-seguridad': ['Repasa una por una las piezas rivales: ¿cuáles no tienen defensor?'],
};
export const ANY_IDEA = 'Revisa jaques, capturas y amenazas, en ese orden.';
