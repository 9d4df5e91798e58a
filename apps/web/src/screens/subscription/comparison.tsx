import './comparison.css';
import { analysedLine, keptLine, PAID_TIERS, type PaidTier, TIER_RULES, TIERS, type Tier } from '@estratega/domain';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon } from '../../ui/icon/screen-icons.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { type Cell, ROWS } from './rows.ts';

interface ComparisonProps {
  tier: Tier;
  /** Payments cannot be made now; the id of the sentence that says so. */
  unavailable: string | undefined;
  onPick: (plan: PaidTier) => void;
}

const isPaid = (tier: Tier): tier is PaidTier => PAID_TIERS.some((paid) => paid === tier);

export function Comparison({ tier: mine, unavailable, onPick }: ComparisonProps) {
  const classOf = (tier: Tier) => (tier === mine ? 'tuyo' : undefined);
  return (
    <div className="hoja">
      <table className="compara">
        <caption className="vh">Comparación de planes</caption>
        <thead>
          <tr>
            <th scope="col">Incluye</th>
            {TIERS.map((tier) => (
              <th key={tier} scope="col" id={`plan-${tier}`} className={classOf(tier)}>
                {TIER_RULES[tier].nombre}
                {tier === mine ? <Tag tone="now">Tu plan</Tag> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {TIERS.map((tier) => (
                <td key={tier} className={classOf(tier)}>
                  <Content {...cell(tier)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {TIERS.map((tier) => (
              <td key={tier} className={classOf(tier)}>
                {isPaid(tier) && tier !== mine ? (
                  <Button
                    kind={tier === 'pro' ? 'primary' : 'secondary'}
                    disabled={unavailable !== undefined}
                    // Two buttons say the same: each is told apart by its plan.
                    aria-describedby={[`plan-${tier}`, unavailable].filter(Boolean).join(' ')}
                    onClick={() => onPick(tier)}
                  >
                    Suscribirme
                  </Button>
                ) : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className="guarda">
        <p>De lo que traes, cada mes analizamos:</p>
        <dl>
          {TIERS.map((tier) => (
            <div key={tier}>
              <dt>{TIER_RULES[tier].nombre}</dt>
              <dd>{analysedLine(tier)}</dd>
            </div>
          ))}
        </dl>
        <p>De tus partidas y manos propias, y de sus análisis, guardamos:</p>
        <dl>
          {TIERS.map((tier) => (
            <div key={tier}>
              <dt>{TIER_RULES[tier].nombre}</dt>
              <dd>{keptLine(tier)}</dd>
            </div>
          ))}
        </dl>
        <p>Al llegar al límite no se borra nada: solo no entra más.</p>
      </div>
    </div>
  );
}

function Content({ text, note, kind }: Cell) {
  if (kind === 'number') return <span className="num">{text}</span>;
  if (kind === 'no') return <span className="tenue">{text}</span>;
  if (kind === 'yes')
    return (
      <span className="con-icono">
        <CheckIcon />
        {text}
      </span>
    );
  if (kind === 'price')
    return (
      <span className="precio">
        {text}
        {note ? <small>{note}</small> : null}
      </span>
    );
  return text;
}
