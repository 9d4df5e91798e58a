import type { Plan, Tarea } from '@estratega/domain';

/** A week that began on Monday 2026-11-09 at nine in Buenos Aires; "now" is Thursday at ten. */
export const WEEK_START = '2026-11-09T12:00:00.000Z';
export const THURSDAY = '2026-11-12T13:00:00.000Z';
export const WEEK_OVER = '2026-11-16T12:00:01.000Z';

export function aTask(changes: Partial<Tarea> = {}): Tarea {
  return {
    titulo: 'Clavadas: crear y romper',
    descripcion: 'Reconoce la clavada absoluta y la relativa antes de calcular.',
    contenido: [
      '## Ideas clave',
      'Una pieza clavada defiende menos de lo que parece.',
      '- Mira qué hay detrás.\n- Cuenta atacantes y defensores.',
      [
        '```tablero',
        'fen: rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5',
        'rotulo: Posición 1: juegan blancas',
        'pista: El caballo puede moverse con amenaza.',
        'solucion: 5.Cxe5',
        'explicacion: Si 5…Axd1, mate en dos.',
        '```',
      ].join('\n'),
      '```pregunta\npregunta: ¿Qué es una clavada relativa?\nrespuesta: La pieza puede moverse, con un costo.\n```',
    ].join('\n\n'),
    tiempo: 25,
    estado: 'esperando',
    prioridad: 'media',
    temaId: 'aj-tac-clavada',
    nivel: 2,
    tipo: 'ejercicios',
    porque: 'El lunes fallaste cuatro de diez clavadas relativas.',
    ...changes,
  };
}

export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 'plan-1',
    campo: 'Ajedrez',
    nivelIntensidad: 'alto',
    diasEstudio: ['lunes', 'jueves', 'sabado'],
    horasEstudio: { lunes: 1, jueves: 1, sabado: 1 },
    zonaHoraria: 'America/Argentina/Buenos_Aires',
    createdAt: WEEK_START,
    ahora: THURSDAY,
    semana: 3,
    cambios: ['Más táctica: fallaste clavadas relativas.'],
    respuestas: [],
    cautela: false,
    duda: false,
    menor: false,
    propias: [],
    experienciaAjedrez: 'Elo online',
    elo: 1420,
    tiempo: 'rapida',
    conocimientosAjedrez: '',
    informacionTema: {
      campo: 'Ajedrez',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes', 'jueves', 'sabado'],
      horasEstudio: { lunes: 1, jueves: 1, sabado: 1 },
      zonaHoraria: 'America/Argentina/Buenos_Aires',
      experienciaAjedrez: 'Elo online',
      elo: 1420,
      tiempo: 'rapida',
      conocimientosAjedrez: '',
    },
    planEstudio: [
      { dia: 'lunes', fecha: '2026-11-09', tareas: [aTask({ titulo: 'Posición de Lucena', estado: 'finalizado' })] },
      {
        dia: 'jueves',
        fecha: '2026-11-12',
        tareas: [
          aTask({ titulo: 'La ronda de control', prioridad: 'alta' }),
          aTask({ titulo: 'La clavada que no clava', tiempo: 35 }),
        ],
      },
      {
        dia: 'sabado',
        fecha: '2026-11-14',
        tareas: [aTask({ titulo: 'Partida larga', tiempo: 60, prioridad: 'baja' })],
      },
    ],
    objetivos: [
      {
        id: 'o1',
        titulo: 'Resolver 8 de 10 clavadas',
        descripcion: 'Sin ayuda.',
        estado: 'finalizado',
        temaId: 'aj-tac-clavada',
        meta: { numero: 10, unidad: 'posiciones', umbral: 8 },
      },
      {
        id: 'o2',
        titulo: 'Analizar una partida propia',
        descripcion: 'Tres momentos críticos.',
        estado: 'esperando',
        temaId: 'aj-ana',
        meta: { numero: 1, unidad: 'partidas', umbral: 1 },
      },
    ],
    ...changes,
  };
}

/** The same week with everything done and its seven days over. */
export function aFinishedPlan(changes: Partial<Plan> = {}): Plan {
  const plan = aPlan(changes);
  return {
    ...plan,
    ahora: WEEK_OVER,
    planEstudio: plan.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
    })),
    objetivos: plan.objetivos.map((objective) => ({ ...objective, estado: 'finalizado' as const })),
  };
}
