import { plainText } from './tokens.ts';

/**
 * Words of a player who is in trouble with money or cannot stop, as far as a list can hold them. What is explicit (an
 * addiction, a wish to die, debts by the game) needs no weighing; the rest only sounds like it, and the learnt reader
 * decides. Read sentence by sentence, so that a stop keeps apart what has nothing to do with each other.
 */

const MONEY =
  '(?:dinero|plata|guita|lana|pasta|ahorros?|sueldo|salario|quincena|aguinaldo|bank(?:roll)?|banca|cajas?|buy ?ins?|stacks?|euros?|dolares|pesos|soles|usd|mangos|lucas)';
const AMOUNT = '(?:mucho|mucha|todo|toda|bastante|tanto|tanta|demasiado|demasiada|un monton de|miles de|casi todo)';
const GAMBLING = '(?:jugar|apostar|apuestas|juego|poker|casino|jugando|apostando|timba|mesas?)';

/** Rare and plain: nobody who writes this of himself means a hand. */
const EXPLICIT: readonly RegExp[] = [
  /\b(?:ludop\w+|adict[oa] (?:al (?:juego|poker)|a (?:las apuestas|apostar|jugar|esto))|adiccion(?:es)?(?: (?:al juego|a las apuestas|al poker))?|juego compulsiv\w+|jugador compulsivo|enganchad[oa] (?:al juego|a apostar|a las apuestas))\b/u,
  /\b(?:autoexclu\w+|tratamiento por (?:el )?juego|jugadores anonimos|terapia por (?:el )?juego)\b/u,
  /\b(?:suicid(?:i\w*|ar\w*|e|o)|(?:ideas?|pensamientos?) suicidas?|matarme|quitarme la vida|no quiero (?:vivir(?! de| con| en)|seguir viviendo)|no vale la pena (?:vivir|seguir viviendo)|hacerme dano|toque fondo|tocando fondo|toco fondo)\b/u,
  /\b(?:prestamistas?|usurer\w+|(?:en (?:la )?(?:bancarrota|ruina|quiebra)|arruinad[oa]) por (?:el juego|las apuestas|el poker|jugar|apostar))\b/u,
  /\b(?:deudas?|endeud\w+)\b.{0,30}\b(?:juego|jugar|poker|apuestas?|jugando|casino|timba|mesas?)\b|\b(?:juego|jugar|poker|apuestas?|jugando|casino|timba)\b.{0,30}\b(?:me (?:endeud\w+|llene de deudas)|deudas?)\b/u,
  /\b(?:perd\w+|juegue|jugue|jugado|gast\w+|fundi\w*|queme|aposte|apuesto|me juego) (?:\w+ ){0,4}(?:del? (?:el )?(?:alquiler|arriendo)|(?:el|la|mi|mis|los) (?:alquiler|arriendo|renta|sueldo|salario|quincena|nomina|aguinaldo|ahorros|hipoteca|jubilacion|pension)|dinero que no tengo|plata que no tengo|lo que no tengo)\b/u,
];

