import { type Campo, GAMES } from '@estratega/domain';
import { chooseGame } from '../../../shell/open-test/store.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';

const NAMES: Readonly<Record<Campo, string>> = { Ajedrez: 'Ajedrez', 'Poker Texas Holdem': 'Póker' };
const OPTIONS = GAMES.map((value) => ({ value, label: NAMES[value] }));

export function GameSwitch({ juego }: { juego: Campo }) {
  return (
    <Segmented className="vivo-juego" label="Juego" hideLabel options={OPTIONS} value={juego} onChange={chooseGame} />
  );
}
