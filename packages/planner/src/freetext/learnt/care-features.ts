import { plainText } from '../tokens.ts';
import { type Bag, normalised, put, putLetters, spoken } from './features.ts';

/** What a piece of text has that may speak of trouble with the game, of a player under age, or of means too small. */

/** Words that mean the same to whoever listens: one never met in training still counts by its neighbours. */
const MEANINGS: Readonly<Record<string, string>> = {
  living:
    'alquiler renta arriendo hipoteca expensas luz agua gas calefaccion recibo recibos factura facturas colegiatura matricula semestre mercado super supermercado comida comer panales medicinas remedios tratamiento dentista pension jubilacion subsidio sueldo salario nomina quincena aguinaldo paga finiquito ahorro ahorros herencia gratificacion cts afp enganche letra cuota cuotas pasaje pasajes bencina gasolina vivir mes mensualidad universidad boda coche moto vacaciones emergencia emergencias fondo',
  debt: 'deuda deudas debo debia debemos endeudado endeudada endeudarme prestamo prestamos prestado prestada prestaron prestamista credito creditos microcredito embargo empeno empene avalado tarjeta tarjetas adelanto adelantos avance financiera banco refinanciar fiado intereses cobradores moroso atrasado usurero',
  sold: 'vendi vender vendiendo empene empenar robe robar saque sacado agarre tome cogi quite hipoteque',
  family:
    'mujer esposa esposo marido senora novia novio pareja polola pololo hijo hija hijos nino ninos nene nena madre mama papa padre vieja viejo viejos jefa abuela abuelo hermano hermana suegro suegra familia matrimonio casa nieto nieta yerno chavos guagua',
  hidden:
    'escondo escondidas esconder oculto ocultar oculte miento mentir menti mentira mentiras mintiendo secreto tapar disimular verguenza averguenza confesar enteren entere sabe sospecha borro borrar',
  stop: 'parar paro pare dejar dejarlo deje dejo controlo controlar controlarme control limite limites tope adicto adicta adiccion adictivo ludopata ludopatia vicio enganchado enganchada enganche aguanto recai recaer recaida autoexclusion autoexclui autoexcluirme prometi prometo promesa jure juro juraba compulsivo necesidad ansiedad impulso frenar cerrar cortar',
  sleep: 'duermo dormir dormi sueno madrugada amanecer amanece amanecido insomnio desvelo desvelado pegado trasnocho',
  work: 'trabajo laburo pega chamba curro empleo jefe despidieron despedir echaron oficina clase clases facultad facu examen materias beca renuncie renunciar',
  chase:
    'recuperar recupero recuperarlo recuperarla recuperarme recobrar desquitarme desquite revancha reponer resarcir remontar levantar chasing persigo persiguiendo perseguir devolver tapar',
  higher: 'subi subo subir cara caras caro caros alto altos grande grandes high fuerte doble doblar salto salte shot',
  money:
    'plata guita lana dinero lucas luca mango mangos pesos soles euros euro dolares dolar feria varo billete billetes pasta capital saldo billetera cuenta cuentas barras palos mil miles',
  deposit:
    'deposito deposite depositar depositando depositado ingreso ingrese ingresar recarga recargo recargue recargar cargue cargar meti meto metido metiendo puse poner jugue jugado gaste gasto gastado fundi funde queme reventado revente',
  mood: 'llorar lloro llore angustia angustiado ansiedad ansioso panico desesperado desesperada desesperacion culpa culpable morir matar matarme muerto odio vacio vacia depresion deprimido deprimida tiemblo desaparecer arruine arruinado arruinada ruina hundido basura mierda pastillas psicologo psicologa terapia terapeuta medico nervios enfermo enferma fondo asco peor harto solo sola',
  poker:
    'stack stacks caja cajas bb bbs ciega ciegas flop turn river preflop postflop rango rangos par pares pareja parejas top overpair overpairs set sets full color escalera trio dobles ases reyes reinas ak aq kk qq aa bote botes pot farol faroles bluff bluffs call fold foldear pagar pago foldeo draw draws proyecto proyectos odds outs posicion burbuja bubble hud tracker winrate reg regs fish limp limpers check raise cbet barrel valor fichas mano manos cartas boton utg apuesta apuestas tight varianza ev equity nit icm spin spins mtt mtts nl2 nl5 nl10 nl25 nl50 nl100 nl200 downswing variance sizing squeeze 3bet 4bet shove push satelite entradas buyin buyins',
  chess:
    'ajedrez elo peon peones torre torres dama alfil alfiles caballo caballos tablero jaque mate mates apertura aperturas siciliana enroque tablas blitz bala rating partida partidas',
  rule: 'regla reglas stop corto respeto aparte apartado separada separado reservado guardado presupuesto sobra sobran sobrante fijo hobby diversion entretenimiento ocio',
  other: 'amigo amiga primo prima vecino companero conocido tio cunado colega alguien gente padrino',
};
const MEANING_OF: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [meaning, words] of Object.entries(MEANINGS))
    for (const word of words.split(' ')) found.set(word, [...(found.get(word) ?? []), meaning]);
  return found;
})();
/** «perdiéndolo», «deudita», «ahorritos»: by their beginning, where a word is long enough to have one. */
const STEM = 5;
const MEANING_OF_STEM: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  for (const [word, meanings] of MEANING_OF) {
    if (word.length <= STEM) continue;
    const stem = word.slice(0, STEM + 1);
    const set = found.get(stem) ?? new Set();
    for (const meaning of meanings) set.add(meaning);
    found.set(stem, set);
  }
  return found;
})();
const meaningsOf = (word: string): readonly string[] =>
  MEANING_OF.get(word) ??
  (word.endsWith('s') ? MEANING_OF.get(word.slice(0, -1)) : undefined) ?? [
    ...(MEANING_OF_STEM.get(word.slice(0, STEM + 1)) ?? []),
  ];

