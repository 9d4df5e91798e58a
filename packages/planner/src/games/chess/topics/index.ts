import type { ChessTopic } from '../chess-topic.ts';
import { ape } from './ape/index.ts';
import { cal } from './cal/index.ts';
import { com } from './com/index.ts';
import { est } from './est/index.ts';
import { fin } from './fin/index.ts';
import { fun } from './fun/index.ts';
import { par } from './par/index.ts';
import { tac } from './tac/index.ts';

/** All chess topics, area by area in the order of study. */
export const CHESS_TOPICS: readonly ChessTopic[] = [...fun, ...tac, ...cal, ...fin, ...ape, ...est, ...par, ...com];
