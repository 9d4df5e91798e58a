import type { PokerExercise } from '@estratega/lessons';
import { formatAmount, streetName, streetWords } from '@estratega/lessons/compose';
import { useMedia } from '../../../shell/use-media.ts';
import { type TableState, tableState } from '../../../ui/poker-table/table-state.ts';

interface HistoryProps {
  mesa: NonNullable<PokerExercise['mesa']>;
  historia: PokerExercise['historia'];
  now: TableState;
  /** Then a phone is for its table, which shows the street that is played; what came before it stays a touch away. */
  deciding: boolean;
}

/** What somebody chose to put in: of one such move the heading tells, and the chips in front show it. */
const played = (streets: PokerExercise['historia']): number =>
  streets.flatMap(({ acciones }) => acciones).filter(({ hace }) => hace !== 'fold' && hace !== 'check').length;

const WIDE = '(min-width: 64rem)';

/** The hand so far, street by street, with the pot that each leaves; on a phone a touch away, so that the table keeps its room. */
export function History({ mesa, historia, now, deciding }: HistoryProps) {
  const wide = useMedia(WIDE);
  const told = historia.filter(({ acciones }) => acciones.length > 0);
  const drawn = told.length < 2 && played(told) < 2;
  return (
    <details className={deciding && drawn ? 'historia-caja solo-escritorio' : 'historia-caja'} open={wide}>
      <summary>La mano hasta aquí</summary>
      <table className="historia">
        <caption className="vh">La mano hasta aquí</caption>
        <tbody>
          {told.map((street) => (
            <tr key={street.calle}>
              <th scope="row">{streetName(street.calle)}</th>
              <td>{streetWords(mesa, street)}</td>
              <td className="num">
                {formatAmount(tableState(mesa, historia.slice(0, historia.indexOf(street) + 1)).bote, mesa.unidad)}
              </td>
            </tr>
          ))}
          <tr className="hoy">
            <th scope="row">Ahora</th>
            <td>{now.aPagar > 0 ? `Te toca: ${formatAmount(now.aPagar, mesa.unidad)} para pagar.` : 'Te toca.'}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </details>
  );
}
