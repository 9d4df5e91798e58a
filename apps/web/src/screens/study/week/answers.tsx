import type { RespuestaTema } from '@estratega/domain';
import { FoldSection } from '../fold-section.tsx';

/** «Finales de torre: esta semana». What was named is told back with when it comes. */
function whenLine({ cuando, por, semana }: RespuestaTema, current: number): string {
  switch (cuando) {
    case 'esta_semana':
      return 'esta semana';
    case 'antes':
      return por ? `primero «${por.titulo}», su paso anterior` : 'primero, su paso anterior';
    case 'mas_adelante':
      return semana === undefined ? 'más adelante' : `hacia la semana ${semana}`;
    case 'menos':
      return 'poco, y nunca lo primero';
    case 'prueba':
      return semana === undefined || semana <= current
        ? 'esta semana lo comprobamos con una prueba'
        : `lo comprobamos con una prueba hacia la semana ${semana}`;
  }
}

interface AnswersProps {
  answers: readonly RespuestaTema[];
  /** The week of the plan that is shown. */
  week: number;
}

/** What became of each theme that the player named; one closed line, and nothing at all where none was. */
export function Answers({ answers, week }: AnswersProps) {
  if (answers.length === 0) return null;
  return (
    <FoldSection id="pedido" title="Lo que pediste" className="cambios" folded>
      <ul>
        {answers.map((answer) => (
          <li key={answer.tema}>
            <span>
              <b>{answer.titulo}:</b> {whenLine(answer, week)}
            </span>
          </li>
        ))}
      </ul>
    </FoldSection>
  );
}
