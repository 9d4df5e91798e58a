import './progress.css';
import { type Campo, TIER_RULES, type Tier } from '@estratega/domain';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { FoldSection } from '../fold-section.tsx';
import { useFolded } from '../narrow.ts';
import { BarChart } from './bar-chart.tsx';
import { useProgress } from './progress-query.ts';
import { Themes } from './themes.tsx';

interface ProgressProps {
  tier: Tier;
  campo: Campo;
  token: string;
  uid: string;
}

/** «Progress information»: the user's finished weeks for who has it, and an honest description for who has not. */
export function Progress({ tier, ...rest }: ProgressProps) {
  return (
    <FoldSection id="progreso" title="Información sobre tu progreso" className="progreso" folded={useFolded()}>
      {TIER_RULES[tier].informacionProgreso ? <Charts {...rest} /> : <Offer />}
    </FoldSection>
  );
}

function Offer() {
  return (
    <div className="oferta">
      <p>
        Con {TIER_RULES.pro.nombre} verás aquí tus semanas: minutos, objetivos, temas que dominas y temas por repasar.
      </p>
      <ButtonLink to="/subscripcion-selector">Ver planes</ButtonLink>
    </div>
  );
}

function Charts({ campo, token, uid }: Omit<ProgressProps, 'tier'>) {
  const { data, error, refetch } = useProgress(token, uid);
  if (!data) {
    return error ? (
      <div className="oferta" role="alert">
        <Notice tone="bad">
          <p>{messageOf(error)}</p>
        </Notice>
        <Button onClick={() => void refetch()}>Volver a intentar</Button>
      </div>
    ) : (
      <Spinner>Cargando tu progreso…</Spinner>
    );
  }
  const mine = data.find((one) => one.campo === campo);
  const weeks = (mine?.semanas ?? []).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).slice(-12);
  const series = (pick: (week: (typeof weeks)[number]) => number) =>
    weeks.map((week) => ({ label: `S${week.semana}`, name: `Semana ${week.semana}`, value: pick(week) }));
  return (
    <>
      {weeks.length > 0 ? (
        <div className="graficos">
          <BarChart title="Minutos por semana" unit="minutos" bars={series((week) => week.minutos)} />
          <BarChart title="Tareas terminadas" unit="tareas" bars={series((week) => week.tareas)} />
          <BarChart title="Objetivos terminados" unit="objetivos" bars={series((week) => week.objetivos)} />
        </div>
      ) : (
        <p className="vacio">Cuando avances a tu segunda semana verás aquí la primera: minutos, tareas y objetivos.</p>
      )}
      <div className="temas">
        <Themes
          title="Temas que dominas"
          themes={mine?.dominados ?? []}
          none="Todavía ninguno: llegan con las semanas."
        />
        <Themes title="Temas por repasar" themes={mine?.porRepasar ?? []} none="Nada pendiente de repaso." />
      </div>
    </>
  );
}
