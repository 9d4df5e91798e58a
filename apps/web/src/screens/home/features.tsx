import './features.css';
import { ClockFigure, HoursFigure, PromotionFigure } from './figures.tsx';

const FEATURES = [
  {
    Figure: PromotionFigure,
    title: 'Planes de estudio personalizados',
    text: 'Cada plan parte de tu nivel y crece contigo.',
    points: ['Adaptados a tu Elo o a tu límite de mesa', 'Escalables: la dificultad sube cuando tú subes'],
  },
  {
    Figure: ClockFigure,
    title: 'Entrenamiento estratégico automatizado',
    text: 'Tú estudias; el orden y el repaso los lleva el plan.',
    points: ['Tiempo de estudio optimizado', 'Reevaluación cada semana'],
  },
  {
    Figure: HoursFigure,
    title: 'Rutinas personalizadas',
    text: 'Cuatro horas o catorce: el plan cabe en tu semana.',
    points: ['Enfoque estratégico', 'Distintas intensidades', 'Horarios flexibles'],
  },
] as const;

export function Features() {
  return (
    <section className="rasgos" aria-label="Qué hace Estratega">
      {FEATURES.map(({ Figure, title, text, points }) => (
        <article className="rasgo" key={title}>
          <Figure />
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
