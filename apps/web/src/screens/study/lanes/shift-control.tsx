import '../tasks/filter.css';
import { Segmented } from '../../../ui/segmented/segmented.tsx';

export type Step = -1 | 0 | 1;
const STEPS = [
  { value: -1, label: 'Menos' },
  { value: 0, label: 'Igual' },
  { value: 1, label: 'Más' },
] as const satisfies readonly { value: Step; label: string }[];

interface ShiftControlProps {
  label: string;
  value: Step;
  onChange: (value: Step) => void;
}

export function ShiftControl(props: ShiftControlProps) {
  return <Segmented className="filtro" quiet options={STEPS} {...props} />;
}
