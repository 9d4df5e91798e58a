/**
 * Words that mean alike, as players of many countries say them: what stands for the same thing is read as the same thing, also where nobody
 * has written it yet. «perd*» is any word that begins so; an entry of several words is those words in a row.
 */

export const COMMON_CONCEPTS = `
fail: me cuesta*, cuesta*, no me sale*, no sale*, no logro, no consigo, no puedo, no doy, no entiend*, no comprend*, no cacho, no pillo, no capto, no se, no sabria, ni idea, ni papa, ni jota, flojo, floja, flojit*, floje*, malo, mala, mal, pesimo, pesima, fatal, horrible, terrible, desastre, pena, verguenza, nulo, nula, cero, verde, novato en, patoso, torpe, burro, fall*, error*, equivoc*, pifi*, cag*, embarr*, rieg*, la riego, la lio, meto la pata, me trab*, me atasc*, me atoro, me enredo, me li*, me confund*, confund*, perdido, perdida, sufro, sufr*, padezco, me mata, me matan, me hunde*, me destroz*, me rompe*, me revient*, se me complica*, complica*, se me escap*, se me va*, se me pasa*, se me olvida*, olvid*, me bloqueo, me quedo en blanco, no veo, no vi, nunca vi, nunca veo, siempre igual, otra vez, de nuevo, debilidad, punto debil, talon de aquiles, asignatura pendiente, dolor de cabeza, calvario, karma, pesadilla
want: quier*, quisiera*, me gustaria*, querria, necesit*, busco, aprend*, mejorar, mejora, entrenar, practicar, practica, estudiar, trabajar, reforzar, pulir, afinar, profundizar, ensen*, explic*, ayud*, pueden, podrian, podemos, me interesa*, interesa*, objetivo, meta, ojala, tengo ganas, hace falta, falta, dame, denme, ponganme, ponme, manda*, toca*
know: domin*, lo tengo, la tengo, los tengo, las tengo, controlo, manejo, me se, se bien, ya se, ya estudi*, ya lo vi, ya vi, tengo claro, clarisimo, aprendid*, sin problema*, perfecto, perfectamente, me sale bien, me salen bien, de memoria, al dedillo, soy bueno, soy fuerte, fuerte en, comodo, comoda, sobrado, superado, resuelto
avoid: no quiero, odio, detest*, aburr*, me da pereza, pereza, flojera, paja, hueva, lata, no me interesa, no me gusta, paso de, evit*, prefiero no, ni loco, ahorrame, sin, nada de, saltar, salte*
mine: me, mi, mis, mio, mia, mios, mias, yo, conmigo
rival: rival*, oponente*, contrari*, contrincante*, adversari*, el otro, la otra, los otros, ellos, villano*, tipo, tipos, wey, vato, chabon, pibe*, mi vecino, mi primo, mi cunado, mi hermano, mi hija, mi hijo, mi amigo, compadre, mi tio, abuelo, mi novia, mi pareja
end: final, finales, al final, ultimo, ultima, ultimos, ultimas, termina*, terminar, acab*, cerrar, cierr*, remat*, liquid*
begin: inicio, principio, comienzo, comenz*, empez*, empiez*, arranc*, arranqu*, al entrar, primeras, primeros, primera, salida, entrada
ahead: ganando, ganado, ganada, ganad*, ventaja, de mas, arriba, mejor, sobrado, superior, delante, encima, lider, punta
behind: perdiendo, de menos, abajo, peor, inferior, desventaja, atras, debajo, hundido, contra las cuerdas
lose: perd*, pierd*, derrot*, caigo, cae, cayendo, caer, cai, me gan*, palm*, quem*, regal*, entreg*, dej*, escap*
draw: tabl*, empat*, medio punto, igualada
win: gan*, venc*, victoria*, triunf*, aprovech*, capitaliz*, punto entero
time: tiempo, reloj, minut*, segund*, hora*, rapid*, lento, apur*, prisa*, demor*, tard*
think: piens*, pens*, analiz*, razon*, medit*, reflexi*, decid*, decision*, dud*, elig*, elegir, escog*, escoj*, opcion*, alternativ*
mind: nervi*, ansi*, miedo, tembl*, tension, presion, calm*, emocion*, animo, confian*, cabeza, mente, mental*, concentra*, distra*, cans*, agot*, suen*, energia, respir*
angry: calient*, caliento, calent*, enoj*, enfad*, rabi*, bronca, furi*, frustr*, tilt*, tilte*, emput*, encabron*, arrech*, piconea*, pic*, desquit*, vengan*, revancha, venga*
money: plata, dinero, lana, pasta, guita, dolar*, euro*, peso, pesos, soles, sueldo, banca, banco, bank*, deposit*, retir*, caja, cajas, ahorro*, presupuesto
study: estudi*, entren*, repas*, leccion*, curso*, libro*, video*, teoria, memoriz*, apunt*, cuaderno, rutina, disciplin*, constan*, plan de estudio
review: revis*, analiz*, repas*, mirar mis, mis partidas, mis manos, historial*, base de datos, anot*, registr*
risk: riesgo*, arriesg*, segur*, insegur*, peligr*, cuid*, tranquil*, solid*
attack: atac*, ataque*, ofensiv*, agres*, presion*, encima, se me viene*, se me vienen, avalancha, asedi*
defend: defend*, defien*, defens*, aguant*, resist*, salv*, rescat*, sobreviv*, par*, proteg*, tap*
exchange: cambi*, intercambi*, simplific*, liquid*, canje*, troc*, trueque
many: much*, varios, varias, tantas, tantos, demasiad*, exces*, de mas, muchisim*
few: poc*, apenas, solo, unic*, justo, cort*, escas*
`;

