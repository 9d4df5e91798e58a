/**
 * What poker players mean without naming it: ideas of the table, and which of them together are which theme. How they are
 * written is told in `freetext/frames.ts`; ideas of both games are in `freetext/ideas.ts`.
 */
export const POKER_IDEAS = `
PREFLOP: preflop, pre flop, antes del flop, manos iniciales, mano inicial, de entrada, pre
FLOP: flop, flops, tres primeras, primeras tres cartas, las tres cartas, mesa, tablero, board
TURN: turn, cuarta carta, 4ta, cuarta calle, cuarta
RIVER: river, quinta carta, ultima carta, ultima calle, quinta calle, rio, riber, la quinta, 5ta
LIMP: limp*, entran pagando, entrar pagando, entro pagando, pagando la ciega, pago la ciega, completan, entran de limp, solo pagan la ciega, igualan la ciega, entro igualando, igualo la ciega
OPEN: abro, abrir, abre, open, opens, openraise, open raise, raise first, apertura, aperturas, rfi, subir primero, abriendo, primero en entrar, entrar subiendo
RAISE: subo, subir, suben, sube, subida, subidas, raise, raises, raisean, raiseo, aumento, aumentan, me suben, resuben, resubo, resubir, resubida
RAISE_ME: me suben, me sube, me raisean, me resuben, me resube, me vuelven a subir, me la suben, me raisea, me aumentan, me re suben, me meten raise, me levantan, me pegan un raise
THREEBET: 3bet, 3bets, 3betear, 3beteo, 3beteado, 3betean, 3betea, tribet, tribetear, contrasubida, tresbet, three bet, 3beteados, 3 beteo, 3beten, resubimos
THREEBET_ME: me 3betean, me 3betea, me meten 3bet, me hacen 3bet, me tribetean, me meten un 3bet, me hacen un 3bet, cara a 3bet, vs 3bet, contra 3bet, contra el 3bet, contra 3bets, contra un 3bet, me resuben, me resube, frente a 3bet, frente al 3bet, frente a un 3bet, a un 3bet, me pegan 3bet, al 3bet, me vuelven a subir
FOURBET: 4bet, 4bets, 4betear, 4beteo, 4betean, 4betea, 4beteado, 4beteados, cuatribet, fourbet, 5bet, 5bets, 5betear, 6bet
CBET: cbet, cbets, cbetear, cbeteo, cbetea, cbetean, apuesta de continuacion, continuation, continuacion, apuestas de continuacion, apuesto el flop, apostar el flop, apuesta en el flop
BARREL: barrel*, barril*, segunda bala, doble bala, double, triple, segundo disparo, tercera bala, tercer barril, disparo, disparar, seguir disparando, seguir apostando, sigo apostando, apostar de nuevo
CHECK: check, checks, paso, pasar, chequeo, chequear, chequean, checkeo, me chequean, checkean, checkea, chequea, hacen check
CHECKRAISE: checkraise, check raise, checkraisean, checkraiseo, xr, c r, raise al cbet, me suben el cbet, me suben la cbet, pasan y suben, pasa y sube, check y me suben, chequean y me suben
BET: apuesto, apostar, apuesta, apuestan, apuestas, beteo, betear, bet, bets, betean, pongo, meter, meto
BET_ME: me apuestan, apuestan fuerte, apuesta grande, me meten, me tiran, me la meten, me pegan, me apuesta, me disparan, apuestan contra
CALL: pago, pagar, call, calleo, callear, pague, callea, igualo, igualar, veo, callo, llamo, doy call, pagando, hago call
CALLED: me pagan, me paga, me siguen, me callean, pagan, siguen, me ven, me pagan todos, me callea
NOT_CALLED: no me pagan, nadie me paga, nadie paga, se van todos, todos se van, todos foldean, foldean todos, todos tiran, tiran todos, se tiran, nadie me sigue, no me sigue nadie, me foldean, no me paga nadie
FOLD: foldeo, foldear, fold, tiro, tirar, me tiro, tirarme, botar, boto, largo, largar, suelto, soltar, retirarme, me voy, irme, abandono, doy fold, foldeando, foldee, me retiro, paso la mano, overfoldeo
CANT_FOLD: no puedo foldear, no puedo tirar*, no puedo soltar*, no suelto, no se soltar, no se foldear, no se tirar, me cuesta foldear, me cuesta tirar*, me cuesta soltar*, no foldeo, no tiro, no me puedo ir, me caso con, me enamoro, casado con, no largo, pago todo, pago siempre, calling, estacion, soy un pagador, curios*, por curiosidad, por ver, sheriff, tengo que ver
BLINDS: ciegas, blinds, las ciegas, ciega, blind
BB: ciega grande, big blind, la grande, la ciega grande, en bb, la bb, de bb, desde bb, mi bb, bb vs, defender bb
SB: ciega pequena, ciega chica, small blind, sb, la pequena, la chica, la small, small
BUTTON: boton, button, btn, dealer, co, cutoff
STEAL: robar, robos, steal, steals, me roban, robando, roban, robarme, robo ciegas, robo las, robos, robo de, mi robo, robandole*
POSITION: posicion, en posicion, boton, ultimo en hablar, hablar ultimo, actuar ultimo, donde estoy sentado, donde me siento, lugar en la mesa, hablo primero, hablar primero, actuo primero
OOP: fuera de posicion, oop, sin posicion, hablo primero, hablar primero, actuo primero, actuar primero, me toca primero, tengo que hablar antes, primero en hablar, habla despues, desde las ciegas
HUGE_BET: overbet*, mas que el bote, mas grande que el bote, sobreapuest*, apuestas gigantes, apuesta gigante, apuestones, apueston, mas del bote, dos veces el bote, el doble del bote, 150, 200 del bote
SMALL_BET: apuesta chica, apuestas chicas, apuesto chico, apuesta pequena, apuesto poco, tercio, un tercio, 33, 25, mini, apuestita, bloqueo, blocking, block
SIZE: cuanto apostar, cuanto apuesto, cuanto poner, tamano*, sizing*, cuanto subir, cuanto subo, de que tamano, size, que tamano, medio bote, cuanto pongo, cuanto meter, cuanto apuest*
BLUFF: farol*, bluff*, blof*, bluf*, mentir, miento, mienten, mentira*, de aire, humo, me bluf*, roba el bote, bullshit, cana
VALUE: value, por valor, sacar mas, sacarle, extraer, cobrarle, exprimir, thin, fina, me pagan poco, gano poco, maximo, maximizar, dejo de ganar, apuesta de valor, apuestas de valor, apostar por valor, saco valor, sacar valor, cobrar mis, cobrar las, cobrar manos, sacar provecho
GOOD_HAND: mejor mano, nuts, manos buenas, mano buena, manos fuertes, mano fuerte, monstruo*, set, sets, trio, trios, full, poker, ases, aa, kk, doble pareja, juegazo, mano hecha, la buena, juego hecho, manon, manos grandes, premium*
MID_HAND: manos medias, mano media, mano mediana, par medio, segunda pareja, segundo par, top par, top pair, par mas alto, pareja media, pareja alta, kicker, overpair*, un par, una pareja, par alto, manos marginales, marginal*, mano regular, sdv, showdown value, maso, pareja de ases, ak
DRAW_HAND: proyecto*, draw*, a color, a escalera, flush draw, color draw, gutshot*, oesd, me falta una carta, busco color, busco escalera, faltandome, ligar el color, ligar color
POCKET: parejitas, pares bajos, par bajo, pares chicos, par chico, parejas bajas, parejas chicas, parejas pequenas, pareja pequena, pocket pair*, pp, conectores, suited connectors, suited, sc, del mismo palo, cartas bonitas, carta bonita, conectadas, set mining, setmining, a sacar set
MULTI: multiway, varios jugadores, muchos jugadores, muchos en el bote, tres en el bote, cuatro en el bote, entre tres, entre cuatro, entre varios, cinco personas, cinco jugadores, cuatro jugadores, tres o mas, varios en el bote, mas de dos, muchas personas, muchos pagan, family pot, cuatro al flop, cinco al flop, vamos cinco, van cuatro, van cinco, van muchos, vamos todos, medio mundo
POT_BIG: bote grande, botes grandes, pote grande, potes grandes, bote gigante, pozo grande, pozos grandes, mucha plata, mucho dinero en, botes enormes, pozo enorme, grande el bote, se infla, crece, botazo*, botes inmensos, la mano grande, un bote de
STACK_SHORT: shortstack, stack corto, pocas fichas, pocas ciegas, diez ciegas, 10 ciegas, 8 ciegas, ocho ciegas, 12 ciegas, doce ciegas, 10bb, 12bb, 8bb, 15bb, quedan diez, me quedan pocas, 5 ciegas, 7 ciegas, 9 ciegas, menos de 15, menos de diez, quince ciegas, 15 ciegas, 14 ciegas, 13 ciegas, 11 ciegas, llego corto, estoy corto, quedo corto, quedarme corto, corto de fichas, voy corto, con poco stack, quedarme con poco, 5 bb, 8 bb, 10 bb, 12 bb, 15 bb
STACK_MID: 20 ciegas, 25 ciegas, 30 ciegas, 18 ciegas, veinte ciegas, veinticinco ciegas, treinta ciegas, 20bb, 25bb, 30bb, 35bb, stack medio, stacks medios, stack mediano, entre 15 y, 35 ciegas, 40bb, 40 ciegas, ni corto ni
STACK_DEEP: profund*, deep, 200 ciegas, 300 ciegas, 250 ciegas, 150 ciegas, 200bb, 300bb, mas de 100 ciegas, montones, mucho stack, stacks grandes, stack grande, doscientas ciegas, trescientas ciegas, 150bb, 250bb
SHOVE: all in, allin, push*, shove*, shovear, empuj*, me la juego toda, meter todo, meto todo, meterlas, meterla toda, jam, jamear, restear*, resteo, va todo, ir con todo, voy con todo, mandar la caja, mando todo, mando la caja, todo adentro, todas las fichas, resteando, mi resto, el resto, ir con todo, tirarlas al medio
RESHOVE: reshove*, resteal*, resubida all in, re shove, 3bet all in, 3bet shove, resubir all in, resubo all in, resubir con todo, reempuj*
BUBBLE: burbuja, bubble, antes de cobrar, antes de los premios, cerca de los premios, cerca del premio, falta uno para, faltan pocos para, a punto de cobrar, por entrar a cobrar, entrar en premios, entrar en dinero, zona de premios, entrar en itm, itm, min cash, mincash, cobrar el minimo, ya casi cobro, fuera de premios, a un puesto de, a las puertas
FINAL_TABLE: mesa final, final table, ft, ultima mesa, ultimos nueve, saltos de premio, salto de premio, salto de plata, saltos de pago, payjump*, pay jump*, escalones, escalon, reparto, deal, chop, acuerdo, los ultimos 9, los ultimos nueve, final de mesa
TOURNAMENT: torneo*, mtt, mtts, rebuy, freezeout, sunday, dominical, series, field
SNG: sit and go, sitngo, sit n go, sng, sngs, sit, sits, sit go, sit and goes
SPIN: spin*, expresso*, hyper*, hiper*, jackpot, hiperturbo*, twister, spins
SATELLITE: satelite*, entrada al torneo, entrada para, ticket*, tiquet, clasificar al, clasificatorio*, ganar la entrada, paquete
BOUNTY: bounty, bounties, pko*, ko, recompensa*, knockout*, progresiv*, cabeza, cazar cabezas, cabezas, ko progresivo
LATE_REG: registro tardio, late reg*, registrarme tarde, registro tarde, inscribirme tarde, me registro, late, entrar tarde, me inscribo, entro tarde
PEOPLE: rival*, villano*, jugadores, tipos, gente, los demas, los otros, oponente*, regs, regulares, reg, fish, peces, contrario*
REGS: regs, reg, regulares, los de siempre, buenos jugadores, jugadores fuertes, jugadores buenos, los duros, los solidos
FISH: fish, peces, pez, recreacional*, malos jugadores, burros, donkeys, donks, los malos, principiantes, turistas, pescados, ballena, novatos, manco*
MANIAC: maniaco*, maniac*, suben todo, sube todo, agresivo*, agro, los que suben, apuesta* siempre, apuestan todo, no para de subir, sube cada mano, lag, apuesta* todas, un loco, los locos, loquito*, suben cada
READ: poner en una mano, poner en un rango, que llevan, que puede tener, que pueden tener, que mano tiene, que mano lleva, rango del rival, rango del otro, rangos de los demas, solo miro mis cartas, solo mis cartas, en que mano, que representa, adivinar, leer rivales, leer al rival, leer a los, leer manos, leer la mano, leer gente, leer a la gente, lectura de, no leo nada, no leo, que tiene el, que tienen los, saber que tiene, que puede llevar, ponerlo en, ponerlos en, fijo solo en mis cartas, veo mis cartas, miro mis cartas, que cartas tiene*, ubicar* en un rango
TELLS: tells, tell, cara, caras, gestos, lenguaje corporal, poker face, manos temblando, me leen la cara, expresion*, lenguaje, miradas, se me nota, se nota, manerismos, delat*, fisic*
LIVE: vivo, en vivo, casino, live, presencial, sala fisica, home game, en casa, con amigos
SEAT: asiento, donde sentarme, donde me siento, seleccion de mesa, elegir mesa, elijo mesa, mesas malas, mesa dura, mesas duras, mesas llenas de, mesa buena, a mi izquierda, a mi derecha, cambiar de mesa, cambio de mesa, table select*, mesas faciles, mesas blandas, busco mesa, lista de espera, escoger mesa, escoger la mesa
NOTES: notas, anotar rivales, tomar notas, etiquetas, colores a los rivales, apuntes de rivales, apunto de los rivales
HUD: hud, stats, estadistica*, vpip, pfr, numeritos, numeros de los rivales, pt4, hm3, holdem manager, pokertracker, poker tracker, hand2note, af, wtsd, tracker, fold to
DATABASE: base de datos, mi base, tracker, pt4, hm3, holdem manager, filtros, filtrar, mis numeros, mi winrate por, hand2note
LEAKS: leak*, fuga*, agujero*, goteo, goteras, donde pierdo, por donde se me va, en que pierdo, donde se me va
REVIEW_HANDS: revis* manos, manos marcadas, marco manos, repasar manos, reviso manos, repaso manos, analizar manos, analizo manos, revisar las manos, manos dificiles, repasar las manos, revisar mis manos, manos que marco, marcar manos, ver mis manos, historial, manos que pierdo, replay*
PROS: profesional*, pros, pro, videos de, streams, streamers, twitch, youtube, coach, negreanu, ivey, highstakes, high stakes, mesas altas en
GROUP: grupo de estudio, amigos para estudiar, estudiar con otros, companeros de estudio, compartir manos, estudio en grupo, partner, discord de estudio, grupo de discord, armar un grupo, buscar un grupo, un grupo para, estudiar en grupo, grupito
SOLVER: solver*, piosolver, pio, gto wizard, wizard, gtowizard, simple postflop, gto plus, monker, sims, simulacion*, simular, outputs, corridas
GTO: gto, equilibrio, balance*, balanceado, teoria de juegos, optimo, inexplotable, nash, frecuencias
MIXED: mixta*, mixto*, mezcl*, frecuencias, randomiz*, aleatori*
POPULATION: poblacion*, pool, poblacional*, field, tendencias, en mi limite, jugadores de mi limite, gente de mi nivel
RANGE: rango, rangos, tabla*, chart*, cuadro, grilla, manos jugar, que manos, con que manos, cuales manos, con que entrar, con que abrir, que cartas
RANGE_ADV: ventaja de rango, ventaja de nuts, ventaja de nueces, nut advantage, range advantage, quien tiene ventaja, a quien favorece, favorece, le pega a, le pega mas, a quien le pega, quien tiene mejor rango
BLOCKERS: bloqueador*, blocker*, bloqueo*, desbloque*, unblock*
COMBOS: combos, combinatori*, combinaciones, cuantas combinaciones, contar combos
ODDS: odds, pot odds, me da el precio, odds implicitas, implicitas, cuanto tengo que pagar, vale la pena pagar, conviene pagar, me conviene pagar, la cuenta, matematica*, porcentaje*, proporcion, me dan precio, el precio, las cuentas, hacer cuentas, sacar cuentas, los numeros, cuenta rapida
OUTS: outs, out, cartas que me sirven, cartas me sirven, cartas que me ayudan, cuantas cartas, cartas me salvan, regla del 2, regla del 4, regla de 4
EQUITY: equity, equidad, porcentaje de ganar, probabilidad de ganar, que chance, chances de ganar, cuanto gano contra, probabilidad*
EV: ev, valor esperado, esperanza, a la larga, ev negativo, ev positivo, es rentable, rentable
FOLD_EQ: fold equity, foldequity, semifarol*, semi farol*, semibluff*, semi bluff*, que se tiren, hacerlos foldear, me foldeen
MDF: mdf, frecuencia minima, defensa minima, cuanto defender, cuanto tengo que defender, alfa, alpha, sobre foldeo, overfold*, foldeo demasiado
VARIANCE: varianza, tasa de ganancia, mala suerte o, juego mal o, suerte o, cuantas manos, es suerte, si es suerte, o mala suerte, winrate real, tamano de muestra, muestra suficiente, muestra chica, cuanta muestra, desviacion estandar
SPR: spr, comprometid*, comprometerme, pot committed, committed, committe*, committear*, atado al bote, ya no me puedo ir, medio stack, mitad del stack, stack en el medio
GEOMETRY: geometri*, repartir el stack, meter el stack, llegar all in, stack al river, tres calles, sin stack, quedo corto en el river, stack detras, por calles
DONK: donk*, liderar, lidero, lead, apuesto de una, salir apostando, salgo apostando
PROBE: sonda, probe, probear, float, floatear, flotar, floteo, flotan, apuesta sonda, turn cuando pasa, me chequean, dan carta gratis, carta gratis, chequearon, no apuestan el flop, no cbetea
TEXTURE: textura*, seco, mojad*, monocolor, coordinad*, conectado, tableros, mesa seca, mesa humeda, humed*, board, boards, rainbow, dobladas, flop pareado, paread*, en que mirar
STRADDLE: straddle*, straddel, ante, antes en cash
ANTE: ante, antes, straddle*
RAKE: rake, rakeback, comision, plataforma, que sala, donde jugar, beneficios, en que sala, que sala, otra sala, sala conviene, salas convienen, mejor sala, elegir sala, cambiar de sala, cambiarme de sala, en que sitio, que plataforma
TABLES_MANY: mesas, cuatro mesas, seis mesas, ocho mesas, varias mesas, muchas mesas, multimesa, multitabl*, mesas a la vez, mesas simultaneas, zoom, fast fold, rush
SHORT_TABLE: de tres, de cuatro, tres jugadores, cuatro jugadores, 3 handed, 4 handed, 3handed, 4handed, mesa corta, mesas cortas, shorthanded, short handed, somos cuatro, somos tres, quedamos cuatro, quedamos tres, mesa se queda, la mesa queda, se vacia, se rompe la mesa, faltan jugadores
LEVEL_MOVE: subir de limite, subir de nivel, subir de stake, subo de limite, subo de nivel, pasar a nl, pasar a 25, dar el salto, bajar de nivel, bajar de limite, bajo de limite, bajo de nivel, mover de limite, moverme de limite, limite, limites, nl50, nl25, nl100, nl200, saltar de, dar shots, tirar shots, shot, shots, cambiar de limite, cambio de nivel, subo y bajo
BANK: banca, bankroll, bank, br, dinero para jugar, cuanto dinero, cuanto llevar, cuanta plata, presupuesto, saldo, deposit*, recarg*, me fundo, me quedo sin saldo, quiebro, bancarrota, cuantas entradas, en la cuenta, cuantas cajas, cuantos buy ins, cuantos buyins, tantas cajas, cajas para, cajas de respaldo
RUIN: riesgo de ruina, ruina, kelly, fraccion de banca, quebrar
STAKING: staking, vender accion, vendo accion, backing, stakeo, stakear, makeup, compra accion, porcentajes de accion, bancar
LOGBOOK: registro, registrar, llevar la cuenta, excel, planilla, cuaderno, anotar resultados, anoto lo que, cuanto gano y pierdo, cuanto he ganado, cuanto llevo, llevo la cuenta, no anoto, metas, objetivos, bitacora
ROUTINE: rutina, calentamiento, warm up, warmup, antes de jugar, antes de sentarme, antes de la sesion, despues de la sesion, preparar la sesion, cool down, me siento a jugar sin, habito*, ritual
STOP: parar, parar la sesion, parar a tiempo, cortar la sesion, terminar la sesion, stop loss, stoploss, limite de perdida, limite de perdidas, levantarme, irme a tiempo, seguir jugando, no puedo dejar, alargo, sesiones eternas, cortar, descanso*, descansar, me quedo jugando, no me levanto, levantarme a tiempo, sigo jugando aunque, sigo jugando hasta
REPEAT: perseguir, persigo, recuperar
BEGINNER_CALLS: entro con todo, entro con cualquier*, juego todas, juego muchas manos, entro en todas, voy a todas, voy con todo tipo, demasiadas manos, muchas manos, cualquier cosa, cualquier mano, cualquier carta, juego de mas, todas las manos, no foldeo nada
RULES: reglas, como se juega, de quien es el turno, cuanto se puede, como se apuesta, side pot, bote lateral, minima apuesta, quien empieza, como funcion*, orden de apuestas, de quien es el turno, cuando hablo, las rondas de apuesta*, doble a ciegas
HAND_ORDER: que le gana, que gana, cual gana, quien gana, que mano gana, gana a que, orden de las manos, ranking de manos, jerarquia*, valor de las manos, que es mejor, color o escalera, full o color, escalera o color, color le gana, desempat*, kicker, combinaciones de manos, que vale mas, las jugadas
COLD: en frio, cold, flat, flatear, flatteo, flateo, flats, solo pago, pago la subida, pagar la subida, pagar subidas, pago subidas, pagar raises, coldcall*
SQUEEZE: squeez*, esquiz*, subida y pagadores, subio y pago, abren y pagan, suben y pagan, sube uno y paga otro, abre y le pagan, raise y call
ISO: aislar, aislo, iso, isolat*, isolear, isoraise, iso raise, subir a los limpers, castigar limpers, castigar a los limpers
HANDS_LATE: check raise turn, raise en turn, raise en river, raise turn, raise river, me suben el turn, me suben el river, me suben turn, me suben river
EARLY_MTT: al principio del torneo, principio del torneo, etapa temprana, fase inicial, primeras ciegas, niveles iniciales, mitad del torneo, fase media, chip leader, lider en fichas, lider de fichas, muchas fichas, montana de fichas, etapa media, etapa final, suben las ciegas
THREE_LEFT: quedando tres, quedan tres, quedamos tres, los ultimos tres, tercero, tercer puesto, quedan cuatro, quedamos cuatro, los ultimos cuatro, ultimos cinco, cinco left, 3 left, quedan cinco, quedan seis, 4 left, ultimos tres
ICM_FAR: icm, premios, valor en dinero, cuanto valen mis fichas, valor de las fichas, bubble factor, factor de burbuja, presion de premios, presion icm, fichas no valen
LEVELING: niveles de pensamiento, leveling, me adelanto al rival, sabe que yo se, cree que yo, piensa que yo, contraajust*, contra ajuste*, se ajustan, me tomaron la mano, me tomaron el tiempo, me tienen leido, me tienen estudiado, me conocen, se adaptan, me exploten, me explotan, me toman la medida, tomada la medida, me tienen tomad*
`;

