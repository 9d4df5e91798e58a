import { Spinner } from '../../ui/spinner/spinner.tsx';

/** Until it is known what comes next: in the prerendered page too, where its title is the first thing that is drawn. */
export function Looking() {
  return (
    <>
      <h1>Tu próxima sesión</h1>
      <Spinner>Buscando tu próxima sesión…</Spinner>
    </>
  );
}
