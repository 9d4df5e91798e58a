import { count } from './words.ts';

/** Said in full up to a few; a long week would fill the screen. */
const SHOWN = 6;

export function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  const more = items.length - SHOWN;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {more > 0 ? <li>y {count(more, 'tarea más', 'tareas más')}</li> : null}
      </ul>
    </div>
  );
}