export const POKER_FRAMES = `
pk-fun-reglas: RULES | ciegas como_funcion*/cuando/que_son/quien_pone/poner | las_reglas | reglamento | quien_habla_primero | quien_reparte | texas desde_cero/aprender/reglas | nunca_jugue | all_in que_pasa/no_entiendo_que | cuantas_cartas_son | cuando_me_toca poner/ciegas/apostar | cuando_me_toca_poner
pk-fun-manos: HAND_ORDER | si_gano_o | no_se_si_gane | no_se_que_tengo | que_mano_tengo | me_equivoco_leyendo mesa/cartas | cinco_cartas usar/contar/juego | confundo full/color/escalera/poker | color_gana_a
pk-fun-posicion: posicion importan*/que_es/entiend*/no_entiendo/ni_idea/concepto/usar/aprovech* -OOP | jugar_en_posicion | sin_mirar_la_posicion | igual_en_todas_las_posiciones | mismo desde cualquier_posicion | cualquier_posicion | posicion igual/mismo -OOP | donde_este_sentado | da_igual_donde | el_boton que_es/ventaja/importancia/aprovechar | hablar_ultimo | hablo_ultimo | ultimo_en_hablar | la_importancia_de_la_posicion | posicion_en_la_mesa | posicion -fuera -OPEN -RANGE -STEAL -FLOP -OOP -temprana | primero_que_ultimo | de_primera_que | jugar_primero | igual sentado
pk-fun-errores!: BEGINNER_CALLS | entro_con | LIMP -CALLED -MANY -ISO -SB entro/siempre/yo/mucho | pago_de_mas -RIVER | pago_todo | aburr* FOLD/BEGINNER_CALLS | me_da_lata FOLD | me_cuesta_tirar_cartas | vpip alto | muy_suelto | juego_muy_suelto | veo_muchos_flops | ver_todos_los_flops | veo_todos_los_flops | entro_a_todas | juego_muchas_manos | demasiadas_manos | pago_todo
pk-fun-tamanos: siempre_lo_mismo BET/pongo | mismo_tamano | minima BET | BET LITTLE MANY | pongo_poco | pongo_poquito | BET MUCH todos_se_van/NOT_CALLED | cuanto_debo_apostar | SIZE -RIVER -geometria -SOLVER -simplific* -CBET -farol -LIMP | sin_ton_ni_son BET | cuanto_apostar
pk-mat-outs: OUTS | cartas_me_faltan | cartas_que_me_faltan
pk-mat-odds: conviene_pagar | si_vale_la_pena_pagar | pagar_o_no precio/proyecto/bote | CALL DRAW_HAND conviene/precio/caro/cuanto | las_cuentas | hacer_cuentas | sacar_cuentas | calcular bote/pagar | ODDS -EQUITY -HUD -BOUNTY -VARIANCE | implicit* | odds | precios_malos | 2_a_1 | me_cobran | como_se_si_pago
pk-mat-equity: EQUITY | contra_su_rango cuanto/gano | favorito contra | cuanto_gana_mi | contra_todo_lo_que | contra_lo_que_el_puede
pk-mat-ev: EV | decisiones_rentables | pierdo_a_la_larga
pk-mat-foldequity: FOLD_EQ | DRAW_HAND BLUFF/agresiv*/RAISE/apostar | apostar_mis_proyectos | calculo_si_el_otro_se_va | voy_all_in_con_proyectos
pk-mat-combos: COMBOS | BLOCKERS COMBOS | que_manos farol*/mentir/bluff* | contar_combinaciones
pk-mat-mdf: MDF | cuanto_tengo_que_pagar_para_no | FOLD demasiado frecuencia | me_foldean_no
pk-mat-varianza: VARIANCE | juego_mal_o | mala_suerte juego_mal/o_juego/o_soy | suerte no_se_si/o_habilidad | cuantas_manos_hacen_falta | RACHA normal/es_mi_culpa
pk-mat-arboles: arbol* EV/calle* | arboles | calcular_varias_calles
pk-mat-bloqueo: bloqueador* -SMALL_BET | blocker* -SMALL_BET | que_carta_bloquea | carta_que_bloquea | as_del_palo | desbloque* | unblock* | bloquea* cartas/carta/manos/color
pk-pre-rfi: RANGE PREFLOP/OPEN/jugar/entrar/posicion/POSITION/BUTTON | que_manos -gana -revis* | con_que_manos -CALL -SHOVE -THREEBET | que_abrir | con_que_abrir | con_que_entro | rangos_de_apertura | OPEN BUTTON/utg/POSITION/hj/lj/mucho/poco/pocas/loose/tight/desde | que_cartas_jugar | tabla_de_manos | manos_iniciales | seleccion_de_manos | abro_muy | rango_de_abrir | abro por_ciento | que_cartas_se_juegan | que_manos_jugar | OPEN -THREEBET_ME -FOURBET -SQUEEZE -RAISE_ME -mesas -CALLED -SB -STACK_MID -CBET | primeras_posiciones | posicion_temprana | desde_utg | que_juego_desde
pk-pre-aislar: ISO | LIMP CALLED | LIMP MANY RAISE | limpers | LIMP RAISE -SB | entran_todos | LIMP MANY | contra_limp*
pk-pre-flat: COLD -FOURBET | POCKET CALL/COLD/pago/ver_el_flop/NO_SE/set/trio/jugar/HARD | CALL RAISE cualquier/bonita*/PREFLOP -SHOVE -CBET | set_mining | a_ver_si_sale | a_ver_si_ligo | manos_especulativas | pago_y_pago | conectores | pagar_en_frio | pago_en_frio | me_hacen_squeeze pago
pk-pre-robo: STEAL BLINDS | STEAL BUTTON | no_robo | STEAL -me_roban -bote | subo_del_boton | robar -bote -me_roban -defend* | robo_de_ciegas | nunca_robo | no_robo
pk-pre-cigrande: BB defend*/defiend*/pagar/pago/CALL/FOLD/NO_SE/HARD/RAISE/perd*/pierdo/minraise/me_roban/STEAL/mal | me_roban BLINDS/la_ciega/siempre | me_roban_la_ciega | me_robaron | defend* BLINDS/BB | defiend* BLINDS/BB | minraise CALL/defend* | defensa_de_ciega* | defensa_de_la_ciega | sangro_en_las_ciegas | pierdo_en_las_ciegas | desde_la_grande | en_la_grande | BUTTON me_roba* | me_roba*_todas | roba*_la_ciega | roba* a_mansalva
pk-pre-cipequena: SB | ciega_contra_ciega | guerra_de_ciegas | blind_vs_blind | bvb | ciega_vs_ciega | SB LIMP/CALL/FOLD/RAISE/NO_SE | pequena_contra_grande | completar_la_ciega | todos_foldean_hasta
pk-pre-3bet: THREEBET -pagan -pagaron -THREEBET_ME -botes -bote -pote -potes -SHOVE -COLD | no_3beteo | solo_3beteo | resubo_poco | resubir WHEN/con_que/HARD/NO_SE -SHOVE | 3bet_de_farol | 3bet_light | cuando_resubir | resubir -SHOVE -STACK_MID -STACK_SHORT | resubo -STACK_MID -STACK_SHORT -SHOVE
pk-pre-vs3bet: THREEBET_ME -SHOVE | me_resuben -SHOVE | THREEBET_ME CALL/FOLD/NO_SE | abro RAISE_ME -FLOP -TURN -RIVER | ak RAISE_ME/FOLD/THREEBET_ME/tirar/cuando_tirar | subo y_me_resuben | abro y_me_3betean | qq RAISE_ME/THREEBET_ME/FOLD | jj RAISE_ME/THREEBET_ME/FOLD | tirar_ak | PREFLOP RAISE_ME | me_3bet* | 3bet me_hacen/me_meten/me_tiran/frente/cara/enfrente | me_suben_otra_vez | me_suben_encima | abro RAISE | subo RAISE_ME -FLOP -TURN -RIVER
pk-pre-4bet: FOURBET -bote -botes -COLD -pote | 4betean_mucho | FOURBET WHEN/con_que/farol | guerra_de_resubidas | cuarta_apuesta
pk-pre-squeeze: SQUEEZE | RAISE CALLED tercero | squis* | squee*
pk-pre-straddle: straddle* RANGE/OPEN/PREFLOP/abrir/descontrol*/que_manos/tamano* | straddle* -POT_BIG -bote -botes -pozo* -stack -efectiv* -profund* | con_ante RANGE/OPEN/PREFLOP/abrir -STACK_SHORT -STACK_MID | doble_a_ciegas
pk-pre-cortas: SHORT_TABLE RANGE/PREFLOP/OPEN/igual/abrir/manos/entrar -TOURNAMENT -SPIN -SNG | mesas_de_cuatro | mesas_de_tres | mesa_de_cuatro | mesa_de_tres
pk-pre-construir: RANGE construir*/armar/armo/hacer_mis/crear/propios/sin_solver/sacar -FLOP -calle* | armar_rangos | mis_propios_rangos
pk-pre-mixtas: COLD FOURBET | MIXED PREFLOP | cold_4bet | 4bet_en_frio | 4bet_frio | cuarta_apuesta en_frio | cuartas_apuestas_en_frio
pk-pos-textura: textura* | monocolor -me | rainbow | flop* seco/mojad*/coordinad*/conectado/pareado -CBET -BET | mesa_seca | mesa_mojada | mesa_coordinada | tableros | boards -CHECKRAISE | FLOP que_mirar/en_que_fijarme/peligros* | leer_el_flop | leer_flops | leer_el_board | flop NO_SE -despues -BET -BET_ME -MULTI -FOURBET -THREEBET -TURN | flops_peligrosos | mesa_doblada | mesa_paread*
pk-pos-valor: GOOD_HAND LITTLE/NOT_CALLED/gano/cobro/pagan_poco/saco/se_van/CHECK/lento/escond* -FOLD -CANT_FOLD -AFRAID -LOSE -HAND_ORDER -SHOVE -CALL | slowplay* | juego_lento | me_escondo | hago_la_lenta | NOT_CALLED GOOD_HAND | NOT_CALLED -BLUFF | no_me_pagan_nada | manos_grandes LITTLE | gano_poco | VALUE -esperado -farol -BLUFF | no_cobro | no_saco | GOOD_HAND no_cobro/cobrar | valor_fino | valor RIVER
pk-pos-proyectos: DRAW_HAND -FOLD_EQ -BLUFF | persigo DRAW_HAND/color/escalera | persigo_todo | cazar proyectos | pago_todos_los_proyectos | color persigo/busco/perseguir/proyecto/jugar | colores persig* | ligar_el_color | busco_color
pk-pos-control: MID_HAND POT_BIG/LOSE/MUCH/gigante/stack/inflo/HARD/NO_SE/CHECK/control* -RIVER -TURN -apuesto_chico | control_del_bote | pot_control | controlar_el_bote | controlar_el_pozo | inflo_el_bote | inflar_el_bote | MID_HAND todo | botes_muy_grandes MID_HAND | top_par LOSE/MUCH/NO_SE | MID_HAND CANT_FOLD | overpair* CANT_FOLD/LOSE/FOLD | top_par | top_pair | segundo_par | par_medio | mano_media | manos_medias | overpair* | ases hasta_el_final | caja reyes/ases
pk-pos-multiway: MULTI -gto -PREFLOP -RAISE -LIMP | multiway -gto | MULTI HARD/NO_SE/LOSE/CBET/jugar | botes_de_varios | cuando_pagan_varios | contra_varios | contra_muchos | pagan_todos | me_pagan_tres | me_pagan_cuatro | me_pagan_dos | van_todos | entran_cinco | cinco_al_flop | cuatro_al_flop | MANY al_flop | contra_tres | tres_rivales | CALLED MANY -LIMP | pozo* varios | somos_cuatro viendo
pk-pos-cbet: FLOP BET WHEN/siempre/nunca/no/falla*/fallo/sin_ligar/sin_nada -BET_ME -CHECK -overbet -size | FLOP no_ligo/fallo/fallado/sin_ligar/no_pega/no_conecto | no_ligo_nada BET/FLOP | subo_preflop FLOP NO_SE | cbeteo | CBET -THREEBET -BET_ME -vs -contra -CHECKRAISE -me_cbet* -defensa -defend* -TURN -fold -foldeo -overfoldeo -ante | apuesto_el_flop | el_flop_lo_apuesto | jugar el_flop
pk-pos-vscbet: CBET BET_ME/vs/contra/defend*/defensa/me_cbet*/FOLD/frente/enfrent*/me/pago | me_cbetean | me_apuestan FLOP | FLOP BET_ME | FLOP FOLD apuestan/mucho/todo/siempre/demasiado | defensa_contra_la_cbet | apuestan_el_flop | pago FLOP TURN FOLD | CBET fold/foldeo/overfold*/ante
pk-pos-spr: SPR | me_comprometo | ya_puse_la_mitad | bote_comprometido | stack POT_BIG comprom* | relacion_stack | casado_con pozo/bote | cuando_estoy_casado | media_caja | fichas_detras
pk-pos-farol: no_se_mentir | farol* | blof* | bluf* | nunca_faroleo | me_cazan BLUFF | cuando_mentir | BLUFF -FOLD_EQ -TELLS -me_bluf* -THREEBET -FOURBET -bloque* -RIVER
pk-pos-turn: TURN -CHECKRAISE -CBET -PROBE -RAISE -overbet -RIVER -HUGE_BET | TURN BET/CHECK/BARREL/HARD/NO_SE/quedo/helado/blanco -CHECKRAISE -PROBE -RIVER -RAISE_ME -HUGE_BET | BARREL -RIVER | segunda_bala | segundo_barril | FLOP CALLED TURN | FLOP CALLED despues/ya_no_se/NO_SE
pk-pos-river: RIVER CALL/FOLD/CANT_FOLD/BET_ME/NO_SE/HARD -HUGE_BET -RAISE_ME | ultima_apuesta CALL/FOLD/pago | bluffcatch* | hero_call* | cazar_faroles | cazafaroles | pago_para_ver | GOOD_HAND CANT_FOLD -PREFLOP | ases CANT_FOLD/FOLD | pago_aunque_se | se_que_estoy_perdido CALL | se_que_perdi CALL/FOLD/tirar | tercera_bala | triple_barril BET_ME/CALL | RIVER -CHECKRAISE -BLUFF -HUGE_BET -SMALL_BET -RAISE_ME -UNLUCK -POT_BIG -THREEBET -FOURBET -bote | CANT_FOLD -BEGINNER_CALLS -PREFLOP -MID_HAND -SPR -casado | pago_de_mas
pk-pos-checkraise: CHECKRAISE -TURN -RIVER | RAISE_ME FLOP | me_suben_el_flop | me_suben_la_apuesta FLOP | me_suben_la_cbet | RAISE_ME CBET | RAISE FLOP FOLD | check_raise -turn -river | dan_check suben
pk-pos-oop: OOP -THREEBET | fuera_de_posicion | sin_posicion | hablo_primero | desde_las_ciegas postflop/FLOP/jugar | sin_ella POSITION | hablo_yo_antes
pk-pos-sonda: DONK | PROBE | me_chequean TURN/FLOP/BET/NO_SE | float* | flotar | carta_gratis BET/dar | cuando_el_agresor CHECK | apuesta_sonda | TURN CHECK me_chequean
pk-pos-bote3bet: THREEBET botes/bote/pote/potes/pozo/pozos/postflop/FLOP/TURN/RIVER | bote_resubido | botes_resubidos | botes_3beteados | bote_3beteado | resubidos POT_BIG | potes_resubidos | me_pagan THREEBET | pagan_el_3bet | resubi pagaron | pots_3beteados | 3bet no_ligo
pk-pos-overbet: HUGE_BET | polariz* | overbet*
pk-pos-bloqueo: SMALL_BET RIVER | apuesta*_de_bloqueo | block_bet* | blocking | RIVER apuesto_chico | MID_HAND SMALL_BET | RIVER chico RAISE_ME | apuesta_chiquita RIVER | apuesto_chico RIVER | para_que_no_me_apuesten
pk-pos-bote4bet: FOURBET bote/botes/pote/potes/postflop/FLOP/TURN/pozo | botes_4beteados | FOURBET POT_BIG | cuatro_apuestas | cuatribet*
pk-pos-geometria: GEOMETRY | RIVER sin_stack/stack_para_meter/no_llego_a_meter/falta_stack | meter_todo_al_river | SIZE calles/stack | entre_todo_en_el_river | repartir_el_stack | reparto_el_stack | resto_justo
pk-pos-xrtardio: CHECKRAISE TURN | CHECKRAISE RIVER | RAISE_ME TURN | RAISE_ME RIVER | HANDS_LATE
pk-exp-tipos: MANIAC | tipos_de_jugador* | tipo_de_rival | como_jugarle | como_le_juego | como_jugar_contra | nit* | calling_station | paga_todo | pagan_todo | los_que_pagan_todo | cuando_va_en_serio | MANIAC NO_SE/HARD/jugarle | perfil* PEOPLE | tag | rocas | FISH NO_SE/HARD/jugarle*/contra/LOSE -REGS -mesa* | como_le_juego | clasificar PEOPLE | reconocer PEOPLE | distinguir loco/amarret*/tacan* | tacano* | tight | lo_mismo_contra
pk-exp-lectura: READ -TELLS | poner_en_mano | leer_manos | lectura_de_manos | no_se_que_tiene* | nunca_se_que_tiene* | solo_veo_mis_cartas | solo_miro_mis_cartas | rango rival/asign*/poner/del_otro/villano -equity -EQUITY -solver -calle | no_los_calo | calar PEOPLE | adivino | solo_veo_lo_mio | que_tendra_el_otro | que_trae_el_otro | me_pregunto_que
pk-exp-hud: HUD | numeros del_rival/hud
pk-exp-ajustes: ajust* -LEVELING | explotar PEOPLE -REGS | explotativ* | adaptar* | adapto | juego_igual_contra_todos | mismo_juego_contra | contra_todos_igual | exploit* | puro_exploit | cambio_mi_juego | contra_cada | ajustarme | aprovechar errores/debilidades | castigar | nunca_foldea* | no_para_de_pagar | nadie_tira_nada | sacarle_provecho | contra_los_que_pagan
pk-exp-mesa: SEAT | NOTES | mesas_buenas | cualquier_mesa | a_la_derecha_del | lugar_de_la_mesa | selecci* mesa/mesas/partidas | donde_esten_los
pk-exp-vivo: TELLS | primera_vez LIVE | LIVE lento/ritmo/primera_vez/tells/HARD/NO_SE/adaptar* -horas -MULTI -STRADDLE -en_casa | casino NO_SE/HARD/jugar/juego/voy -BANK -cuanto -MULTI | de_local | la_cara | en_persona | me_ve*_la_mano | me_lee_como | como_a_un_libro | en_los_ojos
pk-exp-contraajustes: LEVELING | me_explotan | se_dan_cuenta_de_como | fichado | ya_me_tienen | junado | me_tienen_medido | ajustan_a_lo_que_hago
pk-exp-regulares: REGS explot*/ganarles/HARD/LOSE/contra/pelear/NO_SE/duros/mejores -FISH | los_mismos_rivales | muestra* REGS
pk-gto-intro: GTO -SOLVER -POPULATION -multiway | equilibrio | balance* | inexplotable
pk-gto-ventaja: RANGE_ADV | nueces ventaja | a_quien FLOP | flop_bueno | le_tocan_a_quien | bueno_para_mi
pk-gto-solver: SOLVER -simplific* -nodo* | que_dice_el_solver | entender_el_solver | leer_el_solver
pk-gto-simplificar: simplific* | demasiados_tamanos | imposible_de_memorizar | pasar_a_la_mesa SOLVER | resumir SOLVER | reglas_simples | reducir SOLVER | reduzco SOLVER | dos_tamanos SOLVER | salidas_del_solver
pk-gto-nodelock: node_lock* | nodelock* | node_locking | bloquear_nodos | nodo*
pk-gto-manual: RANGE calle/calles FLOP/sin_solver/construir/armar | calle_por_calle | rangos_postflop | construir_rangos_postflop
pk-gto-multiway: GTO MULTI | multiway SOLVER/GTO/equilibrio | equilibrio tres | solver MULTI | pozo_de_tres | bote_de_tres GTO/SOLVER/teoria | flops_de_tres
pk-gto-poblacion: POPULATION GTO/equilibrio/desvi*/SOLVER | POPULATION tendencia*
pk-cas-sala: RAKE -mesas | que_sala | en_que_sala | me_come_la_comision
pk-cas-sesion: TABLES_MANY varias/muchas/cuatro/seis/ocho/abro/juego/cuantas/jugar/HARD/a_la_vez -SEAT -TOURNAMENT | multimesa | zoom | cuantas_mesas | cuanto_tiempo_jugar | duracion_de_la_sesion | cuanto_debe_durar
pk-cas-profundo: STACK_DEEP -EARLY_MTT -TOURNAMENT | mas_de_150 | muy_profundo* | 180_bb | 200_encima | mas_de_200
pk-cas-altos: mesas_altas | high_stakes jugar | altos jugar | costo_por_hora | nl500 | nl1000 | mesas_caras | 25/50 | sentarme 5/10
pk-cas-corta: SHORT_TABLE FLOP/postflop/dinamica/igual/cash -TOURNAMENT -SNG -SPIN | mesa_de_tres dinamica | mesa_queda SHORT_TABLE | se_rompe_a | con_tan_pocos | se_rompe tres/cuatro
pk-cas-straddle: STRADDLE POT_BIG/bote/botes/profund*/costo/stack | straddle* stack*/efectiv*/hondas/pozo*/postflop/botes/bote | straddle* mucho/poco | straddle* -RANGE -OPEN
pk-tor-etapas: EARLY_MTT -BUBBLE -FINAL_TABLE -SNG | chip_leader | etapa* TOURNAMENT/temprana/media | quemo_mis_fichas | acumulo_fichas LOSE | fase* TOURNAMENT | llego_con_muchas_fichas | TOURNAMENT temprano LOSE/caigo/afuera/elimina* | primeros_en_caer | me_eliminan temprano/rapido/pronto/al_principio | se_me_evaporan | etapas | fichas TOURNAMENT llego/LOSE/acumul*/medio/quemo | acumular_fichas | cambia el_torneo/las_etapas | TOURNAMENT inicio/arranque/fases | mitad_del_torneo | fase_media | al_principio TOURNAMENT | etapas_del_torneo
pk-tor-pushfold: SHOVE -RESHOVE -BUBBLE STACK_SHORT/fold/que_manos/tabla*/NO_SE/WHEN/con_que/nash | pushfold | push_fold | push_o_fold | all_in_o_fold | nash SHOVE | tablas_de_push | STACK_SHORT FOLD/SHOVE/esperar/espero/NO_SE | espero_demasiado STACK_SHORT/BLINDS | me_comen_las_ciegas | me_consumen_las_ciegas | que_empujar | con_que_empujar | STACK_SHORT -STACK_MID -SHORT_TABLE -BUBBLE -RESHOVE -ONE_LEFT -SNG | push SHOVE | stack_corto
pk-tor-icm: ICM_FAR -BUBBLE -FINAL_TABLE -SATELLITE | icm | cuanto_valen fichas | fichas valen/no_es_plata/plata/valor | doblar_fichas | fichas_valen_menos | plata_de_premio
pk-tor-stackmedio: STACK_MID | RESHOVE | RAISE_ME SHOVE | resubida_all_in | SHOVE RAISE_ME CALL/NO_SE | me_resuben_all_in | 3bet_shove
pk-tor-burbuja: BUBBLE -SNG -SATELLITE -FINAL_TABLE | BUBBLE AFRAID | burbuja -SNG | quedo_a_las_puertas | TOURNAMENT cerca_de_premios
pk-tor-mesafinal: FINAL_TABLE | mesa_final | pactar | repartir premios
pk-tor-pko: BOUNTY TOURNAMENT/CALL/SHOVE/cuanto/NO_SE/HARD/calcul*/jugar/quiero/progresiv* | bounty | pko* | recompensa* | ir_por_la_cabeza | knockout*
pk-tor-satelites: SATELLITE | satelite* | ticket* | entro_barato
pk-tor-headsup: heads_up -SNG | hu | mano_a_mano | segundo_puesto | siempre_segundo | quedo_segundo | ONE_LEFT LOSE/gano/HARD/NO_SE | subcampeon | ONE_LEFT -SNG -sit -duelo
pk-tor-calendario: LATE_REG | que_torneos | cuales_torneos | elegir_torneos | escoger_torneos | calendario | horarios TOURNAMENT | seleccion_de_torneos | TOURNAMENT elegir/escog*/cuales/cual_conviene | cuantos_torneos
pk-tor-altos: entrada_alta | high_roller* | campos_duros | torneos_caros | torneos_de buyin/alto
pk-tor-futuro: futuro ICM_FAR/fichas | icm lejos | juego_futuro | valor_futuro | futuras_ciegas
pk-tor-tresjugadores: THREE_LEFT TOURNAMENT/LOSE/siempre/FINAL_TABLE/termino/HARD/NO_SE -SNG -SPIN | THREE_LEFT FINAL_TABLE | salgo_tercero | termino_tercero | quedo_tercero | quedamos_tres | quedan_tres | de_seis_a_tres | los_ultimos_tres
pk-sng-estructura: SNG -BUBBLE -ONE_LEFT -SHOVE -cuarto | SNG primeras/inicial/estructura/ciegas/temprano | sit_and_go
pk-sng-burbuja: SNG BUBBLE | caigo_cuarto | cuarto_puesto | salgo_cuarto | quedo_cuarto | termino_cuarto | SNG cuarto/cuatro | siempre_cuarto | quedamos_cuatro SNG | bubble SNG | burbuja sit
pk-sng-spin: SPIN | de_tres_jugadores SPIN | hiperturbo* | hyper*
pk-sng-duelo: SNG ONE_LEFT | duelo | duelo_final
pk-men-tilt: ANGRY -BLUFF | UNLUCK ANGRY/despues/me/HARD/juego/calient*/LOSE/aguant* -VARIANCE | tilt* | tilteo | UNLUCK | pierdo_una_y | pierdo_una_mano RECOVER/quiero/juego/siguiente | RECOVER LOSE/todo/siguiente/mano | juego_peor LOSE/UNLUCK | despues_de_perder | tras_perder | me_desespero | cabeza_fria | juego_cualquier_cosa | empiezo_a_jugar_cualquier | rabios* | rage* | pierdo_el_control | insulto | serenarme
pk-men-rutina: ROUTINE | sin_preparar* | me_siento_sin | en_frio primera_hora/siento/arranco | sin_calentar
pk-men-downswing: RACHA | downswing* | mala_racha | QUIT | RACHA LOSE | pierdo_la_confianza | todo_me_sale_mal | hace_meses LOSE | sin_cobrar | run_bad | grafica_abajo | para_abajo
pk-men-foco: DISTRACT | concentr* | AUTO | en_automatico | juego_por_inercia | aburr* mesas/juego
pk-men-limites: STOP | parar sesion/a_tiempo | terminar la_sesion | juego_responsable | no_se_parar | cuando_parar | cuando_levantarme | levantarme | descans* | poner_limites | limites_de_tiempo | me_quedo_hasta | hasta_la_madrugada
pk-men-botesgrandes: POT_BIG AFRAID | botes_grandes AFRAID/HARD/FOLD/nervio* | AFRAID SHOVE | AFRAID FOLD | me_tiembla* -cara | presion POT_BIG | juego_con_miedo | miedo_a_perder el_stack/plata | con_miedo | tiemblo | mucha_plata AFRAID | AFRAID apostar/meter/grande | cuando_el_bote crece/grande | en_el_medio sec*/sud*/tiembl* | botes_gordos | botazo* | me_sudan | bote_gordo
pk-men-energia: TIRED HOURS | TIRED -ANGRY | HOURS LOSE/ya_ni_se/bajo/peor/juego_peor/NO_SE -prisa | horas_despues | ultima_hora | sesiones_largas | despues_de_horas | horas juego_peor | ya_ni_se | sin_nafta | a_las_tres_de_la_manana | no_me_da cuerpo/cabeza | despues_de_ocho_horas | de_noche
pk-ban-banca: BANK -LEVEL_MOVE -DATABASE | cuanto_dinero | cuanta_plata | con_cuanto | bankroll | manejo_de_banca | de_que_limite | cuanto_me_llevo | me_llevo_al_casino | cuantas_cajas | cuantos_buyins | saldo | euros juego_de | cuidar_la_plata | de_plata | cuidar_el_dinero | usd nl* | manejar_la_plata
pk-ban-niveles: LEVEL_MOVE subir/subo/bajar/bajo/cuando/salto/listo/dar/pasar/paso | cuando_subir | subir_de_nivel | subir_de_limite | estoy_listo | bajar_de_limite | dar_el_salto | me_estanque LEVEL_MOVE | subo_y_bajo | estancad* LEVEL_MOVE | cambiar_de_nivel | mover_de_nivel | moverme_de_nivel | nivel_siguiente | siguiente_nivel | subir_a_nl* | pasar_a_nl* | tirarme_a_nl* | llegar_a_nl* | nl*_o_nl* | stacks_de_nl* quiero | los_bato
pk-ban-registro: LOGBOOK -error* | cuanto_gano | cuanto_pierdo | no_se_si_gano | si_gano_o_pierdo | voy_ganando_o_perdiendo | llevar_registro | llevo_cuentas | arriba_o_abajo | apuntar_resultados
pk-ban-riesgo: RUIN | kelly | peligro_de_quiebra | quiebra | parte_de_la_banca | que_parte BANK | quedar_en_cero | fundirme | probable
pk-ban-staking: STAKING | vender_accion | backer | estake* | inversionista* | cachito_de_mi_torneo
pk-rev-sesion: un_solo_foco | una_cosa_por_sesion | sesion_con_foco | foco_por_sesion | unico_foco | jugar_con_un_objetivo | una_sola_cosa | trabajar_una_cosa
pk-rev-manos: REVIEW_HANDS -PROS | revis* manos | repas* manos | analizar* manos | manos_dudosas | no_reviso | nunca_reviso | estudiar_mis_manos
pk-rev-leaks: LEAKS | DATABASE buscar/fugas/revis*/filtr*/NO_SE/analiz* | base_de_datos | donde_pierdo | en_que_fallo | en_que_pierdo
pk-rev-pros: PROS ver/estudiar/videos/manos/mirar/aprender | ver_videos | streams | twitch
pk-rev-grupo: GROUP -jugar_con | grupo_de_estudio | con_quien_estudiar | estudiar_con | alguien_con_quien | companero_de_estudio
pk-rev-poblacion: POPULATION DATABASE | informes_de_poblacion | POPULATION informe*
`;
