/** Words that players use and a newcomer has not met. `otras` are the other ways in which a text may write them. */
export interface Termino {
  readonly id: string;
  readonly termino: string;
  readonly otras?: readonly string[];
  readonly juego: 'ajedrez' | 'poker';
  readonly significa: string;
}

const poker = (id: string, termino: string, significa: string, otras: readonly string[] = []): Termino => ({
  id,
  termino,
  juego: 'poker',
  significa,
  otras,
});
const ajedrez = (id: string, termino: string, significa: string, otras: readonly string[] = []): Termino => ({
  id,
  termino,
  juego: 'ajedrez',
  significa,
  otras,
});

export const GLOSARIO: readonly Termino[] = [
  poker('3-bet', '3-bet', 'La segunda subida antes del flop: alguien abre, otro vuelve a subir.', [
    '3-betear',
    '3-bets',
  ]),
  poker('4-bet', '4-bet', 'La subida que responde a un 3-bet.', ['4-bets']),
  poker(
    'ante',
    'Ante',
    'Ficha que se pone antes de repartir, además de las ciegas. En muchos torneos la paga solo la ciega grande.',
    ['antes'],
  ),
  poker('all-in', 'All-in', 'Apostar todas las fichas que te quedan.', ['all in']),
  poker('bb', 'bb', 'Ciega grande, usada como unidad: un stack de 40 bb es cuarenta veces la ciega grande.', [
    'ciegas grandes',
  ]),
  poker('bb-100', 'bb/100', 'Ciegas grandes ganadas o perdidas cada cien manos: la medida del resultado en cash.'),
  poker(
    'bloqueador',
    'Bloqueador',
    'Carta tuya que quita combinaciones al rival: con un as en la mano es más difícil que tenga ases.',
    ['bloqueadores', 'blocker', 'blockers'],
  ),
  poker('bote', 'Bote', 'Todo lo apostado en la mano, lo que se lleva quien la gana.', ['pot']),
  poker('burbuja', 'Burbuja', 'El momento de un torneo en que el próximo eliminado es el último que no cobra.'),
  poker('c-bet', 'C-bet', 'Apuesta de continuación: la que hace en el flop quien subió antes del flop.', [
    'cbet',
    'c-bets',
    'apuesta de continuación',
  ]),
  poker('check-raise', 'Check-raise', 'Pasar para subir cuando el rival apuesta.', ['check raise']),
  poker('co', 'CO', 'Corte (cutoff): el asiento a la derecha del botón.', ['cutoff', 'corte']),
  poker('btn', 'BTN', 'Botón: el asiento que reparte y habla el último después del flop. El mejor de la mesa.', [
    'botón',
  ]),
  poker('sb', 'SB', 'Ciega pequeña: pone media apuesta obligatoria y habla el primero después del flop.', [
    'ciega pequeña',
  ]),
  poker('hj', 'HJ', 'Hijack: el asiento a la derecha del corte.', ['hijack']),
  poker('utg', 'UTG', 'Under the gun: el primero en hablar antes del flop, a la izquierda de la ciega grande.'),
  poker(
    'combos',
    'Combos',
    'Combinaciones concretas de una mano: una pareja tiene 6, A-K tiene 16 (4 del mismo palo y 12 de distinto).',
    ['combo', 'combinaciones'],
  ),
  poker(
    'dominada',
    'Mano dominada',
    'La que comparte una carta con otra mejor: A-Q contra A-K gana cerca de una de cada cuatro veces.',
    ['dominado', 'dominadas', 'dominada'],
  ),
  poker('donk', 'Donk bet', 'Apostar en el flop desde fuera de posición contra quien subió, sin esperar su apuesta.', [
    'donk',
  ]),
  poker(
    'efectivo',
    'Stack efectivo',
    'El menor de los stacks de quienes siguen en la mano: lo máximo que se puede jugar entre ellos.',
    ['stacks efectivos'],
  ),
  poker(
    'equity',
    'Equity',
    'La parte del bote que te corresponde de media si se repartieran todas las cartas que faltan sin más apuestas.',
  ),
  poker('ev', 'EV', 'Valor esperado: lo que una decisión gana o pierde de media si se repitiera muchas veces.', [
    'valor esperado',
  ]),
  poker('farol', 'Farol', 'Apostar con una mano que casi siempre pierde si te pagan, para que el rival se retire.', [
    'bluff',
    'faroles',
  ]),
  poker('fold-equity', 'Fold equity', 'Lo que ganas porque el rival se retira algunas veces.'),
  poker('flop', 'Flop', 'Las tres primeras cartas comunes, que salen juntas.'),
  poker(
    'geometrico',
    'Tamaño geométrico',
    'Apostar en cada calle la misma fracción del bote para llegar al all-in en el river.',
    ['geométrico'],
  ),
  poker(
    'gto',
    'GTO',
    'Estrategia de equilibrio: la que ningún rival puede explotar, aunque tampoco aproveche sus errores.',
  ),
  poker('hud', 'HUD', 'Programa que muestra sobre la mesa las estadísticas de cada rival.'),
  poker(
    'icm',
    'ICM',
    'Modelo que convierte fichas de torneo en dinero según los premios: las fichas que pierdes valen más que las que ganas.',
  ),
  poker(
    'implicitas',
    'Odds implícitas',
    'Lo que esperas ganar después si ligas tu mano, además de lo que ya hay en el bote.',
    ['implícitas'],
  ),
  poker('iniciativa', 'Iniciativa', 'La tiene quien hizo la última apuesta o subida.'),
  poker('limp', 'Limp', 'Entrar pagando solo la ciega grande, sin subir.', ['limper', 'limpers', 'limpear']),
  poker(
    'mdf',
    'MDF',
    'Frecuencia mínima de defensa: cuánto hay que continuar ante una apuesta para que un farol cualquiera no gane solo.',
  ),
  poker('muck', 'Muck', 'Tirar la mano sin enseñarla.'),
  poker('nuts', 'Nuts', 'La mejor mano posible con las cartas que hay en la mesa.', ['nueces', 'nut']),
  poker('offsuit', 'Offsuit', 'De distinto palo. Se escribe con una o: A-Ko.', ['offsuited', 'de distinto palo']),
  poker('suited', 'Suited', 'Del mismo palo. Se escribe con una s: A-Ks.', ['del mismo palo']),
  poker('open', 'Abrir', 'Ser el primero en subir antes del flop.', ['open raise', 'rfi']),
  poker('outs', 'Outs', 'Cartas que todavía pueden salir y te darían la mejor mano.', ['out']),
  poker('overbet', 'Overbet', 'Apuesta mayor que el bote.', ['overbets']),
  poker('overpair', 'Overpair', 'Pareja en la mano mayor que todas las cartas de la mesa.', ['overpairs']),
  poker('pfr', 'PFR', 'Porcentaje de manos con las que un jugador sube antes del flop.'),
  poker(
    'pko',
    'PKO',
    'Torneo con recompensa progresiva: eliminar a alguien paga, y parte de su premio pasa a tu cabeza.',
  ),
  poker('polarizado', 'Rango polarizado', 'Rango de manos muy fuertes y faroles, sin manos medias.', [
    'polarizada',
    'polarizar',
  ]),
  poker(
    'pot-odds',
    'Pot odds',
    'El precio de pagar: lo que pones dividido por el bote que quedará. Con menos equity que ese precio, pagar pierde.',
    ['odds del bote'],
  ),
  poker('push-fold', 'Push o fold', 'Con pocas ciegas, decidir solo entre ir all-in o retirarse.', [
    'push',
    'shove',
    'shovear',
  ]),
  poker('rake', 'Rake', 'La comisión que la sala toma de cada bote.'),
  poker('rango', 'Rango', 'Todas las manos que alguien puede tener en una situación, con su frecuencia.', ['rangos']),
  poker('river', 'River', 'La quinta y última carta común.'),
  poker('set', 'Set', 'Trío hecho con pareja en la mano.', ['sets']),
  poker('slowplay', 'Slowplay', 'Jugar despacio una mano muy fuerte para que el rival siga.'),
  poker(
    'spr',
    'SPR',
    'Stack efectivo dividido por el bote al empezar el flop. Cuanto menor, antes te comprometes con una pareja buena.',
  ),
  poker('squeeze', 'Squeeze', 'Subir cuando uno abrió y al menos otro pagó.'),
  poker('stack', 'Stack', 'Las fichas que un jugador tiene delante.', ['stacks']),
  poker('straddle', 'Straddle', 'Apuesta voluntaria antes de ver las cartas, del doble de la ciega grande.'),
  poker(
    'textura',
    'Textura',
    'Cómo son las cartas de la mesa: secas si conectan con poco, húmedas si hay muchos proyectos.',
  ),
  poker('tilt', 'Tilt', 'Jugar peor por enojo, prisa o ganas de recuperar.', ['tiltear', 'tilteo']),
  poker('turn', 'Turn', 'La cuarta carta común.'),
  poker('valor', 'Apuesta por valor', 'Apostar para que paguen manos peores que la tuya.', ['por valor']),
  poker(
    'varianza',
    'Varianza',
    'Lo que los resultados se apartan de la media por azar: en pocas manos manda más que la habilidad.',
  ),
  poker('vpip', 'VPIP', 'Porcentaje de manos en las que un jugador pone dinero por voluntad propia antes del flop.'),
  poker('wtsd', 'WTSD', 'De las veces que ve el flop, cuántas llega a enseñar la mano.'),
  ajedrez(
    'alfil-malo',
    'Alfil malo',
    'El que tiene sus propios peones en casillas de su color y casi no puede moverse.',
    ['alfil bueno'],
  ),
  ajedrez(
    'atraccion',
    'Atracción',
    'Obligar a una pieza rival, casi siempre el rey, a ir a una casilla donde queda peor.',
  ),
  ajedrez('calidad', 'Calidad', 'La diferencia entre una torre y un alfil o caballo.', ['la calidad']),
  ajedrez('clavada', 'Clavada', 'Pieza que no puede moverse sin dejar expuesta a otra más valiosa que está detrás.', [
    'clavar',
    'clavado',
  ]),
  ajedrez('descubierta', 'Ataque a la descubierta', 'Mover una pieza que tapaba la línea de otra: ataca la de atrás.', [
    'descubierta',
    'jaque a la descubierta',
  ]),
  ajedrez('desviacion', 'Desviación', 'Apartar a una pieza rival de la tarea que cumplía.', ['sobrecarga']),
  ajedrez('enfilada', 'Enfilada', 'Atacar una pieza valiosa para tomar la que queda detrás cuando se aparta.', [
    'rayos x',
  ]),
  ajedrez('enroque', 'Enroque', 'Mover rey y torre a la vez: el rey se pone a salvo y la torre entra en juego.'),
  ajedrez(
    'fianchetto',
    'Fianchetto',
    'Poner el alfil en la gran diagonal, detrás de un peón de caballo avanzado un paso.',
  ),
  ajedrez(
    'horquilla',
    'Horquilla',
    'Atacar dos cosas a la vez con una sola pieza, casi siempre un caballo o un peón.',
    ['ataque doble', 'tenedor'],
  ),
  ajedrez(
    'jugada-intermedia',
    'Jugada intermedia',
    'Una amenaza que se intercala antes de la jugada esperada, por ejemplo antes de recapturar.',
    ['zwischenzug', 'intermedia'],
  ),
  ajedrez(
    'lucena',
    'Posición de Lucena',
    'Final de torre ganado: peón en séptima con el rey delante. Se gana construyendo un puente con la torre.',
    ['Lucena'],
  ),
  ajedrez(
    'philidor',
    'Posición de Philidor',
    'Final de torre que se defiende: la torre espera en la sexta fila hasta que el peón avanza, y entonces da jaques por detrás.',
    ['Philidor'],
  ),
  ajedrez(
    'vancura',
    'Posición de Vancura',
    'Defensa con torre contra peón de torre: la torre ataca el peón de lado, lejos del rey.',
    ['Vancura'],
  ),
  ajedrez(
    'oposicion',
    'Oposición',
    'Los reyes frente a frente con una casilla en medio: gana espacio quien no tiene que mover.',
  ),
  ajedrez(
    'peon-aislado',
    'Peón aislado',
    'Peón sin otros propios en las columnas vecinas: nadie de su clase puede defenderlo.',
    ['aislado'],
  ),
  ajedrez('peon-pasado', 'Peón pasado', 'Peón que ya no tiene peones rivales delante ni en las columnas vecinas.', [
    'pasado',
  ]),
  ajedrez('profilaxis', 'Profilaxis', 'Jugar para impedir lo que el rival quiere hacer.'),
  ajedrez('red-de-mate', 'Red de mate', 'Cuando el rey ya no tiene salidas y el mate llega haga lo que haga.'),
  ajedrez(
    'tiempo',
    'Tiempo',
    'Una jugada usada como medida: ganar un tiempo es hacer algo útil mientras el rival tiene que responder.',
    ['ganar un tiempo'],
  ),
  ajedrez('zugzwang', 'Zugzwang', 'Estar obligado a mover cuando cualquier jugada empeora tu posición.'),
];
