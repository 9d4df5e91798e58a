import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { careIn, initialLearner, planWeek } from '../index.ts';
import { careOf } from './care.ts';
import { isRecovered } from './distress.ts';

const DISTRESS = [
  'tengo deudas por el juego y no puedo parar',
  'perdí 40 cajas y quiero subir',
  'perdí mucho dinero este mes y quiero recuperar lo perdido',
  'debo plata a medio mundo por el póker',
  'estoy endeudado hasta el cuello',
  'pedí un préstamo para seguir jugando',
  'saqué un crédito para mi bankroll',
  'me gasté el alquiler en las mesas',
  'jugué el sueldo y lo perdí',
  'perdí todos mis ahorros jugando torneos',
  'perdí la quincena en una noche de cash',
  'uso la tarjeta de crédito para recargar y pierdo',
  'no puedo dejar de jugar',
  'no puedo parar de jugar aunque quiera',
  'soy ludópata',
  'creo que tengo una adicción al juego',
  'soy adicto al póker online',
  'estoy enganchado al juego',
  'juego a escondidas de mi pareja',
  'le miento a mi mujer sobre lo que pierdo en el poker',
  'mi esposa me dejó por el juego',
  'mi familia no sabe que perdí tanto dinero jugando',
  'me autoexcluí del casino y volví',
  'estoy en jugadores anónimos y recaí',
  'quiero recuperar mi dinero rápido',
  'necesito recuperar lo que perdí la semana pasada',
  'voy 30 cajas abajo y quiero subir de límite para recuperarme',
  'estoy en rojo y subo de límite para desquitarme',
  'perdí todo',
  'lo perdí todo en una sesión',
  'estoy en la ruina',
  'estoy en bancarrota por las apuestas',
  'me arruiné jugando',
  'toqué fondo con el juego',
  'vendí mi auto para seguir jugando',
  'empeñé el reloj de mi padre',
  'llevo perdidos 3000 dólares',
  'pierdo mucha plata y no sé cómo frenar',
  'perdí miles de euros en spins',
  'debo 2000 a un prestamista',
  'mi vida es un desastre, no aguanto más',
  'ya no aguanto más esto',
  'a veces pienso en quitarme la vida',
  'no quiero vivir así',
  'estoy desesperado, perdí el dinero de la universidad',
  'juego dinero que no tengo',
  'gasto plata que no tengo en torneos',
  'quemé mi bank entero',
  'fundí el bankroll tres veces este mes y quiero revancha, necesito plata',
  'hipotequé la casa',
  'no logro controlarme cuando juego',
  'no consigo parar',
  'tengo un vicio con las mesas',
  'apuesto compulsivamente',
  'perdí 15 buy ins y voy a subir a NL100 para recuperarlos',
  'llevo 20 stacks abajo y quiero subir a nl50',
  'pierdo el sueldo jugando',
  'me juego los ahorros',
  'recuperar la plata es lo único que quiero',
  'quiero salir del pozo jugando más caro',
  'estoy muy mal, tengo muchas pérdidas',
  'pido dinero prestado para jugar',
  'pagué deudas con otra deuda del póker',
  'mi pareja se separó de mí por mis apuestas',
  'perdi guita q no tenia, toy endeudado',
] as const;

