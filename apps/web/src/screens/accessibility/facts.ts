/** Said as the box understands them: a test reads every one of them on a board. */
export const SPOKEN = [
  'torre a e3',
  'caballo f3',
  'caballo de f3 toma el peón de e5',
  'peón a e4',
  'enroque corto',
  'peón a e8, dama',
] as const;

export const KEYS = [
  ['Flechas', 'recorren las casillas del tablero o las manos de un rango'],
  ['Intro', 'elige la pieza y la casilla; después de responder, sigue'],
  ['1, 2, 3…', 'eligen una opción o una decisión de póker'],
  ['P', 'pide una pista de ajedrez'],
  ['Flechas izquierda y derecha', 'recorren la solución jugada a jugada'],
  ['Esc', 'suelta la pieza; sin pieza en la mano, sale y guarda por dónde vas'],
] as const;

export const LIMITS = [
  'Lo probamos con el árbol de accesibilidad de Chromium y solo con teclado. Todavía no lo hemos probado con cada lector de pantalla.',
  'El motor que analiza tus partidas dibuja una gráfica; sus cifras están en palabras junto a cada momento.',
  'El botón de PayPal y la ventana de Google son de ellos, y su accesibilidad también.',
] as const;
