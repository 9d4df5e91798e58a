import {
  agreedDraw,
  type Bando,
  flagged,
  isOwnTurn,
  isProposed,
  leftTo,
  type Match,
  refusedDraw,
  resigned,
  takenBack,
  turnOf,
  withMove,
  withProposal,
} from '@estratega/own-games/opponent';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepMatch } from './kept-match.ts';
import { openRivalEngine, type RivalEngine } from './rival-engine.ts';

/** Long enough to see one's own move before the answer. */
const REPLY_MS = 600;
const TICK_MS = 200;
const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export interface Playing {
  readonly match: Match;
  /** Estratega cannot be reached: nothing runs meanwhile. */
  readonly failed: boolean;
  /** Milliseconds left to a side at this moment. */
  readonly leftNow: (side: Bando) => number;
  readonly play: (uci: string) => void;
  readonly resign: () => void;
  /** What Estratega offered with its last move. */
  readonly takeDraw: () => void;
  /** False where Estratega goes on. */
  readonly offerDraw: () => Promise<boolean>;
  readonly takeBack: () => void;
  readonly retry: () => void;
}

/** The game as it goes on: who moves, whose clock runs, and every move kept before it is shown. */
export function useMatch(task: string, begun: Match): Playing {
  const [match, setMatch] = useState(begun);
  const [failed, setFailed] = useState(false);
  const rival = useRef<RivalEngine>(undefined);
  /** When the turn that is on began, less what it had taken before a reload. */
  const since = useRef(performance.now() - begun.usado);
  const latest = useRef(match);

  const change = useCallback(
    (next: Match) => {
      if (next === latest.current) return;
      latest.current = next;
      keepMatch(task, next);
      since.current = performance.now();
      setMatch(next);
    },
    [task],
  );
  const spent = useCallback(() => performance.now() - since.current, []);

  useEffect(() => {
    const opened = openRivalEngine();
    rival.current = opened;
    return opened.close;
  }, []);

  // Begun, and the turn's own time before the page goes.
  useEffect(() => {
    keepMatch(task, latest.current);
    const keep = () => {
      const now = latest.current;
      if (!now.fin) keepMatch(task, { ...now, usado: Math.round(spent()) });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [task, spent]);

  // Estratega's turn.
  useEffect(() => {
    const engine = rival.current;
    if (match.fin || isOwnTurn(match) || failed || !engine) return;
    let here = true;
    const answer = async () => {
      const { jugada, tablas } = await engine.think(match);
      await new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : Math.max(0, REPLY_MS - spent())));
      if (!here) return;
      if (jugada === undefined) return change(resigned(match, turnOf(match)));
      const moved = withMove(match, jugada, spent());
      change(tablas ? withProposal(moved) : moved);
    };
    answer().catch(() => here && setFailed(true));
    return () => {
      here = false;
    };
  }, [match, failed, change, spent]);

  // The clocks.
  const running = match.ritmo !== null && !match.fin && !failed;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const now = latest.current;
      if (spent() >= leftTo(now, turnOf(now))) change(flagged(now));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [running, change, spent]);

  const leftNow = (side: Bando): number => {
    const used = side !== turnOf(match) || failed ? 0 : match.fin ? match.usado : spent();
    return Math.max(0, leftTo(match, side) - used);
  };
  return {
    match,
    failed,
    leftNow,
    play: (uci) => isOwnTurn(latest.current) && change(withMove(latest.current, uci, spent())),
    resign: () => change(resigned(latest.current, latest.current.color)),
    takeDraw: () => isProposed(latest.current) && change(agreedDraw(latest.current)),
    offerDraw: async () => {
      const asked = latest.current;
      const yes = (await rival.current?.takesDraw(asked).catch(() => false)) ?? false;
      if (latest.current !== asked) return false;
      if (yes) change(agreedDraw(asked));
      else {
        // The clock of who offers goes on.
        const before = since.current;
        change(refusedDraw(asked));
        since.current = before;
      }
      return yes;
    },
    takeBack: () => change(takenBack(latest.current)),
    retry: () => {
      since.current = performance.now();
      setFailed(false);
    },
  };
}