export const CHESS_CONCEPTS = `
pawn: peon*, infanter*
passed: pasado, pasados, coron*, promocion*, promov*, reina nueva, octava, llega a dama, llegar a dama, carrera, cuadrado
knight: caball*, cab, jaco, corcel
bishop: alfil*, pareja de alfiles
rook: torre*, torr*
queen: dama*, reina*
king: rey, reyes, monarca
piece: pieza*, material, figura*, pieza menor
minor: pieza menor, piezas menores, caballo o alfil, alfil o caballo, alfil contra caballo, caballo contra alfil, alfil bueno, alfil malo
check: jaque*
mate: mate, mates, matar, jaquemate, dar mate, me dan mate, matear, matearon
stalemate: ahog*, tablas por ahogado
hang: colg*, cuelg*, gratis, regal*, suelt*, indefens*, sin defensa, sin defender, desprotegid*, se la come*, se lo come*, me come*, me comen, me comieron, me comio, comerme, me sacan, me quitan, me quita*, me soplan, me morf*, se llevan, se la lleva*, en la boca, en bandeja, sin ver, no vi que, sin darme cuenta, me despisto, despiste*, descuid*, distraid*, olvido mirar, la pierdo tontamente, regalito, en prise, al aire, tonta*, tonto, tonteria*
double: horquilla*, doble*, tenedor*, a la vez, al mismo tiempo, dos piezas, dos a la vez, ataque doble, pincho
pin: clav*, pegad*, no se puede mover, no puedo mover, no se mueve, inmovil*, amarrad*, atad*, detras esta, detras del rey
skewer: enfilad*, rayos x, radiografia, ensart*, brocheta
discover: descubiert*, destap*, al abrirse, se abre y, se quita y, sale de en medio
deflect: desvi*, atra*, distrae*, sac* al defensor, quit* al defensor, eliminar al defensor, sobrecarg*, hacer dos cosas, dos tareas, imant*, arrastr*
back_rank: fila 8, octava, primera fila, pasillo, coz, ventanita, respiradero, luft
combo: combin*, sacrific*, entreg*, golpe*, tactic*, truco*, jugada bonita, remate*, brillan*, fuegos artificiales
zwischen: intermedi*, zwischenzug, entre medio, en medio antes
trap: trampa*, celada*, encerr*, atrap*, sin salida, cazan, caz*
calc: calcul*, variante*, linea*, profundidad, jugadas adelante, por adelantado, me adelanto, dos jugadas, tres jugadas, cuatro jugadas, arbol, ramas, forzad*, si el hace, si yo hago
candidates: candidata*, primera que veo, lo primero que, una sola jugada, otras jugadas, opciones
vision: visualiz*, imagin*, cieg*, mentalmente, en la mente, se me borra*, foto, veo el tablero, sin ver el tablero, sin tablero
evalu: evalu*, valor*, quien esta mejor, quien va mejor, esta mejor, motor dice, stockfish dice
opening: apertura*, debut*, primeras jugadas, desarroll*, teoria, libro*, repertorio, enroc*, gambit*, preparad*, memoriz*, lineas, jugada 5, jugada diez, me sacan de libro, fianch*
e4: e4, peon de rey, peon rey, e5
d4: d4, peon de dama, peon dama, d5
white: blanc*, con blancas
black: negr*, con negras
names_open: itali*, espanol*, ruy, lopez, escoces*, vien*, petrov, rusa, philidor, frances*, caro, kann, carokann, sicilian*, najdorf, dragon, sveshnikov, escandinav*, pirc, alekhine, londres, london, colle, trompo*, catalan*, eslav*, semieslav*, nimzo*, india, indias, grunfeld, benoni, benko, holandes*, ingles*, reti, bird, larsen, budapest, tarrasch, evans, danes, morra, fegatello, legal, pastor
castle: enroc*, enroque*, rey en el centro, rey al centro, rey adentro, rey expuesto, mi rey
king_attack: encima del rey, contra mi rey, contra el rey, al rey, mi enroque, tiran los peones, avalancha de peones, tempestad, asalto, h4 h5, g4 g5, sacrificio en h7, regalo griego, rey abierto, rey desnudo, flanco de rey
plan: plan, planes, planif*, que hacer, sin rumbo, sin ideas, ideas, mirando el tablero, mirando el techo, mover por mover, muevo por mover, a donde ir, para donde, para donde agarrar, posicion tranquila, posicion cerrada, sin tactica, no pasa nada, jugada 15, jugada 20, estrategi*, posicional*, esquema
structure: estructura*, peones doblados, doblad*, aislad*, colgantes, retrasad*, cadena*, mayoria*, minoria, islas, debilidad*, casilla debil, casillas debiles, carlsbad, maroczy, erizo, hedgehog, ruptura*, palanca*
activity: activ*, pasiv*, dormid*, encerrad*, atras, sin jugar, peor pieza, mal ubicad*, mal colocad*, mejorar mis piezas, coordin*, columna*, septima, casilla fuerte, avanzada, puesto
space: espacio, apretad*, ahogad*, asfixi*, encerrad*, comprimid*
prophy: profila*, prevenir, que quiere, que amenaza, amenaza*, intencion*, que busca, ultima jugada, jugada del rival, que hace el otro
convert: ventaja, de mas, con pieza de mas, con un peon de mas, peones de mas, torre de mas, calidad de mas, rematar, ganada, ganadas, posicion ganada, completamente ganado, se me escapan, no cierro, no la cierro, dejo escapar, me la empatan, me empatan
worse: perdida, perdido, con pieza de menos, peon de menos, aguantar, defender posiciones, posicion mala, posiciones malas, me rindo, abandon*, inferior
endings: final de, finales de, final con, finales, finalist*, lucena, philidor, puente, vancura, cuadrado, oposicion, triangul*, zugzwang, rey y peon, rey contra, peones y rey, alfiles de distinto color, distinto color, torre contra peon, torre y peon, torres
elementary: mate de torre, mate de dama, torre y rey, dama y rey, rey y torre, rey y dama, dos torres, escalera, rey solo, solo el rey, rey pelado, no se dar mate, arrincon*, encerrar al rey, caja, dos alfiles, alfil y caballo
clock: reloj, bandera, aguja, zeitnot, tiempo, apuro*, segundos, incremento, bala, bullet, blitz, relampago, se me cae, por tiempo
tournament: torneo*, ronda*, abierto, suizo, campeonato*, interclub*, liga, federad*, fide, oficial*, competi*, irt
opponent_strength: mas elo, mejor que yo, superiores, fuertes, titulad*, maestro*, contra ninos, chicos, ninos
rules: reglas, como se mueve*, mover las piezas, enroque, al paso, coronar, notacion, coordenad*, letras y numeros, nunca jugue, nunca he jugado, desde cero, nunca toque
value: valen, vale mas, cuanto vale, puntos, cambio favorable, conviene cambiar, cambiar piezas, cambio torre por, calidad, torre por, dama por
impulse: impuls*, sin pensar, rapido, al toque, de una, automatic*, sin mirar, apurad*, atolond*, primero muevo, muevo y despues, checklist, antes de mover
`;

