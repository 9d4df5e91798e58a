import './spinner.css';

/** Four squares that take turns. The text is what a screen reader hears. */
export function Spinner({ children }: { children: string }) {
  return (
    <p className="espera" role="status">
      <span className="giro" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {children}
    </p>
  );
}
