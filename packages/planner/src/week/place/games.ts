import { type Unit, unitNear } from '../../curriculum/graph.ts';
import { hasPlayed } from '../../games/game.ts';
import { KNOWN, MASTERY } from '../../learner/belief.ts';
import type { Slot } from '../slot.ts';
import type { Want } from '../wants.ts';
import type { Ledger } from './ledger.ts';
import { laneRank } from './ranking.ts';

/** The games of a week and their analyses: whether they can be played yet, and what to watch in them. */

/** More than anything else that speaks for a focus. */
const TURN = 40;

export class Games {
  private readonly ledger: Ledger;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  /** Whoever plays a whole game knows what it takes, or has just seen it. */
  mayPlay(): boolean {
    const { game, level, learner } = this.ledger.context;
    if (hasPlayed(game, learner)) return true;
    return [game.play.jugar, game.play.analizar].every((id) => {
      const unit = unitNear(game.curriculum, id, level);
      const isOwn = (need: number): boolean =>
        this.ledger.context.game.curriculum.units[need]?.topic.id === game.play.jugar;
      return unit?.needs.every(
        (need) => isOwn(need) || (this.ledger.context.belief[need] ?? 0) >= KNOWN || this.ledger.placed.has(need),
      );
    });
  }

  private readonly foci = new Set<string>();

  /** What to watch in a game: something studied before it, asked for rather than not, another one each time. */
  focus(): Unit | undefined {
    const { context } = this.ledger;
    const mayFocus = (unit: Unit): boolean =>
      unit.topic.variantes.jugar !== undefined && !this.foci.has(unit.topic.id) && !this.ledger.isAvoided(unit);
    // Nerves or money are what a game is about only where the player asked for it, and not where that may be misheard.
    const isAsked = ({ topic }: Unit): boolean => {
      const said = context.learner.declarado[topic.id];
      return said !== undefined && !said.duda;
    };
    const isAside = (unit: Unit): boolean =>
      !isAsked(unit) && [unit.topic.area, unit.topic.id].some((one) => context.game.aside.includes(one));
    // What was asked for is what games are about in turns, the first that was said in the first week.
    const turns = Object.keys(context.learner.declarado).filter((id) =>
      this.ledger.wants.active.some(({ topic, care }) => topic.id === id && !care),
    );
    const turn = turns[context.learner.semana % Math.max(1, turns.length)];
    const rank = (want: Want): number =>
      (want.unit.topic.id === turn ? TURN : 0) +
      (want.theme?.unsure ? 0 : 4 * laneRank(want) + (want.theme && want.theme.topic === want.unit.topic ? 4 : 0)) +
      (this.ledger.placedBefore.has(want.unit.index) ? 3 : 0) +
      (want.unit.level >= context.level ? 3 : 0) +
      (want.isNew ? 1 : 0);
    const studied = this.ledger.studied.filter(({ unit, test }) => mayFocus(unit) && !isAside(unit) && !test);
    const best = studied.reduce<Want | undefined>(
      (found, one) => (found && rank(found) >= rank(one) ? found : one),
      undefined,
    );
    const done =
      (best?.lane === 'pedido' ? undefined : this.askedBefore(mayFocus)) ??
      best?.unit ??
      context.eligible.find(
        (unit) => mayFocus(unit) && !isAside(unit) && (context.learner.unidades[unit.id]?.t ?? 0) > 0,
      ) ??
      this.ledger.studied.find(({ unit }) => !this.ledger.isAvoided(unit) && !isAside(unit))?.unit ??
      this.ledger.studied.find(({ unit }) => !this.ledger.isAvoided(unit))?.unit;
    if (done) this.foci.add(done.topic.id);
    return done;
  }

  /** Asked for, worked on and not mastered, though nothing of it is left to solve: games go on about it, in turns. */
  private askedBefore(mayFocus: (unit: Unit) => boolean): Unit | undefined {
    const { eligible, learner, belief, level, game } = this.ledger.context;
    const open = new Map<string, Unit>();
    for (const unit of eligible) {
      const said = learner.declarado[unit.topic.id]?.polaridad;
      if (said === undefined || said === 'sabe' || said === 'evita' || unit.level > level || !mayFocus(unit)) continue;
      if (unit.topic.id === game.rules) continue;
      if ((learner.unidades[unit.id]?.t ?? 0) > 0 && (belief[unit.index] ?? 0) < MASTERY) open.set(unit.topic.id, unit);
    }
    return [...open.values()][learner.semana % Math.max(1, open.size)];
  }

  private practice(topicId: string, focus: Unit): { unit: Unit; focus: Unit['topic']; focusUnit: Unit } | undefined {
    const unit = unitNear(this.ledger.context.game.curriculum, topicId, this.ledger.context.level);
    return unit && { unit, focus: focus.topic, focusUnit: focus };
  }

  playSlot(focus: Unit): Slot | undefined {
    const practice = this.practice(this.ledger.context.game.play.jugar, focus);
    return practice && { ...practice, kind: 'jugar', lane: 'juego', reason: 'juego', mixed: [], isNew: false };
  }

  analysisSlot(focus: Unit): Slot | undefined {
    const practice = this.practice(this.ledger.context.game.play.analizar, focus);
    return practice && { ...practice, kind: 'analizar', lane: 'juego', reason: 'analisis', mixed: [], isNew: false };
  }
}
