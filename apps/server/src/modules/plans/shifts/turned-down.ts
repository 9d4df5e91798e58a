import type { Dia, InformacionTema } from '@estratega/domain';

/**
 * The themes that the player once named, after a week in which some were said to be known or of no interest: the browser
 * sends them again with the next week, and they must not come back as they were.
 */
export const withoutTurnedDown = (informacion: InformacionTema, week: readonly Dia[]): InformacionTema => {
  const { temas } = informacion;
  if (!temas) return informacion;
  const said = new Map(
    week.flatMap(({ tareas }) =>
      tareas
        .filter(({ carril, tipo }) => carril !== 'juego' && tipo !== 'cierre')
        .flatMap(({ temaId, noAplica }) => (noAplica ? [[temaId, noAplica.motivo] as const] : [])),
    ),
  );
  return {
    ...informacion,
    temas: temas
      .filter(({ tema }) => said.get(tema) !== 'no_me_interesa')
      .map((one) => (said.get(one.tema) === 'ya_lo_se' ? { ...one, polaridad: 'sabe' as const } : one)),
  };
};
