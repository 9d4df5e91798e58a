import { type IconProps, Outline } from '../../../ui/icon/outline.tsx';

export const PlusIcon = (props: IconProps) => <Outline {...props} d="M5 12h14M12 5v14" />;
export const MinusIcon = (props: IconProps) => <Outline {...props} d="M5 12h14" />;
