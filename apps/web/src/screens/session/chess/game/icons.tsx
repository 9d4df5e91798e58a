import { type IconProps, Outline } from '../../../../ui/icon/outline.tsx';

export const FlagIcon = (props: IconProps) => (
  <Outline {...props} d="M5 21V4c4-2.500 7 2.500 14 0v10c-7 2.500-10-2.500-14 0" />
);
export const DrawIcon = (props: IconProps) => <Outline {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 3v18" />;
export const TurnIcon = (props: IconProps) => (
  <Outline {...props} d="M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3" />
);
export const FocusIcon = (props: IconProps) => (
  <Outline {...props} d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3" />
);
