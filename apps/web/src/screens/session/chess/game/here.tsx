import './here.css';
import { type Match, ownGameOf, paceFor } from '@estratega/own-games/opponent';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keepGame } from '../../../../shell/offline/games.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { GameBoard } from './game-board.tsx';
import type { HereProps } from './here-props.ts';
import { keepMatch, keptMatch } from './kept-match.ts';
import { levelText, outcomeOf, paceName, RESULT_NOTES } from './words.ts';

type Side = 'blancas' | 'negras' | 'azar';
const SIDES = [
  { value: 'azar', label: 'Al azar' },
  { value: 'blancas', label: 'Blancas' },
  { value: 'negras', label: 'Negras' },
] as const;

/** A game against Estratega inside the task: begun, played, and handed over to be analysed. */
export function Here(props: HereProps) {
  const { task, propio, onResult, onDone, onAsk } = props;
  const navigate = useNavigate();
  const [begun, setBegun] = useState(() => keptMatch(task));
  if (!begun) return <SetUp {...props} onBegin={setBegun} />;

  const over = ({ fin, color, ...rest }: Match) => {
    if (!fin) return;
    const partida = ownGameOf({ ...rest, fin, color }, propio);
    if (partida) keepGame(partida);
    onResult(RESULT_NOTES[outcomeOf(fin, color)]);
  };
  return (
    <GameBoard
      key={begun.id}
      {...props}
      begun={begun}
      onOver={over}
      onLeave={(to) => {
        keepMatch(task, null);
        if (to === 'otra') setBegun(undefined);
        else if (to === 'preguntas') onAsk();
        else {
          onDone();
          void navigate(`/mis-partidas/partida/${to.id}`, { state: { analizar: true } });
        }
      }}
    />
  );
}

function SetUp({ foco, minutes, rival, beginner, onBack, onBegin }: HereProps & { onBegin: (match: Match) => void }) {
  const pace = paceFor(minutes);
  const [side, setSide] = useState<Side>('azar');
  const [clock, setClock] = useState<'con' | 'sin'>(beginner ? 'sin' : 'con');
  const begin = () =>
    onBegin({
      id: crypto.randomUUID(),
      color: side === 'azar' ? (Math.random() < 0.5 ? 'blancas' : 'negras') : side,
      elo: rival,
      ritmo: clock === 'con' ? pace : null,
      empezada: new Date().toISOString(),
      jugadas: [],
      relojes: [],
      usado: 0,
    });
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa s-foco">
          <p className="menor">Tu foco en esta partida</p>
          <p>{foco}</p>
        </div>
      </div>
      <Sheet
        foot={
          <>
            <Button kind="primary" large onClick={begin}>
              Empezar la partida
            </Button>
            <Button kind="tertiary" onClick={onBack}>
              Jugar en otro sitio
            </Button>
          </>
        }
      >
        <h1 tabIndex={-1}>Contra Estratega, {levelText(rival)}</h1>
        <Segmented className="s-eleccion" label="Tus piezas" options={SIDES} value={side} onChange={setSide} />
        <Segmented
          className="s-eleccion"
          label="Reloj"
          options={[
            { value: 'con', label: paceName(pace) },
            { value: 'sin', label: 'Sin reloj' },
          ]}
          value={clock}
          onChange={setClock}
        />
        <p className="menor tenue">Al terminar pasa a «Mis partidas».{beginner ? ' Sin reloj puedes deshacer.' : ''}</p>
      </Sheet>
    </>
  );
}
