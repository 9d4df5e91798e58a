import { randomUUID } from 'node:crypto';
import { effectiveTier, entitlement, type PaidTier, type ProviderState, type Suscripcion } from '@estratega/domain';
import { PayPalError, type PayPalGateway, type ProviderSubscription } from '../../gateways/paypal.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SubscriptionRow, SubscriptionsRepository } from './repository.ts';

export interface SubscriptionsDependencies {
  readonly repository: SubscriptionsRepository;
  readonly paypal: PayPalGateway | undefined;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly onProviderError: (error: unknown) => void;
}

const PENDING: readonly SubscriptionRow['estado'][] = ['CREANDO', 'APPROVAL_PENDING', 'APPROVED'];
/** A subscription that nobody approved for this long is begun anew. */
const PENDING_MS = 3 * 60 * 60 * 1000;
/** A lost approval is looked for this long. */
const LOST_MS = 3 * 24 * 60 * 60 * 1000;
const RUNNING: readonly SubscriptionRow['estado'][] = ['ACTIVE', 'SUSPENDED'];

/**
 * The provider is the only witness: whatever happens (an approval in the browser, a webhook, a visit), the subscription
 * is read back from it, and what is read decides the tier. So no request can raise a tier by itself, and the order in
 * which news arrive does not matter.
 */
