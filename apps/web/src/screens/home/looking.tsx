import { Spinner } from '../../ui/spinner/spinner.tsx';

/** Until it is known what comes next. */
export function Looking() {
  return (
    <>
      <h1 className="vh">Tu próxima sesión</h1>
      <Spinner>Buscando tu próxima sesión…</Spinner>
    </>
  );
}
