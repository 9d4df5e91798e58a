import './button.css';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** On paper the primary button is felt green, on felt it is brass: the tokens decide, not the caller. */
const KINDS = {
  primary: 'btn-1',
  secondary: 'btn-2',
  tertiary: 'btn-3',
  danger: 'btn-peligro',
  icon: 'btn-ico',
  plain: '',
} as const;

interface Look {
  kind?: keyof typeof KINDS | undefined;
  large?: boolean | undefined;
  full?: boolean | undefined;
}

function classes({ kind = 'secondary', large, full }: Look, extra?: string): string {
  return ['btn', KINDS[kind], large && 'btn-l', full && 'btn-lleno', extra].filter(Boolean).join(' ');
}

export function Button({ kind, large, full, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={classes({ kind, large, full }, className)} />;
}

export function ButtonLink({ kind, large, full, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classes({ kind, large, full }, className)} />;
}
