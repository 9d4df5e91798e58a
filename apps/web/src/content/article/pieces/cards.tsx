import { Cards as Row, readCards } from '../../../ui/lesson/cards.tsx';

const STREETS: Record<number, string> = { 3: 'flop', 4: 'turn', 5: 'river' };

/** Cards in poker shorthand, "As Kd", with what they are underneath. */
export function Cards({ of, caption }: { of: string; caption?: string }) {
  return (
    <figure className="mano">
      <Row codes={readCards(of)} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

interface TableSpotProps {
  hand: string;
  board?: string;
  /** Up to three figures under the felt: [['Bote', '12'], ['Apuesta', '6']]. */
  facts?: [string, string][];
  caption?: string;
}

/** A spot at the table. */
export function TableSpot({ hand, board = '', facts = [], caption }: TableSpotProps) {
  const common = readCards(board);
  return (
    <figure className="jugada">
      <div className="mesa tapete">
        <div className="fila">
          <p className="l">Tu mano</p>
          <Row codes={readCards(hand)} />
        </div>
        {common.length > 0 ? (
          <div className="fila">
            <p className="l">
              Mesa <small>{STREETS[common.length]}</small>
            </p>
            <Row codes={common} places={5} />
          </div>
        ) : null}
        {facts.length > 0 ? (
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