export const subscriptionsService = ({
  repository,
  paypal,
  clock,
  publicUrl,
  onProviderError,
}: SubscriptionsDependencies) => {
  const provider = (): PayPalGateway => {
    if (!paypal) throw new AppError('pago_fallido', { detail: 'Los pagos no están configurados.', retryAfter: 3600 });
    return paypal;
  };
  /** The provider's trouble is told in the catalogue's words. */
  const asking = async <T>(
    work: () => Promise<T>,
    code: 'pago_fallido' | 'cancelacion_fallida' = 'pago_fallido',
  ): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      onProviderError(error);
      throw new AppError(code, { retryAfter: 10 });
    }
  };
  const belongs = (row: SubscriptionRow, reading: ProviderSubscription): boolean =>
    reading.id === row.subscriptionID &&
    reading.customId === row.userId &&
    reading.planId === provider().planIdOf(row.plan);

  /** Applies a reading, unless a newer one has been begun since. Answers whether this one must be ended as a second one. */
  const apply = (
    row: SubscriptionRow,
    ticket: number,
    reading: ProviderSubscription,
  ): Promise<'applied' | 'stale' | 'second'> =>
    repository.transaction(async (tx) => {
      const now = clock();
      const user = await repository.lockUser(tx, row.userId);
      if (!user || (await repository.reading(tx, row)) !== ticket) return 'stale';
      const worth = entitlement(row.plan, reading, now);
      const others = (await repository.all(row.userId, tx)).filter(({ solicitud }) => solicitud !== row.solicitud);
      const running = others.some(
        ({ estado, subscriptionID }) => RUNNING.includes(estado) && subscriptionID === user.subscriptionID,
      );
      if (worth.running && running) return 'second';
      await repository.update(tx, row, { estado: reading.state, pagadaHasta: reading.paidUntil, updatedAt: now });
      if (worth.running) {
        await repository.setTier(tx, row.userId, {
          plan: worth.plan,
          planHasta: worth.planHasta,
          subscriptionID: row.subscriptionID,
        });
        return 'applied';
      }
      // What has ended changes the user only if it was what the user lives on.
      const livesOnThis =
        user.subscriptionID === row.subscriptionID ||
        (user.subscriptionID === null && !running && isLatestPaid(row, others));
      if (livesOnThis)
        await repository.setTier(tx, row.userId, {
          plan: worth.plan,
          planHasta: worth.planHasta,
          subscriptionID: null,
        });
      return 'applied';
    });
  const isLatestPaid = (row: SubscriptionRow, others: readonly SubscriptionRow[]): boolean =>
    !PENDING.includes(row.estado) &&
    !others.some((other) => !PENDING.includes(other.estado) && other.createdAt > row.createdAt);

  const refresh = async (row: SubscriptionRow): Promise<ProviderState | undefined> => {
    const { subscriptionID } = row;
    if (subscriptionID === null) return undefined;
    const ticket = await repository.beginReading(row);
    const reading = await provider().read(subscriptionID);
    if (!belongs(row, reading)) return undefined;
    if ((await apply(row, ticket, reading)) === 'second') {
      await provider().cancel(subscriptionID, 'Ya hay otra suscripción activa en la cuenta.');
      return 'CANCELLED';
    }
    return reading.state;
  };

  const begin = (userId: string, plan: PaidTier): Promise<SubscriptionRow> =>
    repository.transaction(async (tx) => {
      const now = clock();
      const user = await repository.lockUser(tx, userId);
      if (!user) throw new AppError('no_autenticado');
      const all = await repository.all(userId, tx);
      if (all.some(({ estado }) => RUNNING.includes(estado))) throw new AppError('suscripcion_activa');
      const pending = all.find(
        (row) =>
          row.plan === plan && PENDING.includes(row.estado) && now.getTime() - row.createdAt.getTime() < PENDING_MS,
      );
      if (pending) return pending;
      const row: SubscriptionRow = {
        userId,
        solicitud: randomUUID(),
        subscriptionID: null,
        aprobacion: null,
        plan,
        estado: 'CREANDO',
        pagadaHasta: null,
        lectura: 0,
        createdAt: now,
        updatedAt: now,
      };
      await repository.insert(tx, row);
      return row;
    });

  return {
    /** Stored before it is approved; asked twice, it is one and the same. */
    create: async (userId: string, plan: PaidTier) => {
      provider();
      const row = await begin(userId, plan);
      if (row.subscriptionID !== null && row.aprobacion !== null)
        return { subscriptionID: row.subscriptionID, aprobacion: row.aprobacion };
      const { id, approvalUrl } = await asking(() =>
        provider().create({
          tier: plan,
          customId: userId,
          requestId: row.solicitud,
          returnUrl: `${publicUrl}/subscripcion-selector`,
        }),
      );
      await repository.transaction((tx) =>
        repository.update(tx, row, {
          subscriptionID: id,
          aprobacion: approvalUrl,
          estado: 'APPROVAL_PENDING',
          updatedAt: clock(),
        }),
      );
      return { subscriptionID: id, aprobacion: approvalUrl };
    },

    activate: async (userId: string, subscriptionID: string): Promise<void> => {
      const row = await repository.find(userId, subscriptionID);
      if (!row) throw new AppError('no_encontrado');
      const state = await asking(() => refresh(row));
      if (state === 'ACTIVE') return;
      throw new AppError(state === 'CANCELLED' ? 'suscripcion_activa' : 'pago_pendiente');
    },

    cancel: async (userId: string, subscriptionID: string): Promise<void> => {
      const row = await repository.find(userId, subscriptionID);
      if (!row) throw new AppError('no_encontrado');
      await asking(async () => {
        // Until when it is paid is known only while it runs: kept before it stops.
        const before = await provider().read(subscriptionID);
        await provider().cancel(subscriptionID, 'Cancelada por la persona desde Estratega.');
        const ticket = await repository.beginReading(row);
        const after = await provider().read(subscriptionID);
        const paidUntil = before.paidUntil ?? after.paidUntil;
        const reading = { ...after, paidUntil, state: after.state === 'ACTIVE' ? ('CANCELLED' as const) : after.state };
        if (belongs(row, reading)) await apply(row, ticket, reading);
      }, 'cancelacion_fallida');
    },

    read: async (userId: string): Promise<Suscripcion> => {
      const lost = (await repository.all(userId)).find(
        (row) =>
          PENDING.includes(row.estado) &&
          row.subscriptionID !== null &&
          clock().getTime() - row.createdAt.getTime() < LOST_MS,
      );
      if (lost && paypal) await refresh(lost).catch(onProviderError);
      const [user, all] = await Promise.all([repository.user(userId), repository.all(userId)]);
      if (!user) throw new AppError('no_autenticado');
      const pending = all.find((row) => row.estado === 'APPROVED');
      return {
        plan: effectiveTier(user.plan, user.planHasta, clock()),
        planHasta: user.planHasta?.toISOString() ?? null,
        subscriptionID: user.subscriptionID,
        pendiente: pending?.subscriptionID ? { plan: pending.plan, subscriptionID: pending.subscriptionID } : null,
      };
    },

    /** A verified event only says: look again. */
    onEvent: async (event: { id: string; type: string; subscriptionID: string | undefined }): Promise<void> => {
      if (await repository.eventKnown(event.id)) return;
      if (event.subscriptionID !== undefined) {
        const { subscriptionID } = event;
        await asking(async () => {
          const { customId } = await provider().read(subscriptionID);
          const row = customId === undefined ? undefined : await repository.find(customId, subscriptionID);
          if (row) await refresh(row);
        });
      }
      await repository.rememberEvent(event.id, event.type, clock());
    },
    verify: (...args: Parameters<PayPalGateway['verifyWebhook']>): Promise<boolean> =>
      asking(() => provider().verifyWebhook(...args)),

    exportAll: async (userId: string) =>
      (await repository.all(userId)).map(({ subscriptionID, plan, estado, pagadaHasta, createdAt }) => ({
        subscriptionID,
        plan,
        estado,
        pagadaHasta,
        createdAt,
      })),
    /** Nobody goes on paying for an account that is gone. */
    cancelAll: async (userId: string): Promise<void> => {
      const running = (await repository.all(userId)).filter(
        ({ estado }) => RUNNING.includes(estado) || PENDING.includes(estado),
      );
      for (const { subscriptionID } of running) {
        if (subscriptionID === null) continue;
        await asking(
          () => provider().cancel(subscriptionID, 'La cuenta de Estratega se eliminó.'),
          'cancelacion_fallida',
        );
      }
    },
  };
};
export type SubscriptionsService = ReturnType<typeof subscriptionsService>;
