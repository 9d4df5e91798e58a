import { Spinner } from '../../ui/spinner/spinner.tsx';

/** Where the board will be, while what it needs is on its way. */
export function Waiting({ children }: { children: string }) {
  return (
    <div className="s-espera tapete">
      <Spinner>{children}</Spinner>
    </div>
  );
}
