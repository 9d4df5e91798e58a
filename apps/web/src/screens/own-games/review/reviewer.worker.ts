import { assumptionWords, choiceWords, type Reviewed, reasonWords, reviewLine } from '@estratega/lessons/hand-review';
import { lineOf } from '@estratega/own-games/review';
import type { FromReviewer, HandReview, Told, ToReviewer } from './messages.ts';

/** Solves turn and river of an own hand beside the screen, and tells each street as it is done. */

const tell = (message: FromReviewer) => self.postMessage(message);

const told = (decision: Reviewed): Told => ({
  calle: decision.calle,
  hizo: choiceWords(decision),
  porque: reasonWords(decision),
  bote: decision.bote,
  ...(decision.juicio ? { coste: decision.juicio.coste, veredicto: decision.juicio.veredicto } : {}),
});

const review = ({ n, mano }: ToReviewer): void => {
  const lined = lineOf(mano);
  if (!('linea' in lined)) {
    tell({ n, visto: { ...lined, decisiones: [], falta: false } });
    return;
  }
  const supuesto = assumptionWords(lined.previo, lined.linea.rangos);
  let visto: HandReview = { supuesto, decisiones: [], falta: true };
  for (const street of reviewLine(lined.linea)) {
    visto = { ...visto, decisiones: [...visto.decisiones, ...street.map(told)] };
    if (street.length > 0) tell({ n, visto });
  }
  const nothing = visto.decisiones.length === 0;
  tell({
    n,
    visto: nothing
      ? { motivo: 'Esta línea no se puede seguir con los tamaños que calculamos.', decisiones: [], falta: false }
      : { ...visto, falta: false },
  });
};

self.onmessage = ({ data }: MessageEvent<ToReviewer>) => {
  try {
    review(data);
  } catch {
    // An answer like any other: the next hands are not to wait behind one that cannot be solved.
    tell({ n: data.n, visto: { motivo: 'No pudimos calcular esta mano.', decisiones: [], falta: false } });
  }
};
