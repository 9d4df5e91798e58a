import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeAbiertas: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-abiertas-1-1',
    nivel: 1,
    fen: 'r1b1kbnr/pppp1Npp/8/6q1/2BnP3/8/PPPP1PPP/RNBQK2R b KQkq - 0 5',
    linea: '1...Dxg2 2.Tf1 Dxe4+',
    pista: 'El caballo blanco atacó tu torre comiendo peones. ¿Qué casilla del flanco de rey quedó sin defensa?',
    explicacion:
      'La dama toma en g2 y ataca la torre de h1. Si la torre se aparta con 2.Tf1, la dama toma en e4 con jaque y, si el alfil tapa en e2, el caballo da mate en f3, porque ese alfil queda clavado. Las blancas comieron peones con el caballo y dejaron a su rey sin defensores.',
    prueba: { margen: 658 },
  },
  {
    id: 'aj-ape-abiertas-1-2',
    nivel: 1,
    fen: 'r1bqkb1r/p1p2pp1/3p1n1p/1p6/2BQP3/8/PPP2PPP/RNB2RK1 b kq - 0 9',
    linea: '1...bxc4',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de b5 captura el alfil de c4: da un peón y recibe una pieza, porque la dama recaptura en c4 pero el alfil ya está perdido. En la Española y la Italiana el alfil blanco debe mirar siempre si ...b5 lo ataca.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-ape-abiertas-1-3',
    nivel: 1,
    fen: 'rnbqkb1r/pppp1ppp/5n2/4N3/8/8/PPPPQPPP/RNB1KB1R w KQkq - 2 5',
    linea: '1.Cc6+ De7 2.Cxe7',
    pista: 'Detrás de una pieza propia, la dama de e2 apunta hacia el rey de e8.',
    explicacion:
      'El caballo se va de e5 a c6 y descubre el jaque de la dama de e2 al rey de e8 mientras el caballo ataca a la dama de d8. En cambio, 1.Cg6+ permite 1...Ae7 y la ventaja es mucho menor.',
    prueba: { margen: 274 },
  },
  {
    id: 'aj-ape-abiertas-1-4',
    nivel: 1,
    fen: 'r1bqkb1r/pppp1ppp/2n5/4p3/2B1N3/5N2/PPPP1PPP/R1BQK2R b KQkq - 0 5',
    linea: '1...d5 2.Ad3 dxe4',
    pista: 'Has dado un caballo por un peón, pero dos piezas blancas están a tiro de un mismo peón.',
    explicacion:
      'Es el truco de la horquilla: las negras entregaron el caballo en e4 porque ahora 1...d5 ataca a la vez el alfil de c4 y el caballo de e4. Recuperan la pieza y quedan con un centro fuerte. Por eso contra 3.Ac4 Cf6 la natural 4.Cc3 no da ventaja.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-ape-abiertas-1-5',
    nivel: 1,
    fen: 'r1bqkb1r/pppp1ppp/2n5/1n2N3/8/8/PPPP1PPP/RNBQR1K1 w kq - 0 7',
    linea: '1.Cxc6+ Ae7 2.Cxd8',
    pista: 'La torre de e1 está detrás de tu caballo y el rey negro sigue en e8.',
    explicacion:
      'Las negras comieron el alfil de b5 y olvidaron la columna e. El caballo salta a c6 con jaque descubierto de la torre y desde ahí ataca la dama de d8: hay que atender el jaque y la dama se pierde. En la Española con ...Cxe4, enrocar pronto no es un lujo.',
    prueba: { margen: 510 },
  },
  {
    id: 'aj-ape-abiertas-1-6',
    nivel: 1,
    fen: 'r1bqk1nr/pppnbppp/8/4p3/2B1P3/5N2/PPP2PPP/RNBQK2R w KQkq - 0 6',
    linea: '1.Dd5 Ch6 2.Axh6',
    pista: 'El caballo de d7 tapa a su propia dama. Busca un segundo atacante contra f7.',
    explicacion:
      'Desde d5 la dama se suma al alfil de c4 y amenaza mate en f7. La defensa 1...Ch6 entrega el caballo al alfil de c1, porque si el peón de g7 recaptura, la dama da mate en f7. El fallo negro fue encerrar sus piezas: con el caballo en d7, ni la dama ni el alfil de c8 pueden ayudar.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-ape-abiertas-2-1',
    nivel: 2,
    fen: 'rnbk1b1r/pp1nqpp1/2pN3p/3p4/3P1B2/5N2/PPP1QPPP/R3KB1R b KQ - 1 12',
    linea: '1...Dxe2+ 2.Axe2 Axd6',
    pista: 'Las blancas amenazan cambiar damas ganando una pieza en c8. Adelántate.',
    explicacion:
      'Si las negras no hacen nada, 2.Dxe7+ Rxe7 3.Cxc8+ gana un alfil. Cambiar primero con 1...Dxe2+ obliga a 2.Axe2, y entonces el alfil de f8 toma el caballo de d6. El orden de los cambios decide quién se queda con la pieza.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-ape-abiertas-2-2',
    nivel: 2,
    fen: 'r1b1k1nr/1pp2ppp/p1np1q2/b7/1P1NP3/2P1B3/P3KPPP/RN1Q1B1R b kq - 1 10',
    linea: '1...Ab6',
    pista: 'El peón de b4 ataca tu alfil y el caballo de d4 mira a c6. ¿Qué retirada conserva la presión sobre d4?',
    explicacion:
      'El peón de b4 ataca el alfil de a5. En b6 se pone a salvo y se suma al caballo y a la dama contra d4. Comer en b4 con el caballo solo pierde una pieza: tras 2.cxb4 Axb4, 3.Da4+ gana además el alfil.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-abiertas-2-3',
    nivel: 2,
    fen: 'rnbqkbnr/pppp2pp/8/4p3/4P3/8/PPPP1PPP/RNBQKB1R w KQkq - 0 4',
    linea: '1.Dh5+ g6 2.Dxe5+ De7 3.Dxh8',
    pista: 'El peón de f negro ya no está: mira el jaque de dama por la diagonal y qué gana después.',
    explicacion:
      'La dama da jaque en h5; tras 1...g6 toma en e5 con otro jaque y ataca la torre de h8, que se pierde. Es el castigo de quien defiende e5 con ...f6 y recaptura con ese peón.',
    prueba: { margen: 340 },
  },
  {
    id: 'aj-ape-abiertas-2-4',
    nivel: 2,
    fen: 'r2qk2r/1pp1b1pp/p1n5/4Pp2/5B2/2N4P/PPP2PP1/R4QK1 b kq - 0 15',
    linea: '1...Dd4',
    pista: 'Busca una casilla central desde la que la dama ataque dos peones y domine la columna d.',
    explicacion:
      'Desde d4 la dama ataca el peón de e5, que acabará cayendo, y ocupa la columna d antes que la torre blanca. En cambio, 1...Dd7 permite 2.Td1 y las blancas ganan el tiempo que les faltaba.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-ape-abiertas-2-5',
    nivel: 2,
    fen: 'r1bq3r/ppp2kpp/2pb4/6p1/8/4RN2/PPP2PPP/RN1Q2K1 b - - 3 11',
    linea: '1...Axh2+ 2.Rxh2 Dxd1',
    pista: 'Las damas están en la misma columna y tu alfil tapa la tuya. ¿Puede apartarse con jaque?',
    explicacion:
      'El alfil toma en h2 con jaque y abre la columna d: cuando el rey captura, la dama de d8 se lleva la de d1. Es un ataque a la descubierta, y las negras ganan la dama por un alfil.',
    prueba: { margen: 409 },
  },
  {
    id: 'aj-ape-abiertas-2-6',
    nivel: 2,
    fen: 'rnb1kb1r/p3qp1p/2pp4/8/1p1NBp2/5Q1P/PPP2PP1/R2N1RK1 b kq - 1 12',
    linea: '1...d5 2.Af5 Axf5',
    pista: 'El alfil de e4 amenaza tomar en c6 con jaque. ¿Qué avance central lo corta y lo ataca?',
    explicacion:
      'Las blancas amenazan 2.Axc6+, que gana material. El peón avanza a d5, cierra la diagonal y ataca el alfil: las negras paran la amenaza y ocupan el centro. En cambio, 1...Ad7 permite 2.Axc6.',
    prueba: { margen: 170 },
  },
  {
    id: 'aj-ape-abiertas-3-1',
    nivel: 3,
    fen: 'r1bqkb1r/2p2ppp/p7/1p1pn1n1/3P4/1B3P2/PPP3PP/RNBQR1K1 b kq - 2 10',
    linea: '1...Ce6 2.Txe5 c6',
    pista: 'Tus dos caballos están atacados: salva el más útil y mira qué pierde tiempo en e5.',
    explicacion:
      'No se pueden salvar los dos caballos: el de g5 va a e6, tapa la columna e y deja caer el otro. Tras 2.Txe5 c6 la torre queda expuesta a ...Ad6 y las negras están bien. Con 1...Ae6 2.Txe5 el caballo de g5 sigue colgado.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-ape-abiertas-3-2',
    nivel: 3,
    fen: 'r1bq1rk1/5pp1/p1pp1n1p/1pb1nN2/B3P3/6B1/PPPN1PPP/R2Q1RK1 w - - 0 14',
    linea: '1.Ab3',
    pista: 'El alfil de a4 está atacado: ¿qué diagonal debe ocupar en la Española?',
    explicacion:
      'El alfil español se retira a su diagonal natural, donde mira a f7 y no lo encierra ...c5. Tras 1...Te8 2.a4 las blancas atacan el flanco de dama y la lucha está equilibrada. Si 1.Axe5 dxe5, las negras refuerzan el centro y el alfil de a4 sigue atacado.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-ape-abiertas-3-3',
    nivel: 3,
    fen: 'r1b2rk1/ppp2ppp/2n2P2/8/P3P3/b1P2N2/1P3PPP/R1BR2K1 b - - 0 13',
    linea: '1...Ad6',
    pista: 'El alfil de a3 está atacado: ¿desde qué retirada defiende además c7 y la diagonal de f4?',
    explicacion:
      'En d6 el alfil queda a salvo, defiende c7 y estorba a Af4. Tras 2.fxg7 Te8 las negras recuperan el peón de e4 y conservan ventaja. Con 1...Ac5 las blancas tienen 2.fxg7 Te8 3.Af4 y c7 cae.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-ape-abiertas-3-4',
    nivel: 3,
    fen: 'r1b1kbnr/pppp1ppp/2n5/1N6/4q3/4B3/PPP2PPP/RN1QKB1R b KQkq - 1 6',
    linea: '1...De5',
    pista: 'Tu dama salió pronto: ¿desde dónde defiende c7 sin bloquear el desarrollo?',
    explicacion:
      'Es la Escocesa con ...Dh4 y el peón de e4 capturado. La amenaza es Cxc7+; la dama la cubre desde e5 y conserva el derecho a enrocar. Tras 2.Cd2 d5 las negras devuelven el peón y completan el desarrollo. Con 1...Rd8 el rey queda en el centro.',
    prueba: { margen: 63 },
  },
  {
    id: 'aj-ape-abiertas-3-5',
    nivel: 3,
    fen: 'r1bqkb1r/pp1n1pp1/3p1n2/1Bp2N1p/4P3/2N5/PPP2PPP/R1BQK2R b KQkq - 3 8',
    linea: '1...a6 2.Axd7+ Dxd7',
    pista: 'El caballo de d7 está clavado y el de f5 es fuerte: ¿qué pregunta le haces al alfil?',
    explicacion:
      'El peón obliga al alfil a decidirse: tras 2.Axd7+ Dxd7 desaparece la clavada y la dama ataca al caballo de f5. Las negras quedan algo peor por d6, pero con la pareja de alfiles. Con 1...g6 2.Cxd6+ o 1...Ae7 2.Af4 se pierde ese peón.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-abiertas-3-6',
    nivel: 3,
    fen: 'r1bqkb1r/2p2ppp/p1n1P3/1p6/3pn3/1B3N2/PPP2PPP/RNBQ1RK1 b kq - 0 9',
    linea: '1...Axe6 2.Axe6 fxe6 3.Te1 Dd5',
    pista: 'Es la Española abierta: recupera el peón con la pieza que ayuda a frenar al alfil de b3.',
    explicacion:
      'El alfil recupera el peón y neutraliza al de b3. Tras 2.Axe6 fxe6 3.Te1 Dd5 el caballo de e4 queda defendido y el peón de d4 da espacio: hay igualdad. Con 1...f5 o 1...f6 el peón de e6 sobrevive y el rey queda expuesto.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-ape-abiertas-4-1',
    nivel: 4,
    fen: 'rnbqk2r/pp3p1p/7Q/1pn5/3b4/8/PPPP1PPP/RNB2RK1 w kq - 0 12',
    linea: '1.c3 Af6 2.d4',
    pista: 'Te falta material: ¿qué avance gana tiempos para ocupar el centro?',
    explicacion:
      'El peón echa al alfil y prepara 2.d4, que también ataca al caballo de c5: con dos tiempos las blancas ocupan el centro y desarrollan con Te1+. Siguen peor por el material, pero el rey en e8 da posibilidades. Con 1.Ca3 Tg8 el alfil de d4 no se mueve.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-ape-abiertas-4-2',
    nivel: 4,
    fen: 'r1b1k2r/ppppq1pp/2n2p2/1Bb5/3pn3/5N2/PPPNRPPP/R1BQ2K1 b kq - 1 9',
    linea: '1...d5',
    pista: 'El caballo de e4 está atacado y clavado en la columna e: ¿qué peón lo sostiene y libera al alfil de c8?',
    explicacion:
      'El peón sostiene el caballo y abre el camino al alfil de c8. Tras 2.Cb3 Rf7 el rey sale de la columna e y las negras mantienen el peón. Con 1...O-O 2.Cxe4 se pierde la pieza, y con 1...f5 2.Ac4 el rey no puede enrocar.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-abiertas-4-3',
    nivel: 4,
    fen: 'r1b4q/1pp1nk2/p1p5/4p2p/N2bP2B/1P1P1N1P/P1P2PP1/3Q1RK1 w - - 3 15',
    linea: '1.Cxd4 exd4 2.Df3+ Re8 3.Dg3',
    pista: 'El alfil de d4 es la mejor pieza negra: ¿qué línea se abre al cambiarlo?',
    explicacion:
      'Se cambia la pieza más activa y el caballo deja libre f3: el jaque 2.Df3+ entra con tiempo y tras 2...Re8 3.Dg3 cae c7, porque el rey sigue en el centro. Con 1.Ag3 h4 el alfil vuelve a estar en apuros.',
    prueba: { margen: 116 },
  },
  {
    id: 'aj-ape-abiertas-5-1',
    nivel: 5,
    fen: 'r2q1rk1/pp3pp1/1b1pb2p/nP4n1/4P2N/2PB3P/P3QPP1/RNB2RK1 b - - 3 15',
    linea: '1...Cxh3+ 2.gxh3 Dxh4',
    pista: 'El caballo de h4 está defendido solo de forma aparente: ¿qué pieza tuya tapa a la dama?',
    explicacion:
      'El caballo de g5 está atacado, así que se va con jaque y descubre la dama contra el caballo de h4: 2.gxh3 Dxh4 gana un peón y deja abierto el enroque, con ...Axh3 a continuación. Con 1...Axh3 2.Ae3 las blancas se defienden.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-abiertas-5-2',
    nivel: 5,
    fen: 'r1bqkb1r/2p1nppp/p7/2n1P3/p2p4/1B3N2/NPP2PPP/R1BQ1RK1 w kq - 0 12',
    linea: '1.Ac4 Ae6 2.Axe6',
    pista: 'El alfil de b3 está atacado dos veces: ¿qué retirada mantiene la diagonal hacia f7?',
    explicacion:
      'El alfil sigue en su diagonal y no se deja encerrar: si 1...Ae6, 2.Axe6 Cxe6 3.c3 abre el centro con el rey negro en e8. Las entregas 1.Axf7+ y 1.Axa4+ no dan compensación suficiente.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-abiertas-5-3',
    nivel: 5,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.De3 c4 3.Axc4 bxc4',
    pista: 'Cuenta las casillas de huida del alfil de b3 antes de desarrollar.',
    explicacion:
      'Es el arca de Noé: el peón gana un tiempo sobre la dama y el siguiente avance, ...c4, encierra el alfil de b3. Si 2.Dd5, 2...Ae6 3.Dc6+ Ad7 4.Dd5 c4 llega igual. Se gana una pieza por uno o dos peones; con 1...Cf6 solo hay igualdad.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-abiertas-6-1',
    nivel: 6,
    fen: 'r3kb1r/2p2pp1/bP1pqn2/2p4p/p3P3/2NQB3/P1PN1PPP/1R3RK1 w kq - 1 18',
    linea: '1.b7 Axb7 2.Txb7',
    pista: 'El alfil de a6 ataca tu dama: ¿qué avance lo desvía con ganancia?',
    explicacion:
      'El alfil de a6 ataca la dama y frena al peón. El avance lo resuelve todo: amenaza bxa8=D y, si 1...Axb7, 2.Txb7 gana el alfil por el peón y domina la columna b. Si las blancas juegan 1.Cb5 Axb5, la ventaja es menor.',
    prueba: { margen: 140 },
  },
  {
    id: 'aj-ape-abiertas-6-2',
    nivel: 6,
    fen: 'r1b1k1r1/p1p1bp2/5p1p/1P1Pp3/4N3/1QP4q/PP3PPP/R1B2RK1 w q - 3 16',
    linea: '1.Cg3',
    pista: 'El peón de g2 está clavado por la torre: ¿qué pieza cierra la columna y ataca a la dama de rebote?',
    explicacion:
      'La dama amenaza Dxg2# y el peón no puede tomarla por la clavada. El caballo cierra la columna g, la clavada desaparece y gxh3 pasa a ser amenaza: tras 1...Dd7 2.c4 las blancas conservan el peón de más. Con 1.g3 f5 las negras atacan.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-ape-abiertas-6-3',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2',
    pista: 'Tu dama está en la columna e, frente a una torre: ¿cómo le das una casilla de salida con jaque?',
    explicacion:
      'El avance abre la casilla d4 a la dama, que amenaza irse con jaque de la columna e, y además ataca c2. Tras 2.Cf2 Dxb2 las negras tienen peones a cambio de su rey expuesto; siguen algo peor. Con 1...hxg5 2.Cxg5 la descubierta gana la dama.',
    prueba: { margen: 97 },
  },
];
