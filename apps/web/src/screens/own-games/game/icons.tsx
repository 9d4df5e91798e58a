import { type IconProps, Outline } from '../../../ui/icon/outline.tsx';

export const StartIcon = (props: IconProps) => <Outline {...props} d="M19 5l-9 7 9 7zM5 5v14" />;
export const PreviousIcon = (props: IconProps) => <Outline {...props} d="m15 18-6-6 6-6" />;
export const NextIcon = (props: IconProps) => <Outline {...props} d="m9 18 6-6-6-6" />;
export const EndIcon = (props: IconProps) => <Outline {...props} d="M5 5l9 7-9 7zM19 5v14" />;
export const TurnIcon = (props: IconProps) => (
  <Outline {...props} d="M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3" />
);