const SIGNS: readonly RegExp[] = [
  // Debt.
  /\b(?:deudas?|endeud\w+|deudor)\b/u,
  new RegExp(
    `\\b(?:debo|debiendo|adeudo) (?:(?:much[oa]|bastante|tanta?o?|un monton de|una|hasta) )*(?:${MONEY}|cuotas|a (?:mi|mis|un|una|varios|todo|medio)|al banco|la tarjeta|al alquiler|\\d+)`,
    'u',
  ),
  new RegExp(
    `\\b(?:ped[ií]|pedir|pido|pidiendo|saque|saco|sacar|tome|estoy pagando) (?:otro |un |varios |unos |mas )?(?:prestamos?|creditos?|adelantos?|(?:${MONEY}) prestad[oa]s?|prestado)`,
    'u',
  ),
  /\b(?:prestamistas?|usurer\w+|empe(?:n|ñ)\w+|hipote(?:c|qu)\w+)\b/u,
  /\b(?:vendi|vender|vendiendo) (?:el|la|mi|mis|cosas|hasta)\b.{0,40}\b(?:jugar|apostar|jugando|poker|deuda)/u,
  // Money that was for living.
  new RegExp(
    `\\b(?:alquiler|renta|comida|sueldo|salario|quincena|ahorros|tarjeta(?: de credito)?|hipoteca|universidad|facturas|jubilacion|pension|nomina)\\b.{0,60}\\b(?:${GAMBLING}|perd\\w+|pierd\\w+|gast\\w+|mesas|fundi\\w*|queme)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:${GAMBLING}|perd\\w+|gast\\w+|juego|fundi\\w*|queme|apuesto)\\b.{0,60}\\b(?:el alquiler|la renta|la comida|mi sueldo|el sueldo|mi salario|la quincena|(?:mis|los|todos los|de mis) ahorros|la tarjeta(?: de credito)?|la hipoteca|las facturas|la jubilacion|la pension|la nomina|dinero que no tengo|plata que no tengo|lo que no tengo)\\b`,
    'u',
  ),
  // Losses.
  new RegExp(
    `\\b(?:perdi|perdido|pierdo|perdiendo|perder|quemad[oa]|queme|fundi|fundido|gastado|dilapid\\w+) (?:ya |casi |como )?(?:${AMOUNT} )?(?:el |la |mi |mis |todos mis |todo mi |toda mi |los )?(?:\\d+ )?${MONEY}\\b`,
    'u',
  ),
  /\b(?:perdi|llevo perdid[oa]s?|voy perdiendo|he perdido|pierdo) (?:\w+ ){0,2}(?:\d+|cien|mil|miles|treinta|cuarenta|cincuenta)\b(?! (?:partidas?|puntos|de elo|elo|manos?|bb|piezas?|peones))/u,
  /\b(?:perdi|he perdido|lo perdi|pierdo|perdiendo) (?:ya )?(?:todo|toda)(?: lo que (?:tenia|gan\w+|junt\w+|habia))?\b(?! (?:el rato|el tiempo|las partidas|partida|final))/u,
  /\b(?:grandes |muchas |fuertes |tantas |mis )?perdidas (?:grandes|enormes|economicas|de dinero|fuertes|acumuladas)\b|\bmuchas perdidas\b/u,
  // Chasing.
  /\b(?:recuper\w+) (?:(?:todo|toda|algo de|rapido|ya) )*(?:lo (?:que )?(?:perd\w+|llevo perdid\w+|jugad\w+)|lo perdido|mi (?:dinero|plata|banca|bank|bankroll|sueldo)|la (?:plata|guita|banca)|el dinero|mis (?:ahorros|perdidas|cajas)|las (?:perdidas|cajas))\b/u,
  /\b(?:recuperarme|desquitarme|revancha|salir del pozo|salir a mano|volver a cero)\b.{0,40}\b(?:subi\w*|jug\w+|limite|stakes?|mesas?|perd\w+|plata|dinero)\b|\b(?:perd\w+|cajas?|plata|dinero)\b.{0,60}\b(?:recuperarme|desquitarme|revancha|recuperar(?:lo|la|las|los)?)\b/u,
  /\b(?:perd\w+|bajon|downswing|rojo)\b.{0,60}\b(?:quiero subir|subo de limite|subir de limite|subir de nivel|subir a nl|subo a nl|jugar mas (?:alto|caro)|doblar)\b/u,
  /\b(?:cajas?|buy ?ins?|stacks?)\b.{0,20}\babajo\b/u,
  /\bvoy (?:\d+ )?(?:cajas? |buy ?ins? )?(?:abajo|en rojo|muy mal de (?:plata|dinero|banca))\b|\bestoy (?:en rojo|en la ruina|en bancarrota|quebrad[oa]|fundid[oa]|sin un (?:peso|euro|mango|duro))\b/u,
  // Not being able to stop.
  /\bno (?:puedo|logro|consigo|se) (?:parar|dejar|controlarme|detenerme|frenar)(?! (?:de (?:perder|colgar|fallar|cometer|pensar en la|mover|caer|reir|pagar|foldear|tiltear|callear)|el ataque|la partida|los ataques|sus|al rival|un ataque|la torre|el reloj|los peones|las amenazas|peones|amenazas|abierto))/u,
  /\b(?:ludop\w+|adict[oa]s?|adiccion|adicciones|enganchad[oa] (?:al juego|a apostar|al poker|a las apuestas|a jugar)|vicio|viciad[oa]|compulsiv\w+)\b/u,
  /\b(?:juego|jugar|apuesto|apostar) (?:a escondidas|compulsivamente|sin control)\b|\b(?:escondo|oculto|miento|mentir|mintiendo|a escondidas)\b.{0,60}\b(?:juego|jugando|jugar|apuest\w+|perd\w+|gasto|poker|plata|dinero)\b/u,
  /\b(?:mi (?:pareja|mujer|esposa|esposo|marido|novia|novio|familia|vieja|madre|padre|jefe))\b.{0,60}\b(?:deja\w*|dej[oó]|separ\w+|divorci\w+|echo|no sabe|descubri\w*|pele\w+)\b.{0,60}\b(?:juego|jugar|apuest\w+|poker|perd\w+|plata|dinero)\b/u,
  /\b(?:autoexclu\w+|tratamiento por (?:el )?juego|jugadores anonimos|terapia por (?:el )?juego|recai)\b/u,
  // Distress of any kind.
  /\b(?:suicid\w+|matarme|quitarme la vida|no quiero (?:vivir(?! de| con| en)|seguir viviendo)|desaparecer|no vale la pena (?:vivir|seguir)|hacerme dano|ya no aguanto|desesperad[oa]|arruin(?:e|ado|ada|ando) (?:mi|la|por)|me arruin\w+|arruinad[oa]|mi vida es un desastre|toque fondo|tocando fondo)\b/u,
];

