import type { Mano } from '../hands/model.ts';
import { type Decision, decisionsFromHands, factsFromDecisions, type MotorPoker } from './decisions.ts';
import { between, decimal, type Hecho, shrunk, wilson } from './fact.ts';
import { addHand, type Cuentas, countHand, type Estadistica, emptyCounts, heroOf, STATS } from './poker-counts.ts';
import { FORMAT_NAMES, type Formato, formatOf, REFERENCE, type Usual, usualFor } from './poker-reference.ts';

/** What own hands show. The money won or lost is never part of it: at these sizes it is luck. */

export const HANDS_TO_SPEAK = 500;

interface Rule {
  readonly nombre: string;
  /** Chances' worth of pull towards what is usual; also what a fact needs to count half. */
  readonly k: number;
  readonly fiabilidad: Hecho['fiabilidad'];
  /** What the number takes for granted, told with it. */
  readonly supone?: string;
  readonly poco: { readonly tema: string; readonly frase: string };
  readonly mucho: { readonly tema: string; readonly frase: string };
}

const seatRule = (where: string): Rule => ({
  nombre: `Abres con subida ${where}`,
  k: 25,
  fiabilidad: 'clara',
  supone: 'Se cuenta solo cuando nadie entró antes',
  poco: { tema: 'pk-pre-rfi', frase: 'Desde ahí abres menos manos de las que dan valor.' },
  mucho: { tema: 'pk-pre-rfi', frase: 'Desde ahí abres más manos de las que se sostienen.' },
});

/** Constants of `k` and reliability: measured on public hands, split in halves. */
export const RULES: Readonly<Record<Estadistica, Rule>> = {
  vpip: {
    nombre: 'Entras en el bote por decisión propia',
    k: 12,
    fiabilidad: 'clara',
    poco: { tema: 'pk-pre-rfi', frase: 'Juegas menos manos de las que dan valor: revisa con cuáles abrir.' },
    mucho: { tema: 'pk-fun-errores', frase: 'Juegas demasiadas manos: lo primero es entrar menos y mejor.' },
  },
  pfr: {
    nombre: 'Subes antes del flop',
    k: 39,
    fiabilidad: 'clara',
    poco: { tema: 'pk-pre-rfi', frase: 'Subes poco antes del flop: entrar pagando te deja sin iniciativa.' },
    mucho: { tema: 'pk-pre-rfi', frase: 'Subes más de lo habitual antes del flop: revisa qué manos lo merecen.' },
  },
  rfi: {
    nombre: 'Abres con subida cuando nadie ha entrado',
    k: 25,
    fiabilidad: 'clara',
    poco: { tema: 'pk-pre-rfi', frase: 'Abres menos botes de los que podrías.' },
    mucho: { tema: 'pk-pre-rfi', frase: 'Abres más manos de las que se sostienen.' },
  },
  robo: {
    nombre: 'Intentas robar las ciegas desde el final de la mesa',
    k: 19,
    fiabilidad: 'clara',
    poco: { tema: 'pk-pre-robo', frase: 'Dejas pasar ocasiones de robar las ciegas.' },
    mucho: { tema: 'pk-pre-robo', frase: 'Robas tanto que los rivales pueden responderte.' },
  },
  '3bet': {
    nombre: 'Resubes ante una subida',
    k: 85,
    fiabilidad: 'indicio',
    poco: { tema: 'pk-pre-3bet', frase: 'Parece que resubes poco.' },
    mucho: { tema: 'pk-pre-3bet', frase: 'Parece que resubes de más.' },
  },
  abandonoBB: {
    nombre: 'Abandonas la ciega grande ante un robo',
    k: 27,
    fiabilidad: 'indicio',
    poco: { tema: 'pk-pre-cigrande', frase: 'Parece que defiendes la ciega grande con demasiadas manos.' },
    mucho: { tema: 'pk-pre-cigrande', frase: 'Parece que abandonas la ciega grande más de la cuenta.' },
  },
  cbet: {
    nombre: 'Apuestas el flop después de haber subido',
    k: 17,
    fiabilidad: 'indicio',
    poco: { tema: 'pk-pos-cbet', frase: 'Parece que sueltas la iniciativa en el flop.' },
    mucho: { tema: 'pk-pos-cbet', frase: 'Parece que apuestas el flop casi siempre.' },
  },
  wtsd: {
    nombre: 'Llegas a enseñar las cartas cuando ves el flop',
    k: 123,
    fiabilidad: 'indicio',
    poco: { tema: 'pk-pos-vscbet', frase: 'Parece que te retiras demasiado después del flop.' },
    mucho: { tema: 'pk-pos-river', frase: 'Parece que pagas demasiado hasta el final.' },
  },
  rfi5: seatRule('desde las primeras posiciones'),
  rfi4: seatRule('desde la mitad de la mesa'),
  rfi3: seatRule('desde el cutoff'),
  rfi2: seatRule('desde el botón'),
  rfi1: seatRule('desde la ciega pequeña'),
  fold3bet: {
    nombre: 'Abres, te hacen un 3-bet y te retiras',
    k: 30,
    fiabilidad: 'clara',
    supone: 'Se supone un rival que hace 3-bet con un rango normal',
    poco: { tema: 'pk-pre-vs3bet', frase: 'Sigues contra casi todos los 3-bets: muchas de esas manos se tiran.' },
    mucho: { tema: 'pk-pre-vs3bet', frase: 'Te retiras tanto que te pueden hacer 3-bet con cualquier cosa.' },
  },
  pago3bet: {
    nombre: 'Abres, te hacen un 3-bet y pagas',
    k: 30,
    fiabilidad: 'indicio',
    supone: 'Se supone un rival que hace 3-bet con un rango normal',
    poco: { tema: 'pk-pre-vs3bet', frase: 'Parece que pagas pocos 3-bets.' },
    mucho: { tema: 'pk-pre-vs3bet', frase: 'Parece que pagas demasiados 3-bets.' },
  },
  abandonoCbetChica: {
    nombre: 'Te retiras ante una apuesta chica en el flop',
    k: 12,
    fiabilidad: 'indicio',
    supone: 'Botes de una sola subida y de dos jugadores; chica es hasta el 40 % del bote',
    poco: { tema: 'pk-pos-vscbet', frase: 'Parece que sigues con demasiadas manos.' },
    mucho: { tema: 'pk-pos-vscbet', frase: 'Parece que te sacan del bote con poco.' },
  },
  abandonoCbetGrande: {
    nombre: 'Te retiras ante una apuesta grande en el flop',
    k: 12,
    fiabilidad: 'indicio',
    supone: 'Botes de una sola subida y de dos jugadores; grande es más del 40 % del bote',
    poco: { tema: 'pk-pos-vscbet', frase: 'Parece que sigues con demasiadas manos.' },
    mucho: { tema: 'pk-pos-vscbet', frase: 'Parece que te retiras más de la cuenta.' },
  },
  cbet3bet: {
    nombre: 'Apuestas el flop en los botes con 3-bet',
    k: 10,
    fiabilidad: 'indicio',
    supone: 'Botes de dos jugadores en los que hiciste el 3-bet',
    poco: { tema: 'pk-pos-bote3bet', frase: 'Parece que sueltas la iniciativa en los botes con 3-bet.' },
    mucho: { tema: 'pk-pos-bote3bet', frase: 'Parece que apuestas casi siempre en los botes con 3-bet.' },
  },
  cbetVarios: {
    nombre: 'Apuestas el flop contra varios',
    k: 10,
    fiabilidad: 'indicio',
    supone: 'Botes de tres o más jugadores en los que subiste',
    poco: { tema: 'pk-pos-multiway', frase: 'Parece que apuestas poco contra varios.' },
    mucho: { tema: 'pk-pos-multiway', frase: 'Parece que apuestas demasiado contra varios.' },
  },
};

