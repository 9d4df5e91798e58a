/** The icons that only some screens show: apart, so that the rest do not load them. */
import { type IconProps, Outline } from './outline.tsx';

export const AlertIcon = (props: IconProps) => (
  <Outline {...props} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01" />
);
export const InfoIcon = (props: IconProps) => (
  <Outline {...props} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01" />
);
export const CheckIcon = (props: IconProps) => <Outline {...props} d="M20 6 9 17l-5-5" />;
export const OfflineIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20"
  />
);
export const DownloadIcon = (props: IconProps) => (
  <Outline {...props} d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />
);
export const TrashIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"
  />
);
export const EyeIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Outline
    {...props}
    d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20"
  />
);
