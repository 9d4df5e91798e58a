import type { Campo, RespuestaAbierta } from '@estratega/domain';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { Outline } from '../../../ui/icon/outline.tsx';
import { CheckIcon, EyeIcon } from '../../../ui/icon/screen-icons.tsx';
import { GameSwitch } from './game-switch.tsx';
import { type Position, STEPS } from './positions.ts';

/** What both games are given. */
export interface LiveParts {
  position: Position;
  juego: Campo;
  /** Which of the three this is. */
  step: number;
  /** The focus belongs here: it followed another, or was opened by a key. */
  focus: boolean;
  /** The first one counts. */
  onAnswer: (respuesta: RespuestaAbierta['respuesta'], acierto: boolean) => void;
  /** Solved in the end. */
  onSecond: () => void;
  onNext: () => void;
}

export const NextIcon = () => <Outline d="M5 12h14M13 6l6 6-6 6" />;
const AlmostIcon = () => <Outline d="M4 14c2.700-6 5.300-6 8-2s5.300 4 8-2" />;
const ICONS = { bien: CheckIcon, mal: CloseIcon, casi: AlmostIcon, visto: EyeIcon } as const;

interface SaysProps {
  juego: Campo;
  title: string;
  small: string;
  /** Once there is an answer: its sign and its colour. */
  kind?: keyof typeof ICONS | undefined;
  line: RefObject<HTMLParagraphElement | null>;
}

/** The line over the board: the question, and then the verdict in its place. Heard as it changes. */
export function Says({ juego, title, small, kind, line }: SaysProps) {
  const Icon = kind && ICONS[kind];
  return (
    <div className={kind ? `vivo-dice dice-${kind}` : 'vivo-dice'}>
      <div role="status">
        <p ref={line} tabIndex={-1} className={Icon ? 'vivo-si' : undefined}>
          {Icon ? <Icon /> : null}
          <span>
            {title}
            <small>{small}</small>
          </span>
        </p>
      </div>
      {Icon ? null : <GameSwitch juego={juego} />}
    </div>
  );
}

interface NextProps {
  step: number;
  main: RefObject<HTMLButtonElement | null>;
  onNext: () => void;
  children?: ReactNode;
}

export function Next({ step, main, onNext, children }: NextProps) {
  return (
    <div className="vivo-pie">
      {children}
      <Button kind="primary" ref={main} onClick={onNext}>
        {step < STEPS ? `Otra, ${step + 1} de ${STEPS}` : 'Ver cómo andas'}
        <NextIcon />
      </Button>
    </div>
  );
}
