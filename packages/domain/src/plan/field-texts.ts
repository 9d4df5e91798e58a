import { spanishNumber } from '../text/numbers.ts';
import { FREE_TEXT_MAX } from '../text/safe-text.ts';

/** What is wrong with a field of the plan's form, said the same by the screen and by the server. */

/** The specification's own sentence, where either of the two is missing. */
export const MISSING_FIELDS = 'Campos obligatorios faltantes: campo y nivelIntensidad.';
export const REQUIRED_FIELDS = ['campo', 'nivelIntensidad'] as const;

export const ELO_MIN = 100;
export const ELO_MAX = 3500;
/** Twenty minutes, as they are written in hours: the least that makes a session. From half an hour on it goes by halves. */
export const HOURS_LEAST = 0.33;
export const HOURS_MIN = 0.5;
export const HOURS_MAX = 12;
export const HOURS_STEP = 0.5;
export const THEMES_MOST = 40;

const TEXT = `El texto puede tener hasta ${spanishNumber(FREE_TEXT_MAX)} caracteres.`;

export const FIELD_TEXTS = {
  campo: 'Elige un juego.',
  nivelIntensidad: 'Elige el nivel de intensidad.',
  experienciaAjedrez: 'Elige tu experiencia.',
  elo: `Escribe tu Elo: un número entero entre ${ELO_MIN} y ${spanishNumber(ELO_MAX)}.`,
  tiempo: 'Elige el ritmo al que tienes ese Elo.',
  tipoPoker: 'Elige qué tipo de póker juegas.',
  limiteMesa: 'Elige el límite de tu mesa.',
  diasEstudio: 'Elige al menos un día de estudio.',
  dia: 'Ese día no existe: van de lunes a domingo, en minúscula y sin acentos.',
  horasEstudio: `De ${spanishNumber(HOURS_MIN)} a ${HOURS_MAX} horas, de media en media; o ${spanishNumber(HOURS_LEAST)}, que son 20 minutos.`,
  conocimientosAjedrez: TEXT,
  conocimientosPoker: TEXT,
  nuevaInformacion: TEXT,
  temas: `Puedes indicar hasta ${THEMES_MOST} temas.`,
  tema: 'Ese tema no existe.',
  polaridad:
    'Di si lo sabes («sabe»), si te cuesta («no_sabe»), si lo quieres estudiar («quiere») o si prefieres evitarlo («evita»).',
  cuidado: 'Responde «si» o «no»; de la edad, «mayor».',
  lado: 'Elige «blancas» o «negras».',
  carril: 'Elige menos (-1), igual (0) o más (1).',
  zonaHoraria: 'Zona horaria desconocida.',
  planId: 'Falta saber de qué plan se trata.',
  eliminarAnterior: 'Para avanzar, este dato debe ser verdadero.',
} as const;