const NEGATION = /^(?:no|ni|nunca|sin|jamas|tampoco|nada)$/u;
const REACH = 4;

const putWords = (bag: Bag, words: readonly string[]): void => {
  for (const [i, word] of words.entries()) {
    put(bag, `w ${word}`);
    put(bag, `2 ${words[i - 1] ?? '^'} ${word}`);
    if (i > 1) put(bag, `k ${words[i - 2]} ${word}`, 0.7);
    putLetters(bag, 'c ', word, 0.4);
  }
};

export const careFeatures = (text: string): Bag => {
  const bag: Bag = new Map();
  const plain = plainText(text).split(' ');
  const words = plain.map(spoken);
  putWords(bag, words);
  const have = new Set<string>();
  let denied = -REACH - 1;
  for (const [i, word] of plain.entries()) {
    if (NEGATION.test(word)) denied = i;
    for (const meaning of meaningsOf(word)) {
      have.add(meaning);
      if (i - denied <= REACH && i !== denied) put(bag, `not ${meaning}`, 1.5);
    }
  }
  const all = [...have].sort();
  for (const [i, one] of all.entries()) {
    put(bag, `m ${one}`, 2);
    for (const other of all.slice(i + 1)) put(bag, `m ${one} ${other}`, 1.5);
  }
  if (!have.has('poker')) put(bag, 'm no poker', 1.5);
  return normalised(bag);
};

const AGE_WORDS: Readonly<Record<string, number>> = {
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
};
const NOT_YEARS =
  /^(?:ciegas?|bbs?|outs?|cajas?|entradas?|buy|fichas|mesas?|euros?|pesos|dolares|minutos?|horas?|mil|manos|por|torneos?|jugadores?|partidas?|puntos|meses|semanas|dias|soles|lucas)$/u;
const AFTER_YEARS = /^(?:jugando|de|en|dandole|casad[oa]|sin|estudiando|practicando|viendo)$/u;
const SAYS_AGE = /^(?:tengo|tngo|cumpli|cumplo|tenia|con|cumplir|hago|edad|tiene|soy|ten|cumple)$/u;
const CHILD = /^(?:hij[oa]s?|niet[oa]|sobrin[oa]|alumn[oa]|nin[oa]|nen[ea]|chic[oa]|chaval[a]?|hermanit[oa]|pib[ea])$/u;

