import { HomeIcon } from '../../ui/icon/icon.tsx';
import { type IconProps, Outline } from '../../ui/icon/outline.tsx';

/** Where somebody who studies goes every day. */

const ReviewIcon = (props: IconProps) => <Outline {...props} d="M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5" />;
const GamesIcon = (props: IconProps) => <Outline {...props} d="M3 3h18v18H3zM3 9h18M3 15h18M9 3v18M15 3v18" />;
const WeekIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
  />
);
export const LibraryIcon = (props: IconProps) => (
  <Outline {...props} d="M12 6v15M12 6C10 4.500 7 4 3 4v14c4 0 7 .5 9 2 2-1.500 5-2 9-2V4c-4 0-7 .5-9 2z" />
);

export const OWN_GAMES = '/mis-partidas';
export const OWN_GAMES_SCREENS = ['/mis-partidas/partida/_', '/mis-partidas/mano/_'];
/** What is read apart from a week. */
export const LIBRARY = ['/glosario', '/tablas'];

export const OWN_SCREENS = [
  { to: '/informacion-plan-de-estudio', label: 'Mi semana', Icon: WeekIcon },
  { to: '/repaso', label: 'Repaso', Icon: ReviewIcon },
  { to: OWN_GAMES, label: 'Mis partidas', Icon: GamesIcon },
] as const;

/** The same on phones, at the bottom, where the thumb is. */
export const BAR = [
  { to: '/', label: 'Hoy', Icon: HomeIcon },
  ...OWN_SCREENS,
  { to: '/biblioteca', label: 'Biblioteca', Icon: LibraryIcon },
] as const;
