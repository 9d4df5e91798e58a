import './preparing.css';
import { ButtonLink } from '../button/button.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { Tag } from '../tag/tag.tsx';

export interface PreparingProps {
  /** One honest sentence about the state of things. */
  heading: string;
  /** What will be here. */
  points: readonly string[];
  onward: { to: string; label: string };
  also?: { to: string; label: string };
}

/** A page that is not written yet says so, says what it will hold, and offers a way on. */
export function Preparing({ heading, points, onward, also }: PreparingProps) {
  return (
    <section className="preparando hoja">
      <div className="texto">
        <Tag tone="soft">En preparación</Tag>
        <h2>{heading}</h2>
        <p className="tenue">Aquí encontrarás:</p>
        <ul className="puntos">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="acc">
          <ButtonLink kind="primary" to={onward.to}>
            {onward.label}
          </ButtonLink>
          {also ? (
            <ButtonLink kind="tertiary" to={also.to}>
              {also.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <Illustration name="empty" />
    </section>
  );
}
