import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useHydrated } from '../use-hydrated.ts';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'kind'>;

/**
 * Sends the form of a prerendered page. Until the script arrives it does nothing, and neither does Enter in a field: the
 * browser's own submit would put what was typed, a password too, in the address bar.
 */
export function SubmitButton({ disabled, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      kind="primary"
      type="submit"
      disabled={!hydrated || disabled}
      data-por-llegar={hydrated ? undefined : ''}
    />
  );
}
