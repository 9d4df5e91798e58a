/** Minutes of a reading that go to its pages; the rest is for trying what was read. */
export const READING = 7;
