import './lanes.css';
import {
  type Campo,
  type Carriles,
  laneShares,
  lanesStored,
  type Plan,
  type ShownLane,
  wholeShares,
} from '@estratega/domain';
import { useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { FoldSection } from '../fold-section.tsx';
import { useFolded } from '../narrow.ts';
import { refreshPlan } from '../plan/refresh.ts';
import { ShiftControl, type Step } from './shift-control.tsx';

const LANE_NAMES = {
  pedido: 'Lo que pediste',
  debil: 'Lo que más te cuesta',
  repaso: 'Repaso',
  camino: 'Tu camino',
  propio: 'De tus partidas',
  cierre: 'Cierre de la semana',
  tuyas: 'Tareas tuyas',
} as const satisfies Record<Exclude<ShownLane, 'juego'>, string>;

/** What is played, where it begins a sentence and where it stands in one. */
const GAMES = {
  Ajedrez: ['Partidas', 'partidas'],
  'Poker Texas Holdem': ['Sesiones de juego', 'sesiones de juego'],
} as const satisfies Record<Campo, unknown>;

const laneName = (lane: ShownLane, campo: Campo): string =>
  lane === 'juego' ? `${GAMES[campo][0]} y su análisis` : LANE_NAMES[lane];

/** Where the planner has no room for games. */
const GAMES_FROM_HOURS = 3;

interface LanesProps {
  plan: Plan;
  uid: string;
  token: string;
}

/** Where the week's minutes go, and what the next week should have more or less of. */
export function Lanes({ plan, uid, token }: LanesProps) {
  const folded = useFolded();
  const shares = laneShares(plan);
  if (shares.length === 0) return null;
  const percents = wholeShares(shares.map(({ minutos }) => minutos));
  return (
    <FoldSection id="carriles" title="En qué se va tu semana" className="carriles" folded={folded}>
      <div className="carriles-cuerpo">
        <div className="carriles-barra" aria-hidden="true">
          {shares.map(({ carril, minutos }) => (
            <i key={carril} className={`carril-${carril}`} style={{ flexGrow: minutos }} />
          ))}
        </div>
        <table className="carriles-tabla">
          <caption className="vh">Minutos de la semana por carril</caption>
          <thead className="vh">
            <tr>
              <th scope="col">En qué</th>
              <th scope="col">Minutos</th>
              <th scope="col">Parte</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ carril, minutos }, i) => (
              <tr key={carril}>
                <th scope="row">
                  <i className={`carril-${carril}`} aria-hidden="true" />
                  {laneName(carril, plan.campo)}
                </th>
                <td className="num">{minutos} min</td>
                <td className="num">{percents[i]}&nbsp;%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Shifts plan={plan} uid={uid} token={token} />
      </div>
    </FoldSection>
  );
}

const wish = (step: Step): string => (step === 0 ? 'igual de' : step > 0 ? 'más' : 'menos');
type Saved = { readonly text: string; readonly failed: boolean };

function Shifts({ plan, uid, token }: LanesProps) {
  const stored = plan.informacionTema.preferencias?.carriles;
  const [carriles, setCarriles] = useState<Record<keyof Carriles, Step>>({
    juego: stored?.juego ?? 0,
    teoria: stored?.teoria ?? 0,
  });
  const [saved, setSaved] = useState<Saved>({ text: '', failed: false });
  const [title, games] = GAMES[plan.campo];
  const hours = Object.values(plan.horasEstudio).reduce((sum, one) => sum + one, 0);

  async function shift(lane: keyof Carriles, step: Step, of: string) {
    const before = carriles;
    const next = { ...carriles, [lane]: step };
    setCarriles(next);
    try {
      const body = { planId: plan.id, carriles: next };
      await api('/api/chat/preferencias', { method: 'POST', token, body, parse: (raw) => lanesStored.parse(raw) });
    } catch (error) {
      setCarriles(before);
      return setSaved({ text: messageOf(error), failed: true });
    }
    setSaved({ text: `Guardado. Tu próxima semana: ${wish(step)} ${of}.`, failed: false });
    return refreshPlan(uid, plan.id);
  }

  return (
    <div className="carriles-mover">
      <p className="menor">¿Cómo la prefieres? Tu próxima semana lo tiene en cuenta, dentro de lo que te conviene.</p>
      <div className="filtros carriles-filtros">
        {/* Under caution nothing is played for money: there is nothing to shift. */}
        {plan.cautela ? null : (
          <ShiftControl label={title} value={carriles.juego} onChange={(step) => void shift('juego', step, games)} />
        )}
        <ShiftControl
          label="Teoría"
          value={carriles.teoria}
          onChange={(step) => void shift('teoria', step, 'teoría')}
        />
      </div>
      {hours < GAMES_FROM_HOURS && !plan.cautela ? (
        <p className="menor tenue">Con menos de tres horas por semana casi no hay lugar para {games}.</p>
      ) : null}
      <p className={`menor${saved.failed ? ' mal' : ' tenue'}`} role="status">
        {saved.text}
      </p>
    </div>
  );
}
