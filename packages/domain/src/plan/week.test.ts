import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { addDays, countdown, dayIn, isTimeZone, remainingMs, WEEK_MS, WEEKDAYS, weekdayOf, weekFrom } from './week.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const zone = fc.constantFrom(
  'Etc/GMT+12',
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'UTC',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
);

/** Temporal as a browser has it, told by Intl: Node has none yet. */
class FakeZoned {
  readonly #nanoseconds: bigint;
  readonly #format: Intl.DateTimeFormat;
  constructor(nanoseconds: bigint, timeZone: string) {
    this.#nanoseconds = nanoseconds;
    this.#format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  }
  toPlainDate() {
    return this.#format.format(new Date(Number(this.#nanoseconds / 1_000_000n)));
  }
}

describe('where the browser has Temporal', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('asks it for the same day, of the same moment and zone, and builds no format', () => {
    fc.assert(
      fc.property(moment, zone, (now, timeZone) => {
        vi.unstubAllGlobals();
        const told = dayIn(now, timeZone);
        const asked = vi.fn(FakeZoned);
        vi.stubGlobal('Temporal', { ZonedDateTime: asked });
        expect(dayIn(now, timeZone)).toBe(told);
        expect(asked.mock.calls).toEqual([[BigInt(now.getTime()) * 1_000_000n, timeZone]]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('knows zones by it', () => {
    vi.stubGlobal('Temporal', { ZonedDateTime: FakeZoned });
    expect(['America/Bogota', 'Marte/Olimpo', ''].map(isTimeZone)).toEqual([true, false, false]);
  });
});

describe('the week', () => {
  it('starts on the player’s own day, whatever the zone', () => {
    const lateInBuenosAires = new Date('2026-11-16T02:59:00Z');
    expect(dayIn(lateInBuenosAires, 'America/Argentina/Buenos_Aires')).toBe('2026-11-15');
    expect(dayIn(lateInBuenosAires, 'Pacific/Kiritimati')).toBe('2026-11-16');
    expect(dayIn(lateInBuenosAires, 'Etc/GMT+12')).toBe('2026-11-15');
  });

  it('is seven consecutive days with each weekday once, in every zone and across clock changes', () => {
    fc.assert(
      fc.property(moment, zone, (now, timeZone) => {
        const week = weekFrom(dayIn(now, timeZone));
        expect(week.map(({ dia }) => dia).toSorted()).toEqual([...WEEKDAYS].toSorted());
        week.forEach(({ fecha, dia }, index) => {
          expect(fecha).toBe(addDays(week[0]?.fecha ?? '', index));
          expect(dia).toBe(weekdayOf(fecha));
        });
        const shown = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(now);
        const english = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
        expect(english[WEEKDAYS.indexOf(week[0]?.dia ?? 'lunes')]).toBe(shown);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('counts down to zero and stays there', () => {
    const start = new Date('2026-11-10T09:30:00Z');
    expect(countdown(start, start)).toEqual({ dias: 7, horas: 0, minutos: 0, segundos: 0 });
    expect(countdown(start, new Date('2026-11-13T10:22:19Z'))).toEqual({
      dias: 3,
      horas: 23,
      minutos: 7,
      segundos: 41,
    });
    expect(countdown(start, new Date('2027-01-01T00:00:00Z'))).toEqual({ dias: 0, horas: 0, minutos: 0, segundos: 0 });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 2 * WEEK_MS }), (created, elapsed) => {
        const now = new Date(created.getTime() + elapsed);
        const { dias, horas, minutos, segundos } = countdown(created, now);
        const total = ((dias * 24 + horas) * 60 + minutos) * 60 + segundos;
        expect(total).toBe(Math.ceil(remainingMs(created, now) / 1000));
        expect(remainingMs(created, now) === 0).toBe(elapsed >= WEEK_MS);
      }),
    );
  });

  it('knows a time zone from nonsense', () => {
    expect(isTimeZone('America/Bogota')).toBe(true);
    expect(isTimeZone('Marte/Olimpo')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});
