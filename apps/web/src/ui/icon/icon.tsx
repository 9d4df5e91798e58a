/** The icons of the shell, which every page loads. */
import { type IconProps, Outline } from './outline.tsx';

export const MenuIcon = (props: IconProps) => <Outline {...props} d="M4 5h16M4 12h16M4 19h16" />;
export const CloseIcon = (props: IconProps) => <Outline {...props} d="M18 6 6 18M6 6l12 12" />;
export const ThemeIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M12 2v2M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715M16 12a4 4 0 0 0-4-4M19 5l-1.256 1.256M20 12h2"
  />
);
export const SignInIcon = (props: IconProps) => (
  <Outline {...props} d="m10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4" />
);
export const SignOutIcon = (props: IconProps) => (
  <Outline {...props} d="m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
);
export const AccountIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M17.925 20.056a6 6 0 0 0-11.851.001M8 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
  />
);
export const HomeIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
  />
);
export const PlansIcon = (props: IconProps) => <Outline {...props} d="m16 6 4 14M12 6v14M8 8v12M4 4v16" />;
export const SubscriptionIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12"
  />
);
export const ChevronIcon = (props: IconProps) => <Outline {...props} d="m9 18 6-6-6-6" />;
