import './notice.css';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon, OfflineIcon } from '../icon/screen-icons.tsx';

const TONES = {
  info: { className: 'aviso', Icon: InfoIcon },
  good: { className: 'aviso bien', Icon: CheckIcon },
  bad: { className: 'aviso mal', Icon: AlertIcon },
  offline: { className: 'aviso', Icon: OfflineIcon },
} as const;

export function Notice({ tone = 'info', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  const { className, Icon } = TONES[tone];
  return (
    <div className={className}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}
