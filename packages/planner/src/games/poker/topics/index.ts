import type { PokerTopic } from '../poker-topic.ts';
import { ban } from './ban/index.ts';
import { cas } from './cas/index.ts';
import { exp } from './exp/index.ts';
import { fun } from './fun/index.ts';
import { gto } from './gto/index.ts';
import { mat } from './mat/index.ts';
import { men } from './men/index.ts';
import { pos } from './pos/index.ts';
import { pre } from './pre/index.ts';
import { rev } from './rev/index.ts';
import { sng } from './sng/index.ts';
import { tor } from './tor/index.ts';

/** All poker topics, area by area in the order of study. */
export const POKER_TOPICS: readonly PokerTopic[] = [
  ...fun,
  ...mat,
  ...pre,
  ...pos,
  ...exp,
  ...gto,
  ...cas,
  ...tor,
  ...sng,
  ...men,
  ...ban,
  ...rev,
];
