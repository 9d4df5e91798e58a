import type { ManoPropia } from '@estratega/domain';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Decisions } from './decisions.tsx';
import type { HandReview } from './messages.ts';
import { openReviewer, reviewOf } from './reviewer.ts';

/** What turn and river cost in a hand that reached them, worked out here while the hand is looked at. */
export function HandReviewed({ id, hand }: { id: string; hand: ManoPropia }) {
  const [review, setReview] = useState<HandReview | undefined>(() => reviewOf(id));
  const [failed, setFailed] = useState(false);
  const later = hand.historia.length > 2;
  useEffect(() => {
    if (!later || reviewOf(id)) return;
    const reviewer = openReviewer();
    let here = true;
    reviewer
      .review(id, hand, (part) => here && setReview(part))
      .then(
        (all) => here && setReview(all),
        () => here && setFailed(true),
      );
    return () => {
      here = false;
      reviewer.close();
    };
  }, [id, hand, later]);
  if (!later || (review && !review.falta && !review.motivo && review.decisiones.length === 0)) return null;
  return (
    <section className="revision" aria-labelledby="revision">
      <h2 id="revision">Lo que costaron turn y river</h2>
      {review?.supuesto ? <p className="nota tenue">{review.supuesto}</p> : null}
      <div aria-live="polite">
        {review && review.decisiones.length > 0 ? <Decisions decisiones={review.decisiones} /> : null}
        {review?.motivo ? <p className="menor tenue">{`De esta mano no decimos nada. ${review.motivo}`}</p> : null}
        {failed ? (
          <Notice tone="info">Este navegador no pudo calcular la mano. La repetición está entera igual.</Notice>
        ) : !review || review.falta ? (
          <Spinner>Calculando turn y river: unos segundos por calle…</Spinner>
        ) : null}
      </div>
    </section>
  );
}
