/** People who can "sign in with Google" in a test run. */
export interface Persona {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  readonly note: string;
}

export const PERSONAS: readonly Persona[] = [
  { sub: '101', email: 'ana.torres@gmail.example', emailVerified: true, name: 'Ana Torres', note: 'Cuenta habitual' },
  { sub: '102', email: 'bruno.diaz@gmail.example', emailVerified: true, name: 'Bruno Díaz', note: 'Cuenta habitual' },
  { sub: '103', email: 'sin.nombre@gmail.example', emailVerified: true, name: undefined, note: 'Cuenta sin nombre' },
  {
    sub: '104',
    email: 'sin.verificar@gmail.example',
    emailVerified: false,
    name: 'Vera Sosa',
    note: 'Correo sin verificar',
  },
];
