/** What people ask for when they want a plan: of tests and of benches. */

export const CHESS = {
  campo: 'Ajedrez',
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes', 'jueves'],
  horasEstudio: { lunes: 1, jueves: 1.5 },
  experienciaAjedrez: 'Elo online',
  elo: 1420,
  tiempo: 'rapida',
  conocimientosAjedrez: 'Me cuestan los finales de torre.',
};
/** Of somebody who said nothing of what is hard. */
export const QUIET_CHESS = { ...CHESS, conocimientosAjedrez: '' };
/** Of a beginner, with as many hours on each of these days. */
export const beginnersChess = (hours: Readonly<Record<string, number>>) => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: Object.keys(hours),
  horasEstudio: hours,
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: '',
});
export const everyDay = (hours: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'].map((day) => [day, hours]),
  );
/** Forty-two tasks: the week that figures are given for. */
export const FULL_WEEK = beginnersChess(
  Object.fromEntries(Object.keys(everyDay(0)).map((day, index) => [day, index % 2 === 0 ? 2.5 : 2])),
);
export const POKER = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'alto',
  diasEstudio: ['sabado'],
  horasEstudio: { sabado: 2 },
  tipoPoker: 'Cash games',
  limiteMesa: 'Micro-stakes NL2-NL25',
  conocimientosPoker: '',
};
