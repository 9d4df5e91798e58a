import { z } from 'zod';

/** Ids are opaque and permanent: never renumbered, never used again. `aj` chess, `pk` poker. */
export const exerciseId = z.string().regex(/^(?:aj|pk)[0-9a-hj-km-np-z]{6}$/u);
/** A drill made from a seed: `g.<drill>.<level>.<seed>`; whoever has the id can make it again. */
export const drillId = z.string().regex(/^g\.[a-z-]{2,24}\.[0-6]\.[0-9a-z]{1,12}$/u);
/** A step of a chapter that is answered, or of its test: `c.<topic>.<level>.<step>`. */
export const stepId = z.string().regex(/^c\.[a-z]{2}-[a-z0-9]+-[a-z0-9]+\.[0-6]\.[pt]\d{1,2}$/u);
/** A position to be played out. */
export const playOutId = z.string().regex(/^j\.[0-9a-hj-km-np-z]{6}$/u);
/** An exercise made from the player's own games or hands; it lives in the database. */
export const ownId = z.string().regex(/^p\.[0-9a-z-]{8,40}$/u);
/** A chart of ranges: permanent, and its address in the app. */
export const chartId = z.string().regex(/^rg-[a-z0-9-]{3,40}$/u);
/** "aj-tac-doble@2": a topic at one level. */
export const unitId = z.string().regex(/^[a-z]{2}-[a-z0-9]+-[a-z0-9]+@[0-6]$/u);
export const topicId = z.string().regex(/^[a-z]{2}-[a-z0-9]+-[a-z0-9]+$/u);

export const nivel = z.int().min(0).max(6);
/** A sentence or more for people. */
export const prosa = z.string().trim().min(1).max(2_000);
