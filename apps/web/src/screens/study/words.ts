import {
  type DiaSemana,
  ESTADOS,
  type Estado,
  type Plan,
  PRIORIDADES,
  type Prioridad,
  spanishNumber,
} from '@estratega/domain';

export const ESTADO_NAMES = {
  esperando: 'Esperando',
  enProgreso: 'En progreso',
  finalizado: 'Finalizado',
} as const satisfies Record<Estado, string>;
export const PRIORIDAD_NAMES = { baja: 'Baja', media: 'Media', alta: 'Alta' } as const satisfies Record<
  Prioridad,
  string
>;

export const ALL = 'todas';
export type Filter<T extends string> = T | typeof ALL;

const named = <T extends string>(values: readonly T[], names: Record<T, string>) =>
  values.map((value) => ({ value, name: names[value] }));
export const ESTADO_OPTIONS = named(ESTADOS, ESTADO_NAMES);
export const PRIORIDAD_OPTIONS = named(PRIORIDADES, PRIORIDAD_NAMES);

const DAY_NAMES = {
  lunes: ['lunes', 'lun'],
  martes: ['martes', 'mar'],
  miercoles: ['miércoles', 'mié'],
  jueves: ['jueves', 'jue'],
  viernes: ['viernes', 'vie'],
  sabado: ['sábado', 'sáb'],
  domingo: ['domingo', 'dom'],
} as const satisfies Record<DiaSemana, readonly [string, string]>;
export const dayName = (dia: DiaSemana): string => DAY_NAMES[dia][0];
export const shortDayName = (dia: DiaSemana): string => DAY_NAMES[dia][1];

/** "jueves 13": the number as the calendar shows it. */
export const dayAndNumber = (dia: DiaSemana, fecha: string): string => `${dayName(dia)} ${Number(fecha.slice(8))}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A part of the screen that is fetched when it is asked for, and did not arrive. */
export const NOT_LOADED = 'No se pudo abrir. Revisa tu conexión e inténtalo otra vez.';

export const count = (n: number, one: string, many: string): string => `${spanishNumber(n)} ${n === 1 ? one : many}`;

const TEMPO_NAMES: Record<string, string> = { rapida: 'rápida' };

/** "Semana 3, intensidad alta. Elo online 1420, rápida." */
export function planSummaryLine(plan: Plan): string {
  const intensity = `Semana ${plan.semana}, intensidad ${plan.nivelIntensidad === 'alto' ? 'alta' : 'baja'}.`;
  return [intensity, GAME_LINES[plan.campo](plan)].filter(Boolean).join(' ');
}

const GAME_LINES: Readonly<Record<Plan['campo'], (plan: Plan) => string>> = {
  Ajedrez: ({ elo, tiempo, experienciaAjedrez }) => {
    if (elo === undefined) return 'Sin Elo.';
    const tempo = tiempo ? `, ${TEMPO_NAMES[tiempo] ?? tiempo}` : '';
    return `${experienciaAjedrez ?? 'Elo'} ${elo}${tempo}.`;
  },
  'Poker Texas Holdem': ({ tipoPoker, limiteMesa }) => {
    const parts = [tipoPoker, limiteMesa].filter(Boolean);
    return parts.length > 0 ? `${parts.join(', ')}.` : '';
  },
};
