import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, forgetDraft, readDraft, writeDraft } from './draft.ts';

const KEY = 'estratega.nuevo-plan.u1';

describe('draft', () => {
  it('comes back as it was written, to its user only', () => {
    const draft = { ...EMPTY_DRAFT, campo: 'Ajedrez', elo: 'mil', dias: ['martes'], horas: { martes: '2' } } as const;
    writeDraft('u1', draft);
    expect(readDraft('u1')).toEqual(draft);
    expect(readDraft('u2')).toEqual(EMPTY_DRAFT);
    forgetDraft('u1');
    expect(localStorage.length).toBe(0);
  });

  it('leaves nothing behind when it is empty', () => {
    writeDraft('u1', EMPTY_DRAFT);
    expect(localStorage.length).toBe(0);
  });

  it.each(['', 'no es json', 'null', '[]', '{"campo":7,"dias":"lunes","horas":null}', '{"dias":["nunca"]}'])(
    'survives whatever is stored: %s',
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(readDraft('u1')).toEqual(EMPTY_DRAFT);
    },
  );
});
