/** Minutes of a reading that go to its pages; the rest is for trying what was read. */
export const READING = 7;

/** Minutes that a position takes when it is played to its end, verdict and all. */
export const PLAYED_OUT = 4;
