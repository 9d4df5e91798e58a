import './help-box.css';
import './care-question.css';
import { useId } from 'react';
import { Button } from '../button/button.tsx';

interface CareQuestionProps {
  onAnswer: (dinero: 'si' | 'no') => void;
  busy?: boolean;
}

/** Words that may mean trouble, and may mean a hand: asked once, quietly, and both answers are believed. */
export function CareQuestion({ onAnswer, busy }: CareQuestionProps) {
  const id = useId();
  return (
    <section className="pregunta-cuidado" aria-labelledby={id}>
      <p id={id}>
        Por algo que escribiste, preferimos preguntarte antes que suponer: <b>¿es dinero que hace falta para vivir?</b>
      </p>
      <div className="respuestas-cuidado">
        <Button kind="secondary" disabled={busy} onClick={() => onAnswer('si')}>
          Sí
        </Button>
        <Button kind="secondary" disabled={busy} onClick={() => onAnswer('no')}>
          No, hablaba de una mano
        </Button>
      </div>
      <p className="menor tenue">
        Si es que sí, la semana va sin jugar por dinero. Si es que no, sigue como la pediste.
      </p>
    </section>
  );
}

interface UnderAgeProps {
  onAdult: () => void;
  /** Where chess can be chosen instead. */
  onChess?: (() => void) | undefined;
  busy?: boolean;
}

/** Kindly: what there is for whoever may not play for money yet, and nothing that is played for it. */
export function UnderAge({ onAdult, onChess, busy }: UnderAgeProps) {
  const id = useId();
  return (
    <section className="pregunta-cuidado" aria-labelledby={id}>
      <p id={id}>
        <b>El póker por dinero es para mayores de edad.</b> Por eso en este plan nada se juega por dinero: puedes
        aprender el juego y sus cuentas, y practicar con fichas que no valen nada. El ajedrez te espera a cualquier
        edad.
      </p>
      <div className="respuestas-cuidado">
        {onChess ? (
          <Button kind="secondary" disabled={busy} onClick={onChess}>
            Prefiero ajedrez
          </Button>
        ) : null}
        <Button kind="tertiary" disabled={busy} onClick={onAdult}>
          No es mi caso: soy mayor de edad
        </Button>
      </div>
    </section>
  );
}