/** Ages said of somebody, in figures or words. */
const putAges = (bag: Bag, words: readonly string[]): void => {
  for (const [i, word] of words.entries()) {
    const glued = /^(\d{1,2})(?:anos?|a)$/u.exec(word)?.[1];
    const age = /^\d{1,2}$/u.test(word) ? Number(word) : glued ? Number(glued) : AGE_WORDS[word];
    if (age === undefined || age < 7 || age > 90) continue;
    const next = words[i + 1] ?? '';
    if (NOT_YEARS.test(next)) {
      put(bag, 'age none', 1);
      continue;
    }
    const isYears = /^an(?:o|i)s?|anitos$/u.test(next) || glued !== undefined;
    if (isYears && AFTER_YEARS.test(words[i + 2] ?? '')) {
      put(bag, 'age experience', 2);
      continue;
    }
    const before = words.slice(Math.max(0, i - 4), i);
    const said = before.some((one) => SAYS_AGE.test(one)) || isYears;
    const group = age < 18 ? 'under' : 'over';
    put(bag, `age ${group} ${said ? 'said' : 'bare'}`, 3);
    if (/^(?:tengo|tngo|cumpli|cumplo)$/u.test(before.at(-1) ?? '')) put(bag, `age ${group} mine`, 3);
    if (before.some((one) => CHILD.test(one)) || words.slice(i, i + 4).some((one) => CHILD.test(one)))
      put(bag, `age ${group} child`, 2);
  }
};

const MINOR_SIGNS: Readonly<Record<string, RegExp>> = {
  under:
    /\bmenor(?:es)?(?: de edad)?\b|\bsoy menor\b|\bno (?:soy|tengo|llego|cumpl\w+) (?:\w+ ){0,3}(?:mayor|edad|18|dieciocho)\b|\bminoria de edad\b/u,
  soon: /\b(?:falta[n]?|hasta|cuando|dentro de|todavia no|aun no|antes de|casi)\b(?: \w+){0,5} (?:18|dieciocho|mayor(?:ia)? de edad|mayor)\b|\bcumpl(?:o|a|ir) (?:los )?(?:18|dieciocho)\b/u,
  school:
    /\b(?:secundari[ao]|secu|prepa|preparatoria|bachillerato|bachi|liceo|instituto|insti|cole|colegio|escuela|recreo|primaria|eso|de la eso|grado|cuarto medio|tercero medio|segundo medio|quinto ano|sexto ano|undecimo|decimo|vocacional|tareas del|internado|mesada|recreos?|mochila|merienda|paes|icfes|octavo basico|septimo basico|(?:septimo|octavo|noveno|once|quinto|cuarto|tercero|segundo|primero) (?:de (?:media|secu\w*|primaria|bachiller\w*|liceo|la eso|prepa)|basico|medio|semestre)|[1-4]o? de (?:la eso|eso|secu\w*|bach\w*)|sub ?1[0-8]|cadete|infantil|juvenil|adolescente)\b/u,
  borrowed:
    /\b(?:cuenta|tarjeta|dni|ine|cedula|documento|identidad|usuario|datos|nombre)\b(?: \w+){0,3} (?:mi|un|una|mis) (?:herman[ao]|prim[ao]|papas?|padres?|viej[oa]s?|mama|madre|ti[oa]|amig[oa]|abuel[oa]|cunad[oa])/u,
  refused:
    /\b(?:no me dejan?|no me deja|me rechaz\w+|me bloque\w+|piden?|verific\w+)\b(?: \w+){0,5} (?:edad|dni|ine|cedula|documento)\b/u,
  born: /\b(?:nac\w+|soy del?|del ano|fecha|clase)\b(?: \w+){0,3} 20(?:09|1\d|2\d)\b/u,
  parents: /\b(?:mis (?:papas|padres|viejos)|mi (?:mama|papa|viejo|vieja)) (?:no )?(?:me |saben|sabe|se )/u,
  forChild:
    /\b(?:para|de|por|a) (?:mi|una?|el|la) (?:hij[oa]|niet[oa]|sobrin[oa]|nin[oa]|alumn[oa]|nen[ea]|hermanit[oa])\b|\bmi (?:hij[oa]|niet[oa]|sobrin[oa]|nen[ea]|hermanit[oa]) (?:quiere|juega|tiene|va|empez\w+|esta|anda|me pide)\b/u,
  past: /\b(?:empece|empezamos|aprendi|comence|desde|a los|de chico|de pibe|de nino|hace anos|en esa epoca|cuando tenia|cuando era|fui)\b/u,
  teacher: /\b(?:profe|profesor|profesora|maestr[oa]|doy clases|ensen[oa]|entrenador|entreno a|mis alumnos)\b/u,
  grown:
    /\b(?:soy mayor de edad|dni verificado|a mi nombre|ya tengo (?:1[89]|[2-9]\d)|tengo (?:1[89]|[2-9]\d)|cumpli (?:los )?(?:18|dieciocho)|recien cumplid\w+|mayor de edad desde)\b/u,
  adult:
    /\b(?:trabajo|esposa|esposo|mujer|marido|jubilad[oa]|pension|hijos|mis hijos|oficina|universidad|facultad|casad[oa]|nieta|nietos|laburo)\b/u,
  money:
    /\b(?:plata|dinero|lucas|apost\w+|apuest\w+|nl\d+|lana|guita|euros|torneos? de pago|depositar|spins?|cash|mesas?)\b/u,
  chess: /\bajedrez\b/u,
};

