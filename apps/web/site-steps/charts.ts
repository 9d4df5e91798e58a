import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartPage, POSITIONS, type Pos } from '@estratega/lessons';
import { type Chart, chartFile, PRIZE_TABLES } from '@estratega/lessons/poker';
import type { Plugin } from 'vite';
import type { ChartGroup, ChartSummary } from '../src/screens/charts/group.ts';

/** The charts that drills and exercises are judged by, read at build time: one page for each decision at one depth. */

const FOLDER = join(import.meta.dirname, '../../../packages/lessons/content/poker/charts');

const readCharts = (): readonly Chart[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => chartFile.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))));

const seatOf = ({ asiento, contra }: Chart) =>
  POSITIONS.indexOf(asiento) + POSITIONS.length * (contra ? POSITIONS.indexOf(contra) + 1 : 0);
/** By who was first to speak, then by who answers. */
const bySeat = (a: Chart, b: Chart) => seatOf(a) - seatOf(b);

const SEATS: Readonly<Partial<Record<Pos, string>>> = {
  UTG1: 'UTG+1',
  UTG2: 'UTG+2',
  BTN: 'botón',
  SB: 'ciega pequeña',
  BB: 'ciega grande',
};
/** Of a chart against an opening of its own size: "a 2 bb". */
const sizeOf = (id: string): string => {
  const size = /-(\d)bb-/u.exec(id)?.[1];
  return size ? ` a ${size} bb` : '';
};
const shortName = (tipo: Chart['tipo'], asiento: Pos, contra: Pos | undefined): string => {
  const [own, other] = [SEATS[asiento] ?? asiento, contra && (SEATS[contra] ?? contra)];
  const text = !other ? own : tipo === 'defensa' ? `contra ${other}` : `${own} contra ${other}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const ORDER = [
  'apertura',
  'completar',
  '3bet',
  'squeeze',
  'defensa',
  'respuesta',
  'contra4bet',
  'push',
  'pago',
  'premios',
] as const;

const tableOf = ({ clase }: ChartGroup): number => (clase ? PRIZE_TABLES.indexOf(clase) : -1);

export function chartGroups(): readonly ChartGroup[] {
  return [...Map.groupBy(readCharts(), ({ id }) => chartPage(id))]
    .map(([id, cartas]): ChartGroup => {
      const [{ tipo, formato, profundidad, jugadores, mesa } = {} as Chart] = cartas;
      return {
        id,
        ...(mesa ? { clase: mesa.clase } : {}),
        tipo,
        formato,
        profundidad,
        jugadores,
        cartas: cartas
          .toSorted(bySeat)
          .map(({ id: own, titulo, asiento, contra, supuestos, fuente, accion, rango, otras = [] }) => ({
            id: own,
            titulo,
            corto: shortName(tipo, asiento, contra) + sizeOf(own),
            supuestos,
            fuente,
            acciones: [{ accion, rango }, ...otras],
          })),
      };
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.tipo) - ORDER.indexOf(b.tipo) || tableOf(a) - tableOf(b) || a.profundidad - b.profundidad,
    );
}

export const chartPaths = (): readonly string[] => chartGroups().map(({ id }) => `/tablas/${id}`);

/** `virtual:chart-list`: what there is. `virtual:chart-groups`: each page's charts, loaded one by one. */
export function charts(): Plugin {
  const LIST = 'virtual:chart-list';
  const GROUPS = 'virtual:chart-groups';
  const ONE = 'virtual:chart-group/';
  const known = (source: string) => source === LIST || source === GROUPS || source.startsWith(ONE);
  return {
    name: 'estratega:charts',
    resolveId: (source) => (known(source) ? `\0${source}` : undefined),
    load(id) {
      const source = id.startsWith('\0') ? id.slice(1) : '';
      if (!known(source)) return;
      const groups = chartGroups();
      if (source === LIST) {
        const list = groups.map(({ cartas, ...rest }): ChartSummary => ({ ...rest, cuantas: cartas.length }));
        return `export default ${JSON.stringify(list)}`;
      }
      if (source === GROUPS) {
        const entries = groups.map(
          ({ id: one }) => `${JSON.stringify(one)}: () => import(${JSON.stringify(ONE + one)})`,
        );
        return `export default { ${entries.join(', ')} }`;
      }
      return `export default ${JSON.stringify(groups.find(({ id: one }) => source === ONE + one))}`;
    },
  };
}
