import { type IconProps, Outline } from '../../ui/icon/outline.tsx';

export const HintIcon = (props: IconProps) => (
  <Outline {...props} d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.5.4.6 1 .6 1.7h6c0-.7.1-1.3.6-1.7A6 6 0 0 0 12 3z" />
);
export const KeyboardIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8"
  />
);
export const NextIcon = (props: IconProps) => <Outline {...props} d="M5 12h14M13 6l6 6-6 6" />;
export const ReturnIcon = (props: IconProps) => <Outline {...props} d="M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5" />;
export const CrownIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14"
  />
);
export const SoundIcon = (props: IconProps) => (
  <Outline {...props} d="M11 5 6 9H2v6h4l5 4zM15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13" />
);
export const SoundOffIcon = (props: IconProps) => <Outline {...props} d="M11 5 6 9H2v6h4l5 4zM22 9l-6 6M16 9l6 6" />;
export const AlmostIcon = (props: IconProps) => <Outline {...props} d="M4 14c2.700-6 5.300-6 8-2s5.300 4 8-2" />;
export const BackIcon = (props: IconProps) => <Outline {...props} d="m15 18-6-6 6-6" />;
export const ForwardIcon = (props: IconProps) => <Outline {...props} d="m9 18 6-6-6-6" />;
