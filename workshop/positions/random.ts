import { randomFrom } from '@estratega/domain';

/** Seeded: a mining run can be repeated move by move. */
export class Random {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomFrom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}
