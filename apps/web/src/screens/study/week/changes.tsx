/** What changed since last week and why: said by the engine, only from the second week on. */
export function WeekChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="seccion cambios" aria-labelledby="cambios">
      <header>
        <h2 id="cambios">Qué cambió esta semana</h2>
      </header>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}
