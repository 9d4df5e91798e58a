import { isPractice } from '../games/game.ts';
import type { Polaridad } from '../learner/state.ts';
import type { Context } from './context.ts';
import type { Selection } from './slot.ts';
import { askedThemes } from './themes.ts';

/** For every theme that the player named: when it comes, told from what was placed and never from what was wanted. */

export interface Respuesta {
  readonly tema: string;
  readonly polaridad: Polaridad;
  readonly cuando: 'esta_semana' | 'antes' | 'mas_adelante' | 'prueba' | 'menos';
  /** The theme that stands in for it: the step before. */
  readonly por?: string;
  /** Week of the plan, from 1; absent where the level decides and not the calendar. */
  readonly semana?: number;
}

export const answersFor = (context: Context, selection: Selection): readonly Respuesta[] => {
  const { learner, tuning, game } = context;
  const week = learner.semana + 1;
  const tasks = selection.days
    .flatMap((day) => day.slots)
    .filter((slot) => slot.kind !== 'repaso' && slot.kind !== 'cierre');
  const themes = new Map(askedThemes(context).map((theme) => [theme.topic.id, theme]));
  const answers: Respuesta[] = [];
  let waiting = 0;
  let tests = 0;
  for (const [tema, said] of Object.entries(learner.declarado)) {
    const { polaridad } = said;
    if (!game.curriculum.topicById.has(tema)) continue;
    // Whoever asks for playing or for analysing has it in the lane of play.
    const own = tasks.find((slot) => slot.unit.topic.id === tema && (slot.lane !== 'juego' || isPractice(game, tema)));
    if (polaridad === 'evita') {
      answers.push({ tema, polaridad, cuando: 'menos' });
      continue;
    }
    if (polaridad === 'sabe') {
      if (said.verificado) continue;
      if (own?.reason === 'verificar') answers.push({ tema, polaridad, cuando: 'prueba', semana: week });
      else
        answers.push({
          tema,
          polaridad,
          cuando: 'prueba',
          semana: week + 1 + Math.floor(tests++ / tuning.themesAtOnce),
        });
      continue;
    }
    const theme = themes.get(tema);
    if (own) {
      answers.push({ tema, polaridad, cuando: 'esta_semana' });
      continue;
    }
    const step = theme && tasks.find((slot) => slot.lane === 'pedido' && theme.way.includes(slot.unit));
    if (step) answers.push({ tema, polaridad, cuando: 'antes', por: step.unit.topic.id });
    else if (theme?.head)
      answers.push({
        tema,
        polaridad,
        cuando: 'mas_adelante',
        semana: week + 1 + Math.floor(waiting++ / tuning.themesAtOnce),
      });
    else if (theme || (learner.cautela && game.movingUp.includes(tema)))
      answers.push({ tema, polaridad, cuando: 'mas_adelante' });
  }
  return answers;
};
