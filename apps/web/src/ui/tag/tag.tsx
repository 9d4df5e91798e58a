import './tag.css';
import type { ReactNode } from 'react';

const TONES = { plain: 'sello', now: 'sello laton', soft: 'sello curso' } as const;

export function Tag({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return <span className={TONES[tone]}>{children}</span>;
}
