import { type IconProps, Outline } from '../../ui/icon/outline.tsx';

export const TimerIcon = (props: IconProps) => (
  <Outline {...props} d="M10 2h4M12 14l3-3M4 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
);
export const PlayIcon = (props: IconProps) => (
  <Outline {...props} d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
);
export const PauseIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1"
  />
);
export const RestartIcon = (props: IconProps) => (
  <Outline {...props} d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5" />
);
export const UnfoldIcon = (props: IconProps) => <Outline {...props} d="m6 9 6 6 6-6" />;
export const ArrowIcon = (props: IconProps) => <Outline {...props} d="M5 12h14M12 5l7 7-7 7" />;
export const CrownIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14"
  />
);
export const CalendarIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M12 13v6M9 16l3 3 3-3"
  />
);