/** What only sounds like it: said of pieces, games and ratings, of others, or of what does not happen. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:sin|no tengo|no tuve|nunca tuve|nunca he tenido|no hay) (?:ninguna? )?(?:deudas?|problemas? de (?:dinero|juego)|adicciones?|adiccion|perdidas)\b/u,
  /\b(?:nunca|jamas|no) (?:he )?(?:perdi\w*|pierdo|juego|jugue|apuesto|persigo|intento|busco|quiero) (?:\w+ )?(?:mas de lo que|dinero que no|plata que no|lo que no|lo perdido|recuperar|dinero|plata)\b/u,
  /\b(?:no|nunca|tampoco) (?:soy|estoy|fui|me considero) (?:\w+ )?(?:ludop\w+|adict\w+|enganchad\w+|compulsiv\w+|endeudad\w+)\b/u,
  /\b(?:adict[oa]|enganchad[oa]|vicio|viciad[oa]|adiccion) (?:al|a la|a los|a las|por el|por los) (?:ajedrez|blitz|bala|puzzles?|tactica|problemas|estudio|estudiar|finales|siciliana|cafe|3bet|aprender)\b/u,
  /\b(?:deuda|deudas) (?:pendientes? )?(?:con|en) (?:los finales|la teoria|las aperturas|el estudio|la tactica|el river|el preflop)\b/u,
  /\b(?:recuper\w+) (?:(?:la|el|mi|las|los) )?(?:elo|rating|nivel|ritmo|calidad|pieza|peon|material|iniciativa|confianza|concentracion|forma|puntos|ventaja)\b/u,
  /\b(?:perdi|pierdo|perdiendo|perder|perdido) (?:\w+ ){0,3}(?:elo|rating|partidas?|puntos|piezas?|peon|peones|dama|torres?|alfil|caballos?|tempos?|tiempos?|calidad|finales?|iniciativa|ventaja|manos|concentracion|foco|botes?|valor|ciegas|coinflips?|flips)\b/u,
  /\b(?:mi|un|una|el|la) (?:amigo|amiga|primo|prima|hermano|hermana|vecino|companero|tio|conocido|colega)\b.{0,60}\b(?:perd\w+|deud\w+|ludop\w+|adict\w+|debe)\b/u,
  /\bno puedo (?:parar|dejar) de (?:estudiar|aprender|mejorar|leer|ver videos|resolver|practicar|mirar partidas|analizar|jugar blitz|jugar bala)\b/u,
  /\b(?:libro|serie|pelicula|novela|curso|capitulo|video) (?:\w+ ){0,4}(?:ludop\w+|adict\w+|adiccion|deudas?)\b/u,
  /\bjuego (?:con|por) (?:fichas|dinero ficticio|play ?money)\b/u,
  /\b(?:gestion|gestionar|evitar|prevenir|limitar|minimizar|reducir|aceptar|manejar|controlar) (?:\w+ ){0,2}(?:perdidas|las perdidas|deudas)\b/u,
  /\b(?:ataques?|jugadas?|lineas?|faroles?|farol|bluffs?|calls?|gambitos?|sacrificios?|defensas?|estilo|peones|all ?ins?) suicidas?\b/u,
  /\bperdi (?:el|la|mi) (?:miedo|interes|costumbre|ritmo|practica|concentracion)\b/u,
];

const RECOVERED =
  /\b(?:ya no (?:tengo deudas|debo (?:nada|dinero|plata)|juego por dinero|apuesto)|ya (?:pague|salde|cancele) (?:todas )?(?:mis |las |la )?deudas?|(?:estoy|ya estoy) recuperad[oa]|puedes? quitar la cautela|ya no (?:es|tengo) (?:un )?problemas?(?: (?:con|de) (?:el )?juego)?|ya estoy bien con el juego|juego con limites y sin deudas)\b/u;

const sentencesOf = (text: string): readonly string[] => text.split(/[.!?;\n]/u).map(plainText);

/** A harmless turn is taken out of the sentence, and what is left is read: «perdí la dama y tengo deudas» is distress. */
const withoutHarmless = (sentence: string): string =>
  HARMLESS.reduce((left, pattern) => left.replace(new RegExp(pattern.source, 'gu'), ' '), sentence);

const saysOneOf = (signs: readonly RegExp[], text: string): boolean =>
  sentencesOf(text).some((sentence) => {
    if (RECOVERED.test(sentence)) return false;
    const left = withoutHarmless(sentence);
    return signs.some((sign) => sign.test(left));
  });

export const isExplicit = (text: string): boolean => saysOneOf(EXPLICIT, text);
export const soundsLikeTrouble = (text: string): boolean => saysOneOf(SIGNS, text);

export const isRecovered = (text: string): boolean => sentencesOf(text).some((sentence) => RECOVERED.test(sentence));
