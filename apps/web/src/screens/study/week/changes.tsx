import { FoldSection } from '../fold-section.tsx';
import { useFolded } from '../narrow.ts';

/** What changed since last week and why: said by the engine, only from the second week on. */
export function WeekChanges({ changes }: { changes: readonly string[] }) {
  const folded = useFolded();
  if (changes.length === 0) return null;
  return (
    <FoldSection id="cambios" title="Qué cambió esta semana" className="cambios" folded={folded}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </FoldSection>
  );
}
