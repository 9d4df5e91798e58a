import type { Words } from '../src/graph/graph.ts';
declare const value: Words;
export default value;
