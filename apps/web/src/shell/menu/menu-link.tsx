import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** Our routes are flat, so "current" is equality: NavLink's matching would be weight without use. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const current = pathname === to || pathname === `${to}/`;
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
