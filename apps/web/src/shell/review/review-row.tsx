import './review-row.css';
import { type Campo, REVIEW_AT_ONCE } from '@estratega/domain';
import { Link } from 'react-router';
import { ChevronIcon } from '../../ui/icon/icon.tsx';
import { useOwner } from '../offline/owner.ts';
import { useSending } from '../offline/sender.ts';
import { useSession } from '../session/use-session.ts';
import { Deck } from './deck.tsx';
import { useReview } from './use-review.ts';
import { dateName, reviewLine } from './words.ts';

interface ReviewRowProps {
  /** Of one game, and the week to come back to. */
  of?: { readonly campo: Campo; readonly planId: string } | undefined;
}

/** The deck with its number, on every day; always as high, so that what arrives pushes nothing. */
export function ReviewRow({ of }: ReviewRowProps) {
  const { token } = useSession();
  const owner = useOwner();
  // What was answered without network goes from here too: the list is then true again.
  useSending();
  const { review, failed } = useReview(token, owner?.uid, of?.campo);
  if (failed)
    return (
      <div className="repaso sin-tarjetas">
        <Deck />
        <span>
          <b>Repaso de hoy</b>
          <small>No se pudo cargar; vuelve en cuanto se pueda.</small>
        </span>
      </div>
    );
  if (!review) return <div className="repaso sin-tarjetas" aria-busy="true" />;
  const { due, next, segundos } = review;
  const many = Math.min(due.length, REVIEW_AT_ONCE);
  if (many === 0)
    return (
      <div className="repaso sin-tarjetas">
        <Deck />
        <span>
          <b>Repaso de hoy: nada vence</b>
          <small>
            {next
              ? `${next.cuantos === 1 ? 'El próximo vuelve' : `Los próximos ${next.cuantos} vuelven`} el ${dateName(next.fecha)}.`
              : 'Lo que falles vuelve aquí, tres días después.'}
          </small>
        </span>
      </div>
    );
  return (
    <Link className="repaso" to="/repaso" state={of ?? null}>
      <Deck many={many} />
      <span>
        <b>Repaso de hoy: {many}</b>
        <small>{reviewLine(due, segundos)}</small>
      </span>
      <ChevronIcon />
    </Link>
  );
}