export const POKER_CONCEPTS = `
preflop: preflop, antes del flop, manos iniciales, que manos, que jugar, rango*, tabla*, chart*, abrir, abro, abrir de, open*, raise*, entrar, entro, meterme, limpe*, limp*, igualar la ciega, pagar por ver, ver el flop, suited, conectores, pareja*, par bajo, pares bajos, broadway, ases, reyes, axs, kjo, ajo
position: posicion, boton, btn, dealer, co, cutoff, hj, lj, utg, primeras posiciones, primera posicion, temprana, tardia, fuera de posicion, oop, en posicion, ip, ultimo en hablar, hablar primero, hablo primero, actuo primero, esquina
blinds: ciega*, bb, sb, big blind, small blind, ciega grande, ciega chica, ciega pequena, straddle, ante, antes, roban, robo, robar, robo de ciegas, steal*, me roban
threebet: 3bet*, 3betear, resubo, resub*, resuben, re raise, reraise, resubida, contrasub*, 4bet*, 5bet*, squeeze*, me suben otra vez, me vuelven a subir, me re suben, cold call, bote resubido, bote 3bet, 3beteado*
flop: flop, flops, las 3 cartas, primeras cartas, cbet*, apuesta de continuacion, continuation, apuesto el flop, textura*, mesa seca, mesa mojada, tablero*, board, seco, mojad*, monocolor, conectad*
turn: turn, cuarta carta, 4ta, segunda bala, segundo barril, doble barril, double barrel, barrel*, barril*
river: river, quinta carta, ultima carta, 5ta, tercer barril, triple barril, triple barrel
value: valor, value, por valor, apostar fino, thin, sacar mas, sacarle mas, me pagan poco, no me pagan, cobrar, cobro poco, extraer, maximizar, gano poco con, apuesto poco, dejo de ganar, perdia valor
bluff: farol*, bluff*, mentir, miento, mentira, humo, cuento, blof*, bloff*, catcher, bluffcatch*, hero call, me mienten, me farolean, cazar
call: pago, pagar, pagan, pague, call, calleo, callear, calling, igualo, igualar, veo, ver la, estacion, pagador*, no suelto, no tiro, no foldeo, curios*, crying, sherif*
fold: fold*, tiro, tirar, tirarme, botar, boto, soltar, suelto, abandon*, retir*, me tiro, me voy, folde*, descart*, muck, overfold*
raise_post: check raise, checkraise, check-raise, xr, me suben el flop, me suben en el, raise en, resubida en
sizing: tamano*, sizing, cuanto apostar, cuanto apuesto, apuesto siempre lo mismo, mitad del bote, medio bote, dos tercios, un tercio, pot, overbet*, sobreapuesta*, sobre apuesta*, mas que el bote, apuestas grandes, apuestas chicas, apuestas pequenas, donk*
odds: odds, outs, probabilid*, porcentaje*, matematic*, cuentas, cuent* outs, proyecto*, draw*, color, escalera, gutshot, oesd, pot odds, implicit*, equity, ev, valor esperado, combos, combinatori*, blocker*, bloquead*, mdf, regla del 4, regla del 2
toppair: top pair, top par, par alto, pareja alta, overpair*, ases, reyes, kk, aa, qq, as rey, ak, par mayor, dos pares, set, trio
stack: stack*, ciegas, fichas, corto, short, profund*, deep, 100bb, efectiv*, spr, 10bb, 12bb, 15bb, 20bb, 25bb, 200bb
shove: all in, allin, all-in, empuj*, push*, shove*, jam*, resto, me la juego toda, meto todo, meter todo, nash, resteo, restear, restee, caja, palo, tabla de push
icm: icm, burbuja, bubble, cobrar, premios, premio, entrar en premios, itm, saltos de premio, pay jump*, escalon*, mesa final, final table, minimo, laddear, satelite*, bounty, ko, knockout, pko, recompensa*
mtt: torneo*, mtt, mtts, freezeout, rebuy*, reentry, domingo, field, niveles, ciegas suben, stack medio, mitad del torneo, fase media, etapa
spin: spin*, hyper*, jackpot, sit and go, sng, sngs, expresso, heads up, hu, mano a mano, uno contra uno, tres jugadores, 3 handed, 3-handed, three handed
cash: cash, nl2, nl5, nl10, nl16, nl25, nl50, nl100, nl200, nl500, mesa, mesas, rake, rakeback, zoom, fast, 6max, 6-max, full ring, 9max, buy in, caja, ring
types: fish*, pez, peces, recreacional*, calling station, pagalotodo, lag, tag, nit, roca, maniac*, loco*, agresiv*, pasiv*, reg, regs, regulares, perfil*, tendencia*, explot*, adapt*, limpers, ballena*, hud, stats, estadistica*, vpip, pfr, notas
gto: gto, solver*, equilibrio, balance*, frecuencia*, mixt*, indiferen*, pio, nodo*, gto wizard, teoria de juegos, minimax, mezcl*, polariz*, lineal, merged, rango contra rango, ventaja de rango, ventaja de nueces, nuts
mental: tilt*, calient*, calent*, downswing*, mala racha, racha mala, varianza, bad beat*, suckout, mala suerte, badbeat*, coolers, cooler, stop loss, parar, persig*, recuperar, concentra*, autopilot, piloto automatico, aburr*, sesiones largas
bankroll: banca, bankroll, bank, br, cajas, buy ins, buyins, depositos, subir de limite, subir de nivel, bajar de limite, moverme de limite, riesgo de ruina, staking
session: sesion*, revis*, historial*, tracker, pt4, hm3, holdem manager, poker tracker, marcar manos, manos marcadas, base de datos, fugas, leak*, cuantas mesas, multitabl*, mesas a la vez, warm up, calentamiento
multiway: multiway, varios, tres en el bote, cuatro en el bote, muchos pagan, todos pagan, family pot, entre varios
live: vivo, casino, live, presencial, en vivo, tells, caras, faroleo en vivo, home game, amigos, casa
rules: reglas, que gana, gana a, color gana, escalera gana, full, orden de las manos, jerarquia, kicker, turno de apuesta, cuanto se puede subir, nunca jugue, desde cero, side pot
`;
