/** Time is passed in, so that a test can live through a week in a millisecond. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
