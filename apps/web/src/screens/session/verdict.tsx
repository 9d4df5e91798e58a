import './verdict.css';
import { CloseIcon } from '../../ui/icon/icon.tsx';
import { CheckIcon, EyeIcon } from '../../ui/icon/screen-icons.tsx';
import { AlmostIcon } from './icons.tsx';

export type VerdictKind = 'bien' | 'mal' | 'casi' | 'visto';

const ICONS = { bien: CheckIcon, mal: CloseIcon, casi: AlmostIcon, visto: EyeIcon } as const;

/** A strip with a sign and words: never only a colour. */
export function Verdict({ kind, title, aside }: { kind: VerdictKind; title: string; aside?: string | undefined }) {
  const Icon = ICONS[kind];
  return (
    <div className={`s-veredicto ${kind}`}>
      <Icon />
      <b>{title}</b>
      {aside ? <span className="num">{aside}</span> : null}
    </div>
  );
}
