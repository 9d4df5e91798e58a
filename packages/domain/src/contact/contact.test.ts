import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/runs.ts';
import { mensajeContacto } from './contact.ts';
import { CONTACT_ERRORS, CONTACT_MAX, contactErrors, looksLikeEmail } from './validation.ts';

const good = { name: 'Ana', email: 'ana@correo.example', message: 'Hola.' };

describe('what looks like an e-mail', () => {
  it.each(['ana@correo.example', 'a.b+c@d.co', 'josé@correo.com.ar', 'ñandú@ejército.ar', 'x@a-b.io'])('%s', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });
  it.each([
    'ana',
    'ana@',
    '@correo.example',
    'ana@correo',
    'ana@correo.',
    'ana@.example',
    'ana@correo..example',
    'ana correo@x.example',
    'ana@@correo.example',
    'ana@correo.example\nBcc: otra@x.example',
    'ana@correo.example,otra@x.example',
  ])('not %j', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });
});

describe('the contact form', () => {
  it('says what is missing, each under its field', () => {
    expect(contactErrors({ name: '', email: '', message: '' })).toEqual({
      name: 'El nombre es obligatorio',
      email: 'El correo electrónico es obligatorio',
      message: 'El mensaje es obligatorio',
    });
    expect(contactErrors({ name: ' ', email: ' \t', message: '\n' })).toEqual({
      name: CONTACT_ERRORS.nameRequired,
      email: CONTACT_ERRORS.emailRequired,
      message: CONTACT_ERRORS.messageRequired,
    });
    expect(contactErrors({ ...good, email: 'ana' })).toEqual({ email: 'El correo electrónico no es válido' });
    expect(contactErrors(good)).toEqual({});
    expect(contactErrors({ ...good, message: 'a'.repeat(CONTACT_MAX.message + 1) })).toEqual({
      message: CONTACT_ERRORS.messageTooLong,
    });
  });

  it('never lets through what the server refuses', () => {
    const text = (max: number) => fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.slice(0, max));
    const email = fc.oneof(fc.emailAddress(), text(CONTACT_MAX.email), fc.constantFrom('a@b', 'a@b.c', ' a@b.c '));
    fc.assert(
      fc.property(text(CONTACT_MAX.name), email, text(CONTACT_MAX.message), (name, email, message) => {
        const sent = { name: name.trim(), email: email.trim(), message: message.trim() };
        fc.pre(Object.values(sent).every((value) => value.isWellFormed() && !value.includes('\u0000')));
        expect(mensajeContacto.safeParse(sent).success).toBe(Object.keys(contactErrors(sent)).length === 0);
      }),
      sampled(20_261_115, 2000),
    );
  });

  it('is refused with more than its three fields, or with too much in them', () => {
    expect(mensajeContacto.safeParse({ ...good, website: 'x' }).success).toBe(false);
    for (const field of ['name', 'email', 'message'] as const) {
      const long = 'a@b.'.padEnd(CONTACT_MAX[field] + 1, 'c');
      expect(mensajeContacto.safeParse({ ...good, [field]: long }).success).toBe(false);
    }
  });
});
