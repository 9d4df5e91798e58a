import './illustration.css';
import empty from './empty.svg?no-inline';
import hero from './hero.svg?no-inline';
import lost from './lost.svg?no-inline';

const DRAWINGS = {
  hero: { url: hero, box: '0 0 984 640' },
  lost: { url: lost, box: '0 0 640 360' },
  empty: { url: empty, box: '0 0 480 270' },
} as const;

export function Illustration({ name, className = '' }: { name: keyof typeof DRAWINGS; className?: string }) {
  const { url, box } = DRAWINGS[name];
  return (
    <svg className={`il ${className}`} viewBox={box} aria-hidden="true">
      <use href={`${url}#i`} />
    </svg>
  );
}
