import type { Campo, PruebaGuardada } from '@estratega/domain';
import { api } from '../api/client.ts';
import { forgetTest, openTests, sentOf } from './store.ts';

/** Into the account, with its week: once, however often it is sent; then it is here no more. */
export async function keepTest(campo: Campo, token: string): Promise<PruebaGuardada> {
  const test = openTests().pruebas[campo];
  if (!test) return { guardado: 'prueba' };
  const zonaHoraria = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const kept = await api<PruebaGuardada>('/api/chat/prueba-nivel/guardar', {
    method: 'POST',
    token,
    body: { ...sentOf(test), zonaHoraria },
  });
  forgetTest(campo);
  return kept;
}
