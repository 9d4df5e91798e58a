import type { ReactNode } from 'react';

interface DataTableProps {
  /** Named for screen readers, and focusable: on a phone it scrolls sideways. */
  label: string;
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly ReactNode[])[];
}

export function DataTable({ label, head, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="rollo" tabIndex={0} aria-label={label}>
      <table className="tabla">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the columns.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
