import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

interface MenuLinkProps {
  to: string;
  /** Screens without a link of their own, reached through this one: it stays marked while on them. */
  section?: readonly string[];
  children: ReactNode;
}

/** Our routes are flat, so "current" is equality: NavLink's matching would be weight without use. */
export function MenuLink({ to, section = [], children }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isHere = (path: string) => pathname === path || pathname === `${path}/`;
  return (
    <Link to={to} aria-current={isHere(to) ? 'page' : section.some(isHere) ? 'true' : undefined}>
      {children}
    </Link>
  );
}
