import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/** Route module: the screens inside the shell. */
export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
