import type { Sesion } from '@estratega/domain';
import { useNavigate } from 'react-router';

/** How many tasks and minutes, and of which day: «Hoy: 2 tareas, 60 min». */
export function sessionLine({ cuando, tareas, minutos }: Pick<Sesion, 'cuando' | 'tareas' | 'minutos'>): string {
  const when = { hoy: 'Hoy', atrasada: 'Pendiente', proxima: 'Próxima sesión' }[cuando];
  return `${when}: ${tareas}\u00a0${tareas === 1 ? 'tarea' : 'tareas'}, ${minutos}\u00a0min`;
}

/** Opens the next session of a plan: at the board, or on the study screen for weeks from before there was one. */
export function useEnterSession(): (planId: string, sesion: Sesion | undefined) => void {
  const navigate = useNavigate();
  return (planId, sesion) => {
    if (sesion?.conLeccion) {
      const { diaIndex, tareaIndex } = sesion;
      void navigate('/sesion', { state: { planId, diaIndex, tareaIndex } });
    } else {
      void navigate('/informacion-plan-de-estudio', { state: { planId } });
    }
  };
}
