/** Ideas of both games, as people of many countries say them: see `frames.ts` for how they are written. */
export const IDEAS = `
NO_SE: no se, no sabria, ni idea, sin saber, no entiendo, no comprendo, no cacho, no pillo, no capto, no tengo claro, no tengo idea, no tengo ni, no me queda claro, no acabo de, no termino de, no logro, no consigo, no encuentro, desconozco, nunca se, nunca supe, que hago, me pierdo, perdido, perdida, en blanco, como hago, no tengo ? criterio, a ojo, adivino, no me aclaro, hecho un lio, me lio, me enredo, me hago bolas, me hago un lio, confundo, confunde
HARD: me cuesta*, se me da mal, se me dan mal, fatal, pesimo, pesima, mal, me va mal, me mata*, sufro, me supera*, se me atragant*, no me sale*, no puedo, no soy capaz, flojo, floja, desastre, un queso, me complic*, problema*, me falla*, fallo, me trab*, me frena*, me destroz*, me revient*
WHEN: cuando, cuanto, si
LOSE: pierdo, pierde*, perdi, perdia, perder, perdiendo, perdemos, la pifio, se me escapa*, se me va*, se me fue*, dejo escapar, regalo, regale, la cago, la riego, la embarro, arruino, tiro la partida, caigo, me ganan, me gano, me gana, me dan vuelta, me la dan vuelta, me lo dan vuelta, termina* perd*, acabo perd*, se me cae*, entrego, palmo, me hunden
DRAW: tablas, empat*, medio punto, nulo
WIN: gano, ganar, gane, ganarlo, ganarla, ganada*, ganado*, ganaba, rematar, remato, liquidar, concretar, concreto, cerrar, cierro, cerrarla, convertir, convierto, definir, definirla, defino, sentenciar, amarrar
AHEAD: de mas, de ventaja, con ventaja, ventaja, voy ganando, ganando, ganada*, ganado*, mejor posicion, arriba, superior, mucho mejor, aplastante, la tenia, lo tenia, delante, adelante
BEHIND: de menos, peor, inferior*, perdida, perdido, perdiendo, abajo, apretad*, en desventaja, posicion mala, posiciones malas, contra las cuerdas, mala posicion, fea*, incomod*
FEW_TIME: apuro* de tiempo, apurado de tiempo, poco tiempo, sin tiempo, falta de tiempo, quedo sin tiempo, zeitnot, zeinot, bandera, se me cae la, ultimos segundos, ultimo minuto, ultimos minutos, contra reloj, contrarreloj, quedan segundos, pocos segundos, con segundos, segundero
CLOCK: reloj, tiempo, minutos, minuto, segundos, incremento
LONG_THINK: pienso demasiado, pienso mucho, gasto, quemo, tardo, me demoro, demoro, me quedo pensando, me como, uso mucho, doy vueltas, media hora, veinte minutos, quince minutos, 20 minutos, 15 minutos, 30 minutos
AFRAID: miedo, me asusto, susto, me da cosa, me da vertigo, me cago, me tiembl*, tiembl*, temblor*, nervios, nervios*, ansiedad, ansios*, panico, me paraliz*, me bloque*, me congel*, me achic*, me apend*, acobard*, me cohib*, culillo, julepe, cagazo, me entra el, terror, respeto
ANGRY: bronca, rabia, me calient*, se me calienta, calient*, calentura, calentar*, me enoj*, enojad*, enoj*, me enfad*, enfado, cabre*, me encabron*, encabron*, me pico, picad*, me empute*, empute*, frustr*, me frustr*, me saca de quicio, saco de quicio, furios*, furia, me arrech*, piconeo, me hierve, echo humo, tilt*, monkey, me desquit*, desquit*, venganza, vengar*, revancha*, la cabeza caliente, me envenen*, encendid*
UNLUCK: mala suerte, bad beat*, badbeat*, coolers, cooler, suckout*, me cazan, me ligan, me pegan el, me pega el, coinflip*, flip*, moneda al aire, volad*, injust*, me chupan, rio milagroso, milagro, 2 outs, dos outs, un out, me revientan los ases, me quiebran
RACHA: racha, rachas, downswing*, dons, bache, semanas perd*, meses perd*, hace ? meses, hace ? semanas, llevo ? semanas, llevo ? meses, un mes entero, pozo, no gano nada, en rojo, runbad, bajo ev, no levanto cabeza, un mes horrible, un mes malo
QUIT: dejar esto, dejarlo, dejar el, abandonar, retirarme, tirar la toalla, no vuelvo, dudo de todo, desanim*, desmotiv*, bajonea*, se me quitan las ganas, sin ganas
TIRED: cansad*, cansancio, agotad*, agotamiento, fatiga*, me canso, sin energia, energia, reventad*, fundid*, sin gasolina, cuerda, bateria, vista cansada, cabeza no da, ya no rindo, bajo el nivel, baja mi nivel, me desinflo, se me apaga, sin gas, me muero de sueno, me duermo, no me da la cabeza, la cabeza ya no, caigo de cansancio, reventar, no doy mas, me apago
HOURS: horas, hora, sesion* larga*, partidas largas, tercera hora, cuarta hora, quinta hora, de madrugada, doble jornada, doble ronda, dos rondas, maraton*, final del dia
DISTRACT: distra*, celular, movil, telefono, whatsapp, netflix, youtube, concentr*, se me va la cabeza, se me va la mente, la mente, piloto automatico, automatico, autopilot, en otra, pensando en otra, atencion, disperso, dispersa, miro la tele, viendo la tele, miro redes, me aburro y, pierdo el foco, mantener el foco, se me va la olla
AUTO: piloto automatico, automatico, autopilot, de memoria, sin pensar, por inercia, mecanic*
RUSH: sin pensar, impuls*, precipit*, atolondr*, me apuro, me precipito, sin mirar, a lo loco, primer impulso, me arrepiento, suelto la pieza, toco y muevo, apenas muevo, despues de mover, muevo y, me agarro la cabeza, mano mas rapida
PLAN: plan, planes, planear, planific*, rumbo, brujula, sin ideas, que hacer, que jugar, que mover, a que jugar, hacia donde, para donde, a donde, muevo por mover, mover por mover, plan claro, objetivo, mareo piezas, vueltas, piezas de un lado, sin sentido, no pasa nada, no hay nada
OTHER_MIND: quiere el otro, quiere el rival, quiere mi rival, quiere el contrario, quieren, idea* del rival, idea* del otro, ideas del contrario, idea del contrario, plan del rival, plan del otro, planes del rival, amenaza*, lo que hace el otro, lo que hace el rival, lo que trama, que busca, la intencion, intenciones, lo mio, solo veo lo mio, solo miro lo mio, solo mi plan, solo mis, me olvido del rival, responde* el otro, respuesta, replica, contesta el, que me puede hacer, me puede responder
RECOVER: recuperar*, recupero, desquitar*, remontar, revancha
STUDY: estudi*, entren*, practic*, repas*, aprend*, ver, mirar, leer, analiz*
MANY: muchos, muchas, mucho, varios, varias, tres, cuatro, todos, todo el mundo, media mesa, la mesa entera, toda la mesa
ONE_LEFT: quedamos dos, quedamos 2, solo dos, solos, uno contra uno, 1v1, 1 vs 1, mano a mano, cara a cara, heads up, hu, frente a frente, los ultimos dos, ultimos 2, el ultimo rival, quedo solo con, quedo yo y
MINE: me, mi, mis, mio, mia, yo, nos
LITTLE: poco, poquito, poca, chico, chica, chiquito, chiquita, pequeno, pequena, baja, barato, muy poco, migajas, miseria, nada, centavos, monedas, mangos, dos pesos
MUCH: mucho, demasiado, demasiada, grande, fuerte, enorme, gigante, gorda, gordo, de mas, todo, caro
TROUBLE: pierdo, perdi, sufro, me cuesta*, no se, mal, fatal, problema*, dudo, me destroz*, me comen, me matan, me aplast*, no puedo, me bloque*, desastre, no entiendo, regalo, me revient*, me va*
`;
