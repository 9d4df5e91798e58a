import { type ComponentType, useState } from 'react';

/**
 * Text that never changes: thousands of cells of charts, hundreds of terms. Where it came in the document it is kept as it is,
 * and its code is not loaded; whoever comes from another screen loads it.
 */
export function Kept({ id, className, Text }: { id: string; className?: string; Text: ComponentType }) {
  const [arrived] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
  );
  return arrived ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own prerendered text, read back from the page.
    <div id={id} className={className} dangerouslySetInnerHTML={{ __html: arrived }} />
  ) : (
    <div id={id} className={className}>
      <Text />
    </div>
  );
}
