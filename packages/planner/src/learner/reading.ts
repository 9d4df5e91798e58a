/** Minutes of a reading that go to its pages and what they ask, three to six as `npm run chapters:time` measures them; the rest is for trying what was read. */
export const READING = 5;

/** Minutes that a position takes when it is played to its end, verdict and all. */
export const PLAYED_OUT = 4;