const HARMLESS = [
  'perdí la dama en la jugada diez',
  'pierdo siempre los finales de torres',
  'pierdo piezas en el medio juego',
  'perdí 200 puntos de elo y quiero recuperar mi rating',
  'quiero recuperar mi elo',
  'quiero recuperar la iniciativa después de un gambito',
  'no puedo parar de estudiar táctica',
  'no puedo dejar de ver videos de finales',
  'soy adicto al blitz',
  'estoy enganchado a los puzzles',
  'tengo una deuda pendiente con los finales',
  'no tengo deudas y juego por diversión',
  'nunca juego dinero que no tengo',
  'juego con fichas, sin dinero real',
  'sin deudas, con bankroll aparte',
  'tilteo mucho',
  'tilteo y pierdo el foco',
  'pierdo muchos botes fuera de posición',
  'pierdo valor en el river',
  'pierdo manos grandes con overpair',
  'pierdo muchas partidas por tiempo',
  'perdí la concentración en la última ronda',
  'quiero mejorar la gestión de banca',
  'quiero subir de límite con un bankroll sano',
  'quiero aprender a gestionar las pérdidas',
  'quiero entender la varianza y los downswings',
  'cómo manejar un downswing',
  'no puedo parar los ataques al enroque',
  'no sé parar un ataque de peones',
  'no logro parar de colgar piezas',
  'pierdo tempos en la apertura',
  'perdí tres partidas seguidas',
  'pierdo 5 bb en cada ciega grande',
  'me cuesta foldear',
  'juego demasiadas manos',
  'perdí el ritmo de estudio este año',
  'perdí la costumbre de analizar',
  'mi amigo perdió mucho dinero y no quiero que me pase',
  'mi primo es ludópata, yo juego poco',
  'leí un libro sobre la adicción al juego',
  'no soy adicto, juego una hora por semana',
  'no estoy endeudado',
  'quiero ganar más dinero en cash',
  'juego NL25 y gano poco',
  'gano dinero en torneos y quiero ganar más',
  'llevo mi banca con 50 cajas',
  'tengo 40 cajas de bank para NL10',
  'quiero recuperar material después de un sacrificio',
  'pierdo la calidad por una horquilla',
  'me da miedo perder con negras',
  'perdí el miedo a los torneos',
  'quiero una revancha contra mi rival del club',
  'sacrifico y pierdo',
  'no sé cerrar partidas ganadas',
  'mi punto débil es el river',
  'pago de más en el turn',
  'no puedo dejar de caer en celadas',
  'pierdo coinflips y me enojo',
  'quiero jugar más alto cuando domine NL10',
  'el préstamo de piezas no existe, es broma',
  'mi meta es vivir del ajedrez',
  'soy nuevo y no quiero perder dinero',
  'aprender a limitar las pérdidas por sesión',
  'perdí un final de peones ganado',
] as const;

