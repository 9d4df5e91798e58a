import { Unfold } from '../../../ui/lesson/unfold.tsx';

export function Faq({ entries }: { entries: readonly { q: string; a: string }[] }) {
  return (
    <div className="preguntas">
      {entries.map(({ q, a }) => (
        <Unfold key={q} label={q}>
          <p>{a}</p>
        </Unfold>
      ))}
    </div>
  );
}