/** Strict enough that all numbers together raise fewer false alarms than one player in twenty. */
const STRICT_Z = 2.4;

const factOf = (
  stat: Estadistica,
  [hits, n]: readonly [number, number],
  usual: Usual,
  formato: Formato,
): Hecho | undefined => {
  const rule = RULES[stat];
  // With fewer chances than the pull, the number would be more theirs than the player's.
  if (n < rule.k || n < 20) return undefined;
  const sure = rule.fiabilidad === 'clara';
  const valor = sure ? hits / n : shrunk(hits, n, usual.medio, rule.k).valor;
  const range = sure ? wilson(hits, n) : shrunk(hits, n, usual.medio, rule.k).intervalo;
  const strict = sure ? wilson(hits, n, STRICT_Z) : shrunk(hits, n, usual.medio, rule.k, STRICT_Z).intervalo;
  const side = strict[0] > usual.hasta ? rule.mucho : strict[1] < usual.desde ? rule.poco : undefined;
  const said = [range[0] * 100, range[1] * 100] as const;
  const texto = `${rule.nombre} ${decimal(valor * 100, 0)} de cada 100 veces (${between(said)}; ${n} ocasiones). En ${FORMAT_NAMES[formato]} lo habitual es ${decimal(usual.medio * 100, 0)}.${rule.supone ? ` ${rule.supone}.` : ''}`;
  return {
    id: stat.toLowerCase(),
    texto: side ? `${texto} ${side.frase}` : texto,
    cita: `En tus manos ${rule.nombre.charAt(0).toLowerCase()}${rule.nombre.slice(1)} ${decimal(valor * 100, 0)} de cada 100 veces, y lo habitual es ${decimal(usual.medio * 100, 0)}`,
    valor: valor * 100,
    intervalo: said,
    unidad: '%',
    muestra: n,
    fiabilidad: rule.fiabilidad,
    referencia: usual.medio * 100,
    debil: side !== undefined,
    tema: (side ?? (valor > usual.medio ? rule.mucho : rule.poco)).tema,
    peso: n / (n + rule.k),
  };
};

