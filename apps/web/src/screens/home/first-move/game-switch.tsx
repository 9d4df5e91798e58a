import type { Campo } from '@estratega/domain';
import { chooseGame } from '../../../shell/open-test/store.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';

const GAMES = [
  { value: 'Ajedrez', label: 'Ajedrez' },
  { value: 'Poker Texas Holdem', label: 'Póker' },
] as const satisfies readonly { value: Campo; label: string }[];

export function GameSwitch({ juego }: { juego: Campo }) {
  return (
    <Segmented className="vivo-juego" label="Juego" hideLabel options={GAMES} value={juego} onChange={chooseGame} />
  );
}