describe('words of distress', () => {
  it.each(DISTRESS)('«%s» is heard: caution, or a quiet question', (text) => {
    expect(careOf(text).dinero).not.toBe('no');
  });

  it.each(HARMLESS)('«%s» only sounds like it', (text) => {
    expect(careOf(text).dinero).toBe('no');
  });

  it.each([
    ['perdí el sueldo jugando y quiero recuperarlo', 'si'],
    ['soy ludópata', 'si'],
    ['toqué fondo con el juego', 'si'],
    ['ya no quiero vivir', 'si'],
    ['pierdo mi stack con overpairs', 'no'],
    ['perdí todo el stack en la burbuja', 'no'],
    ['pierdo 5 bb/100 en la ciega pequeña', 'no'],
    ['no tengo deudas y juego con lo que me sobra', 'no'],
    ['quiero suicidarme', 'si'],
    ['tengo pensamientos suicidas', 'si'],
    // A word of despair that is said of a move, or of a living, is neither.
    ['mis faroles suicidas en el river', 'no'],
    ['me encanta el ataque suicida con el rey en el centro', 'no'],
  ] as const)('«%s»: %s', (text, expected) => {
    expect(careOf(text).dinero).toBe(expected);
  });

  it('hears who is under age, and not who has fifteen blinds or sixteen years of playing', () => {
    for (const text of ['Tengo 16 años y juego con la cuenta de mi hermano', 'soy menor de edad'])
      expect(careOf(text).menor, text).toBe(true);
    for (const text of ['tengo 15 ciegas y no sé qué hacer', 'llevo 16 años jugando al póker', 'tengo 34 años'])
      expect(careOf(text).menor, text).toBe(false);
  });

  it('hears means that do not last', () => {
    expect(careOf('tengo 300 € de banca y juego NL50, voy a dejar el trabajo').medios).toBe(true);
    expect(careOf('tengo 40 cajas de banca para NL10').medios).toBe(false);
  });

  it('is wide enough', () => {
    expect(new Set(DISTRESS).size).toBeGreaterThanOrEqual(60);
    expect(new Set(HARMLESS).size).toBeGreaterThanOrEqual(60);
  });

  it("ends by the player's own word alone", () => {
    expect(isRecovered('ya pagué todas mis deudas')).toBe(true);
    expect(isRecovered('ya no juego por dinero')).toBe(true);
    expect(isRecovered('quiero mejorar el river')).toBe(false);
  });

  it('brings limits first, no game and no moving up, whatever else was asked', () => {
    const informacionTema = {
      campo: 'Poker Texas Holdem',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes', 'miercoles', 'sabado'],
      horasEstudio: { lunes: 1, miercoles: 1, sabado: 1 },
      tipoPoker: 'Cash games',
      limiteMesa: 'Micro-stakes NL2-NL25',
      conocimientosPoker: 'perdí el sueldo y quiero subir de límite para recuperarlo, me cuesta el river',
    } as const;
    const request = { ...informacionTema, diasEstudio: [...informacionTema.diasEstudio] };
    const week = planWeek({ informacionTema: request, learner: initialLearner(request), hoy: '2026-11-16' });
    const tasks = week.planEstudio.flatMap((day) => day.tareas);
    expect(week.cautela).toBe(true);
    expect(tasks[0]?.temaId).toBe('pk-men-limites');
    expect(tasks.some((task) => task.tipo === 'jugar' || task.temaId === 'pk-ban-niveles')).toBe(false);
    expect(week.respuestas).toContainEqual(expect.objectContaining({ tema: 'pk-ban-niveles', cuando: 'mas_adelante' }));
  });

  const asked = (conocimientosPoker: string, cuidado?: { dinero?: 'si' | 'no'; edad?: 'mayor' }) => {
    const informacionTema: InformacionTema = {
      campo: 'Poker Texas Holdem',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes', 'miercoles', 'sabado'],
      horasEstudio: { lunes: 2, miercoles: 2, sabado: 2 },
      tipoPoker: 'Cash games',
      limiteMesa: 'Micro-stakes NL2-NL25',
      conocimientosPoker,
      ...(cuidado ? { preferencias: { cuidado } } : {}),
    };
    const week = planWeek({ informacionTema, learner: initialLearner(informacionTema), hoy: '2026-11-16' });
    return { informacionTema, week, tasks: week.planEstudio.flatMap((day) => day.tareas) };
  };

  it('«no es mi caso» is believed, and so is a yes', () => {
    const words = 'perdí el sueldo y quiero recuperarlo';
    expect(asked(words).week.cautela).toBe(true);
    expect(asked(words, { dinero: 'no' }).week.cautela).toBe(false);
    expect(asked('quiero mejorar el river', { dinero: 'si' }).week.cautela).toBe(true);
  });

  it('gives nobody under age a plan that is played for money', () => {
    const { informacionTema, week, tasks } = asked(
      'Tengo 16 años y juego NL2 con la cuenta de mi hermano, me cuesta el river',
    );
    expect(careIn(informacionTema).menor).toBe(true);
    expect(week.cautela).toBe(false);
    expect(tasks.filter((task) => task.tipo === 'jugar' || task.temaId.startsWith('pk-ban-'))).toEqual([]);
    const adult = asked('Tengo 16 años y juego NL2 con la cuenta de mi hermano, me cuesta el river', { edad: 'mayor' });
    expect(careIn(adult.informacionTema).menor).toBe(false);
    expect(adult.tasks.some((task) => task.tipo === 'jugar')).toBe(true);
  });

  it('puts the bankroll first where the means are small, and says why', () => {
    const { tasks } = asked('tengo 300 € de banca y juego NL50, voy a dejar el trabajo. Quiero mejorar el river');
    const bank = tasks.find(({ temaId }) => temaId === 'pk-ban-banca');
    expect(bank?.porque).toContain('Por lo que contaste de tu dinero');
    expect(tasks[0]?.temaId).toBe('pk-ban-banca');
  });
});