export const minorFeatures = (text: string): Bag => {
  const bag: Bag = new Map();
  const plain = plainText(text);
  const words = plain.split(' ');
  putWords(bag, words.map(spoken));
  putAges(bag, words);
  const have = Object.entries(MINOR_SIGNS).flatMap(([name, sign]) => (sign.test(plain) ? [name] : []));
  for (const [i, one] of have.entries()) {
    put(bag, `s ${one}`, 3);
    for (const other of have.slice(i + 1)) put(bag, `s ${one} ${other}`, 2);
  }
  return normalised(bag);
};

/** Big blinds of a buy-in in money: NL50 is bought in for 50. */
const STAKE = /\bnl ?(\d{1,4})\b/u;
const BUY_IN =
  /\b(?:spins?|torneos?|sit|sng|mtts?|satelites?|entradas?|buy ?ins?)(?: \w+){0,3} (?:de|a) (\d{1,4})\b|\b(?:abi|buy ?in)(?: \w+){0,2} (\d{1,4})\b/u;
const BANK =
  /\b(?:tengo|banca|bankroll|bank|roll|deposite|cuento|junte|ahorre|empezar|empiezo|meti)(?: \w+){0,4} (\d{2,6})\b|\b(\d{2,6}) (?:\w+ )?(?:de (?:banca|bankroll|bank|roll)|en la (?:sala|cuenta))\b/u;
const ENOUGH = 20;

/** «300 euros de banca y juego NL50»: how many times the bankroll pays the entry, where both are told. */
export const buyInsOf = (plain: string): number | undefined => {
  const stake = STAKE.exec(plain)?.[1] ?? BUY_IN.exec(plain)?.slice(1).find(Boolean);
  const bank = BANK.exec(plain)?.slice(1).find(Boolean);
  if (stake === undefined || bank === undefined || Number(stake) === 0) return undefined;
  return Number(bank) / Number(stake);
};

const MEANS_SIGNS: Readonly<Record<string, RegExp>> = {
  live: /\b(?:vivir|vivo|viviendo|mantenerme|pagar (?:el|la|mis)|profesional|pro|full ?time|tiempo completo|ganarme la vida|sueldo|ingreso|dedicarme)\b(?: \w+){0,5}\b/u,
  leave:
    /\b(?:dejar|deje|dejo|renunci\w+|abandon\w+|largar|salirme|me sali|cambiar)\b(?: \w+){0,4} (?:trabajo|laburo|curro|empleo|pega|chamba|carrera|facultad|facu|estudios|universidad|uni|colegio)\b/u,
  all: /\b(?:todo lo que tengo|lo unico que tengo|es todo|toda mi banca|mis (?:unicos )?ahorros|lo ultimo|no tengo mas|mi (?:ultimo|ultima))\b/u,
  entries:
    /\b(?:[1-9]|1\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|un par de) (?:cajas?|buy ?ins?|entradas|stacks?)\b/u,
};

export const meansFeatures = (text: string): Bag => {
  const bag: Bag = new Map();
  const plain = plainText(text);
  putWords(bag, plain.split(' ').map(spoken));
  const entries = buyInsOf(plain);
  if (entries !== undefined) put(bag, entries < ENOUGH ? 'few' : 'enough', 4);
  const have = Object.entries(MEANS_SIGNS).flatMap(([name, sign]) => (sign.test(plain) ? [name] : []));
  for (const [i, one] of have.entries()) {
    put(bag, `s ${one}`, 3);
    for (const other of have.slice(i + 1)) put(bag, `s ${one} ${other}`, 2);
  }
  return normalised(bag);
};
