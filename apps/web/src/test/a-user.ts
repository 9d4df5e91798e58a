import type { Usuario } from '@estratega/domain';

export function aUser(changes: Partial<Usuario> = {}): Usuario {
  return {
    uid: 'u1',
    name: 'Julieta Sosa',
    email: 'julieta@correo.example',
    plan: 'gratuito',
    planHasta: null,
    progressCount: 1,
    subscriptionID: null,
    consentimientos: { tratamientoDatos: '2026-10-01T12:00:00.000Z', marketing: null, noVender: null },
    accesos: { password: true, google: false },
    createdAt: '2026-09-12T12:00:00.000Z',
    ...changes,
  };
}
