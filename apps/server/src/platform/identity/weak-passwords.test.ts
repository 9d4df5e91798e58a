import { describe, expect, it } from 'vitest';
import { commonPasswords, isWeakPassword } from './weak-passwords.ts';

describe('weak passwords', () => {
  it('has at least ten thousand that the length rule alone would let through', () => {
    const list = [...commonPasswords()];
    expect(list.length).toBeGreaterThanOrEqual(10_000);
    expect(list.filter((entry) => entry.length < 8)).toEqual([]);
    expect(list.filter((entry) => !isWeakPassword(entry))).toEqual([]);
  });

  it.each([
    '12345678',
    '11223344',
    '789456123',
    '123qwe123',
    'mustang1',
    'Ferrari123',
    'blink182',
    'naruto123',
    '123456789',
    '1234567890',
    '87654321',
    'password',
    'Password1',
    'P4ssw0rd',
    'password123',
    'passw0rd!',
    'contraseña',
    'Contrasena1',
    'qwertyui',
    'qwertyuiop',
    'asdfghjkl',
    '1qaz2wsx',
    'q1w2e3r4',
    'qwerty123',
    'zaq12wsx',
    'abcdefgh',
    'iloveyou',
    'teamomucho',
    'bocajuniors',
    'riverplate1',
    'argentina',
    'argentina2022',
    'barcelona10',
    'sunshine',
    'princesa1',
    'football',
    '        ',
    'aaaaaaaa',
    '12121212',
    'abcabcabc',
    '25121990',
    '1990-12-25',
    'ajedrez123',
    'jaquemate',
    'Estratega',
    'estratega2026',
    'ESTRATEGA!!',
    'Jordan23!',
    'Messi10*',
    'Neymar.11',
    'guitarra12',
    'Zanahoria7',
    'Tormenta$99',
  ])('refuses «%s»', (password) => {
    expect(isWeakPassword(password)).toBe(true);
  });

  it.each([
    'Julieta Márquez',
    'julietamarquez',
    'julieta.marquez@correo.example',
    'Julieta2024',
    'marquez99',
    'jmarquez1',
  ])('refuses what is known of the person: «%s»', (password) => {
    expect(
      isWeakPassword(password, ['Julieta Márquez', 'julieta.marquez@correo.example', 'jmarquez@otro.example']),
    ).toBe(true);
  });

  it.each([
    'caballo-de-rey-7',
    'la torre en séptima',
    'Tr3s alfiles y un peón',
    'kX9#mQ2vLp',
    'xkqzvrtp12',
    'guitarra y zanahoria',
    'Messi10-Jordan23',
    'correcto caballo batería grapa',
    'llegué primero 1',
    '密码安全第一步很重要',
  ])('takes «%s»', (password) => {
    expect(isWeakPassword(password, ['Ana', 'ana@ejemplo.test'])).toBe(false);
  });
});
