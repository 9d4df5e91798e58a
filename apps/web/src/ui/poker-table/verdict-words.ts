import {
  type PokerExercise,
  type PreguntaHecha,
  parseRange,
  type QuestionVerdict,
  type RespuestaPregunta,
  rangeCombos,
  rangeFaults,
} from '@estratega/lessons';
import { countOf, formatAmount, formatNumber, optionLine } from '@estratega/lessons/compose';

export type Unit = NonNullable<PokerExercise['mesa']>['unidad'];

/** What the strip says of an answer. */
export function verdictTitle(
  question: PreguntaHecha,
  answer: RespuestaPregunta,
  verdict: QuestionVerdict,
  unidad: Unit,
  pagar: number,
): string {
  switch (question.tipo) {
    case 'accion': {
      const option = 'opcion' in answer ? question.opciones[answer.opcion] : undefined;
      const line = option ? optionLine(option, unidad, pagar) : '';
      if (verdict.resultado === 'bien')
        return 'opcion' in answer && answer.opcion === question.mejor ? `${line}, la mejor` : `${line}, también vale`;
      return verdict.pierde !== undefined && verdict.pierde > 0
        ? `${line} cuesta ${formatAmount(verdict.pierde, 'bb')}`
        : `${line} no es lo mejor`;
    }
    case 'numero': {
      const said = 'numero' in answer ? formatAmount(answer.numero, question.unidad) : '';
      if (verdict.resultado === 'casi') return `Casi: ${said}, y son ${formatAmount(question.valor, question.unidad)}`;
      return verdict.resultado === 'bien' ? `${said}, correcto` : `No es ${said}`;
    }
    case 'rango': {
      const faults = rangeWords(question, answer);
      if (verdict.resultado === 'bien') return faults ? `Rango correcto: ${faults}` : 'El rango exacto';
      return verdict.resultado === 'casi' ? `Casi: ${faults}` : capital(faults);
    }
    case 'elige':
    case 'casillas':
      return verdict.resultado === 'bien' ? 'Correcto' : 'No es esa';
    case 'libre':
      return 'acierto' in answer && answer.acierto ? 'La tenías' : 'Para repasar';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "sobran 12 combos y faltan 30". */
function rangeWords(question: PreguntaHecha & { tipo: 'rango' }, answer: RespuestaPregunta): string {
  const { sobran, faltan } = rangeFaults(parseRange(question.solucion), 'rango' in answer ? answer.rango : {});
  const said = (combos: number, one: string, many: string) =>
    combos < 0.05 ? [] : [`${combos === 1 ? one : many} ${countOf(Math.round(combos * 10) / 10, 'combo', 'combos')}`];
  return [...said(sobran, 'sobra', 'sobran'), ...said(faltan, 'falta', 'faltan')].join(' y ');
}

/** What was answered, in a few words. */
export function answerText(question: PreguntaHecha, answer: RespuestaPregunta, unidad: Unit, pagar: number): string {
  if (question.tipo === 'accion' && 'opcion' in answer) {
    const option = question.opciones[answer.opcion];
    return option ? optionLine(option, unidad, pagar) : '';
  }
  if (question.tipo === 'numero' && 'numero' in answer) return formatAmount(answer.numero, question.unidad);
  if (question.tipo === 'elige' && 'opcion' in answer) return `Opción ${answer.opcion + 1}`;
  if ('rango' in answer) return countOf(rangeCombos(answer.rango), 'combo', 'combos');
  return 'A mano';
}

/** The answer itself, for whoever gave up or missed. */
export function rightAnswer(question: PreguntaHecha, unidad: Unit, pagar: number): string {
  switch (question.tipo) {
    case 'accion': {
      const best = question.opciones[question.mejor];
      return best ? `Lo mejor es: ${optionLine(best, unidad, pagar).toLowerCase()}.` : '';
    }
    case 'numero':
      return `La respuesta es ${formatAmount(question.valor, question.unidad)}.`;
    case 'rango': {
      const combos = rangeCombos(parseRange(question.solucion));
      return `El rango tiene ${countOf(combos, 'combo', 'combos')}: ${question.solucion.replaceAll(',', ', ')}.`;
    }
    case 'elige':
      return `${question.textos[question.correcta] ?? ''}`;
    case 'casillas':
      return `${question.casillas.join(', ')}.`;
    case 'libre':
      return question.claves.join(' ');
  }
}

/** The answer in as few words as the summary has room for. */
export function shortAnswer(question: PreguntaHecha, unidad: Unit, pagar: number): string {
  if (question.tipo === 'accion') {
    const best = question.opciones[question.mejor];
    return best ? optionLine(best, unidad, pagar) : '';
  }
  if (question.tipo === 'numero') return formatAmount(question.valor, question.unidad);
  if (question.tipo === 'elige') return question.textos[question.correcta] ?? '';
  if (question.tipo === 'rango') return countOf(rangeCombos(parseRange(question.solucion)), 'combo', 'combos');
  return '';
}

/** Under each option, once answered. */
export function gradeOf(question: PreguntaHecha & { tipo: 'accion' }, i: number): string {
  const { mejor, aceptables, valores } = question;
  const value = valores?.[i];
  if (i === mejor) return 'la mejor';
  if (aceptables.includes(i)) return 'también vale';
  const best = valores?.[mejor];
  if (value !== undefined && best !== undefined) return `−${formatNumber(best - value)}\u00a0bb`;
  return 'no';
}
