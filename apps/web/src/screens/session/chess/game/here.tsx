import './here.css';
import { begunWith, type Match, ownGameOf } from '@estratega/own-games/opponent';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keepGame } from '../../../../shell/offline/games.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { GameBoard } from './game-board.tsx';
import type { HereProps } from './here-props.ts';
import { keepMatch, keptMatch } from './kept-match.ts';
import { paceOf, rivalElo, takesBack } from './level.ts';
import { openingOf } from './opening.ts';
import { levelText, openingMoves, outcomeOf, paceName, RESULT_NOTES } from './words.ts';

type Side = 'blancas' | 'negras' | 'azar';
const SIDES = [
  { value: 'azar', label: 'Al azar' },
  { value: 'blancas', label: 'Blancas' },
  { value: 'negras', label: 'Negras' },
] as const;

/** A game against Estratega inside the task: begun, played, and handed over to be analysed. */
export function Here(props: HereProps) {
  const { task, plan, review, onResult, onDone, onAsk } = props;
  const navigate = useNavigate();
  const [begun, setBegun] = useState(() => keptMatch(task));
  if (!begun) return <SetUp {...props} onBegin={setBegun} />;

  const over = ({ fin, color, ...rest }: Match) => {
    if (!fin) return;
    const partida = ownGameOf({ ...rest, fin, color }, plan.elo);
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
          if (!review) onDone();
          void navigate(`/mis-partidas/partida/${to.id}`, { state: { analizar: true, tarea: review } });
        }
      }}
    />
  );
}

function SetUp({ foco, plan, tarea, review, onBack, onBegin }: HereProps & { onBegin: (match: Match) => void }) {
  const undoes = takesBack(tarea);
  const rival = rivalElo(plan, tarea);
  const pace = paceOf(plan, tarea);
  const opening = openingOf(plan, tarea);
  const [side, setSide] = useState<Side>(opening?.lado ?? 'azar');
  const [clock, setClock] = useState<'con' | 'sin'>(undoes ? 'sin' : 'con');
  const [set, setSet] = useState<'puesta' | 'libre'>('puesta');
  const begin = () =>
    onBegin(
      begunWith(
        {
          id: crypto.randomUUID(),
          color: side === 'azar' ? (Math.random() < 0.5 ? 'blancas' : 'negras') : side,
          elo: rival,
          ritmo: clock === 'con' ? pace : null,
          empezada: new Date().toISOString(),
        },
        opening && set === 'puesta' ? opening.jugadas : [],
      ),
    );
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
              {review ? 'Volver' : 'Jugar en otro sitio'}
            </Button>
          </>
        }
      >
        <h1 tabIndex={-1}>Contra Estratega, {levelText(rival)}</h1>
        <Segmented
          className="s-eleccion"
          label="Tus piezas"
          hideLabel={opening !== undefined}
          options={SIDES}
          value={side}
          onChange={setSide}
        />
        {/* With three choices a phone has room for the answers, and what they are about is plain. */}
        {opening ? (
          <Segmented
            className="s-eleccion"
            label={`Apertura: ${openingMoves(opening.jugadas)}`}
            options={[
              { value: 'puesta', label: opening.nombre },
              { value: 'libre', label: 'Libre' },
            ]}
            value={set}
            onChange={setSet}
          />
        ) : null}
        <Segmented
          className="s-eleccion"
          label="Reloj"
          hideLabel={opening !== undefined}
          options={[
            { value: 'con', label: paceName(pace) },
            { value: 'sin', label: 'Sin reloj' },
          ]}
          value={clock}
          onChange={setClock}
        />
        {/* Three choices fill a phone: what the task promises is said there too. */}
        <p className={opening && !undoes ? 'menor tenue solo-escritorio' : 'menor tenue'}>
          <span className={opening ? 'solo-escritorio' : undefined}>Al terminar pasa a «Mis partidas». </span>
          {undoes ? 'Sin reloj puedes deshacer.' : ''}
        </p>
      </Sheet>
    </>
  );
}
