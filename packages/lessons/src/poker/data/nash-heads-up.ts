export const NASH_HEADS_UP: readonly (readonly [stack: number, push: string, call: string])[] = [];