/** Facts of counts already taken; what simulated players are put through. */
export const factsFromCounts = (
  counts: Cuentas,
  formato: Formato,
  usual: Readonly<Record<Estadistica, Usual>> = REFERENCE[formato],
): Hecho[] => STATS.flatMap((stat) => factOf(stat, counts[stat], usual[stat], formato) ?? []);

/** Hands after a big loss against the rest; said only where the difference leaves no doubt. */
const TILT_HANDS = 10;
const BIG_LOSS_BB = 50;
/** Of a hand, what tells whether its loss was felt in the next ones. */
interface Played {
  readonly fecha: string | undefined;
  readonly vpip: boolean | undefined;
  readonly perdio: boolean;
}
const playedOf = (mano: Mano): Played => ({
  fecha: mano.fecha,
  vpip: countHand(mano).vpip,
  perdio: mano.netoHeroe <= -BIG_LOSS_BB * mano.ciegas[1],
});
const tiltFact = (hands: readonly Played[]): Hecho | undefined => {
  const ordered = hands
    .filter(({ fecha }) => fecha !== undefined)
    .sort((a, b) => ((a.fecha ?? '') < (b.fecha ?? '') ? -1 : 1));
  const after = [0, 0] as [number, number];
  const rest = [0, 0] as [number, number];
  let left = 0;
  let day = '';
  for (const { fecha = '', vpip, perdio } of ordered) {
    const today = fecha.slice(0, 10);
    if (today !== day) left = 0;
    day = today;
    if (vpip !== undefined) {
      const row = left > 0 ? after : rest;
      row[1]++;
      if (vpip) row[0]++;
    }
    left = Math.max(0, left - 1);
    if (perdio) left = TILT_HANDS;
  }
  if (after[1] < 40 || rest[1] < 200) return undefined;
  const [a, b] = [after[0] / after[1], rest[0] / rest[1]];
  const pooled = (after[0] + rest[0]) / (after[1] + rest[1]);
  const z = (a - b) / Math.sqrt(pooled * (1 - pooled) * (1 / after[1] + 1 / rest[1]));
  if (z < 3.3 || a - b < 0.1) return undefined;
  const interval = wilson(after[0], after[1]);
  return {
    id: 'tilt',
    texto: `Después de perder un bote grande entras en ${decimal(a * 100, 0)} de cada 100 manos; el resto del tiempo, en ${decimal(b * 100, 0)} (${after[1]} manos). Una pausa corta ahí vale más que cualquier estudio.`,
    cita: `Después de perder un bote grande entras en ${decimal(a * 100, 0)} de cada 100 manos, y el resto del tiempo en ${decimal(b * 100, 0)}`,
    valor: a * 100,
    intervalo: [interval[0] * 100, interval[1] * 100],
    unidad: '%',
    muestra: after[1],
    fiabilidad: 'clara',
    referencia: b * 100,
    debil: true,
    tema: 'pk-men-tilt',
    peso: after[1] / (after[1] + 40),
  };
};

export interface HandFactsOptions {
  /** The poker engine, where short-stack decisions are to be judged too. */
  readonly motor?: MotorPoker;
}

/**
 * Facts of the format in which most hands were played, from 500 hands of it on; below, silence. Never a word about results:
 * neither what was won nor whether to move up.
 */
interface Group {
  readonly counts: ReturnType<typeof emptyCounts>;
  readonly hands: Played[];
  /** How many hands were played with so many at the table. */
  readonly sizes: Map<number, number>;
}

/** Takes hands as they come, and keeps of each only what facts are made of: ten thousand need never be in memory together. */
export const openHandFacts = ({ motor }: HandFactsOptions = {}) => {
  const decisions: Decision[] = [];
  const groups = new Map<Formato, Group>();
  let muestra = 0;
  return {
    add: (mano: Mano): void => {
      muestra++;
      if (motor) decisions.push(...decisionsFromHands([mano], motor));
      if (heroOf(mano) === undefined) return;
      const formato = formatOf(mano);
      const group: Group = groups.get(formato) ?? { counts: emptyCounts(), hands: [], sizes: new Map() };
      groups.set(formato, group);
      addHand(group.counts, mano);
      group.hands.push(playedOf(mano));
      group.sizes.set(mano.asientos.length, (group.sizes.get(mano.asientos.length) ?? 0) + 1);
    },
    muestra: (): number => muestra,
    /** One after the other, as those of games. */
    facts: function* (): Generator<Hecho | undefined> {
      const [most] = [...groups].sort((a, b) => b[1].hands.length - a[1].hands.length);
      if (most && most[1].hands.length >= HANDS_TO_SPEAK) {
        yield* factsFromCounts(most[1].counts, most[0], usualFor(most[1].sizes, most[0]));
        yield tiltFact(most[1].hands);
      }
      // Exact decisions need no five hundred hands: each is right or wrong by itself.
      yield* factsFromDecisions(decisions);
    },
  };
};

export const factsFromHands = (manos: readonly Mano[], options: HandFactsOptions = {}): Hecho[] => {
  const facts = openHandFacts(options);
  for (const mano of manos) facts.add(mano);
  return [...facts.facts()].filter((fact) => fact !== undefined);
};
