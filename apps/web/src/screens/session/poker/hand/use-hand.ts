import type { HandExercise } from '@estratega/lessons';
import type { HandView } from '@estratega/lessons/hand-play';
import { useEffect, useRef, useState } from 'react';
import { readPack } from '../../../../shell/data/packs.ts';
import { type Dealer, openDealer } from './dealer.ts';

/** A hand as it is played on this screen. */
export interface PlayedHand {
  readonly view: HandView | undefined;
  readonly decisiones: readonly number[];
  /** What was chosen and is being worked out. */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly dealer: Dealer | undefined;
  readonly act: (option: number) => void;
  /** The same flop and seats with other cards. */
  readonly again: () => void;
  /** How often the cards were dealt anew: only the first hand counts. */
  readonly round: number;
  readonly retry: () => void;
}

export function useHand(exercise: HandExercise): PlayedHand {
  const [round, setRound] = useState(0);
  const [tries, setTries] = useState(0);
  const [view, setView] = useState<HandView>();
  const [decisiones, setDecisiones] = useState<readonly number[]>([]);
  const [waiting, setWaiting] = useState(true);
  const [failed, setFailed] = useState(false);
  const dealer = useRef<Dealer>(undefined);

  // One for all hands of the exercise: without network no second one could be fetched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again after a failure.
  useEffect(() => {
    const own = openDealer();
    dealer.current = own;
    return () => own.close();
  }, [exercise, tries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dealer is anew with `tries`.
  useEffect(() => {
    let here = true;
    const own = dealer.current;
    setView(undefined);
    setDecisiones([]);
    setWaiting(true);
    setFailed(false);
    const { formacion, flop, heroe, desde, tamanos, semilla, habito, foco } = exercise;
    const seed = round === 0 ? semilla : `${semilla}.${round}`;
    readPack(exercise.paquete)
      .then(({ flop: packed = '' }) =>
        own?.open({ formacion, flop, heroe, desde, tamanos, semilla: seed, habito, foco }, packed),
      )
      .then(
        (dealt) => {
          if (!here) return;
          setView(dealt);
          setWaiting(false);
        },
        () => here && setFailed(true),
      );
    return () => {
      here = false;
    };
  }, [exercise, round, tries]);

  const act = (option: number) => {
    if (waiting || !view?.turno?.ofrecidas.includes(option)) return;
    const next = [...decisiones, option];
    const asked = dealer.current;
    setWaiting(true);
    setDecisiones(next);
    asked?.play(next).then(
      (played) => {
        if (dealer.current !== asked) return;
        setView(played);
        setWaiting(false);
      },
      () => dealer.current === asked && setFailed(true),
    );
  };

  return {
    view,
    decisiones,
    waiting,
    failed,
    dealer: dealer.current,
    act,
    again: () => setRound(round + 1),
    round,
    retry: () => setTries(tries + 1),
  };
}
