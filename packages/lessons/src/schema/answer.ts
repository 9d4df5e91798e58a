/** The wire's shapes, under the same roof as what judges them. */
export {
  casilla,
  RESULTS,
  type Respuesta,
  type RespuestaPregunta,
  type Resultado,
  respuesta,
  respuestaPregunta,
  uci,
} from '@estratega/domain';
