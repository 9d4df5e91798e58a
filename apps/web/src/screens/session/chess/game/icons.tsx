import { type IconProps, Outline } from '../../../../ui/icon/outline.tsx';

export const FlagIcon = (props: IconProps) => (
  <Outline {...props} d="M5 21V4c4-2.500 7 2.500 14 0v10c-7 2.500-10-2.500-14 0" />
);
export const DrawIcon = (props: IconProps) => <Outline {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 3v18" />;
