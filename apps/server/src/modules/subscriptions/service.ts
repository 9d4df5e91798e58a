import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  effectiveTier,
  type HeldSubscription,
  type PaidTier,
  type ProviderReading,
  type ProviderState,
  type Suscripcion,
  standing,
} from '@estratega/domain';
import { PayPalError, type PayPalGateway, type ProviderSubscription } from '../../gateways/paypal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { SubscriptionRow, SubscriptionsRepository } from './repository.ts';

export interface SubscriptionsDependencies {
  readonly repository: SubscriptionsRepository;
  readonly paypal: PayPalGateway | undefined;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly onProviderError: (error: unknown) => void;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A subscription that nobody approved for this long is begun anew: the provider's approval address lives three hours. */
const PENDING_MS = 2 * HOUR_MS;
/** A lost approval is looked for this long. */
const LOST_MS = 3 * DAY_MS;
/** News that did not reach us are made up for by looking again after this long. */
const SEEN_MS = HOUR_MS;
const SWEEP_SEEN_MS = DAY_MS;
const SWEEP_BATCH = 20;
/** An approval address lives three hours: what nobody has approved after this long, nobody will. */
const ORPHAN_MS = 30 * DAY_MS;
const EVENTS_KEPT_MS = 60 * DAY_MS;
/** How long a visit waits for the provider before it shows what is already known. */
const VISIT_PATIENCE_MS = 4000;

type State = SubscriptionRow['estado'];
const isPending = (state: State): boolean => ['CREANDO', 'APPROVAL_PENDING', 'APPROVED'].includes(state);
const isRunning = (state: State): boolean => state === 'ACTIVE' || state === 'SUSPENDED';
const isOver = (state: State): boolean => state === 'CANCELLED' || state === 'EXPIRED';

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

/** Until when it is paid is known best while it runs; what ends keeps what it had. */
const paidUntilOf = (row: SubscriptionRow, reading: ProviderReading): Date | null => {
  if (reading.refunded || isPending(reading.state)) return null;
  return reading.state === 'ACTIVE' ? reading.paidUntil : later(row.pagadaHasta, reading.paidUntil);
};

/** What was only begun is worth nothing: for the rules it is as if nobody had approved it. */
const heldOf = ({ plan, estado, pagadaHasta, reembolsada }: SubscriptionRow): HeldSubscription => ({
  plan,
  state: estado === 'CREANDO' ? 'APPROVAL_PENDING' : estado,
  paidUntil: pagadaHasta,
  refunded: reembolsada,
});

/** What came of a reading: the state that we now know, or why it says nothing about this user's tier. */
type Outcome = ProviderState | 'second' | 'foreign' | 'gone';

/**
 * The provider is the only witness: whatever happens (an approval in the browser, a webhook, a visit), the subscription
 * is read back from it, and what is read decides the tier. So no request can raise a tier by itself, and the order in
 * which news arrive does not matter. Only what our server began counts: a subscription made elsewhere, even with our
 * plan and our user's id in it, may have been made at another price.
 */
export const subscriptionsService = ({
  repository,
  paypal,
  clock,
  publicUrl,
  onProviderError,
}: SubscriptionsDependencies) => {
  type Failure = 'pago_fallido' | 'cancelacion_fallida';
  const provider = (failure: Failure = 'pago_fallido'): PayPalGateway => {
    if (!paypal) throw new AppError(failure, { detail: 'Los pagos no están configurados.', retryAfter: 3600 });
    return paypal;
  };
  /** The provider's trouble is told in the catalogue's words. */
  const asking = async <T>(work: () => Promise<T>, failure: Failure = 'pago_fallido'): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      onProviderError(error);
      throw new AppError(failure, { retryAfter: 10 });
    }
  };
  const belongs = (row: SubscriptionRow, reading: ProviderSubscription): boolean =>
    reading.id === row.subscriptionID && reading.customId === row.userId && reading.planId === row.planProveedor;

  /** Writes the tier that follows from all that is known. Inside a transaction that holds the user's row. */
  const settle = async (tx: Queryable, userId: string): Promise<void> => {
    const rows = await repository.all(userId, tx);
    const { plan, planHasta } = standing(rows.map(heldOf), clock());
    const running = rows.find(({ estado }) => isRunning(estado));
    await repository.setTier(tx, userId, { plan, planHasta, subscriptionID: running?.subscriptionID ?? null });
  };

  /** Applies a reading, unless one that was begun later already has been. */
  const apply = (row: SubscriptionRow, ticket: number, reading: ProviderReading): Promise<Outcome> =>
    repository.transaction(async (tx) => {
      if (!(await repository.lockUser(tx, row.userId))) return 'gone';
      const rows = await repository.all(row.userId, tx);
      const known = rows.find(({ solicitud }) => solicitud === row.solicitud);
      if (!known) return 'gone';
      if (known.aplicada >= ticket && known.estado !== 'CREANDO') return known.estado;
      const another = rows.some(({ solicitud, estado }) => solicitud !== row.solicitud && isRunning(estado));
      if (another && isRunning(reading.state)) return 'second';
      await repository.update(tx, row, {
        estado: reading.state,
        pagadaHasta: paidUntilOf(known, reading),
        reembolsada: reading.refunded,
        aplicada: ticket,
        updatedAt: clock(),
      });
      await settle(tx, row.userId);
      return reading.state;
    });

  const readInto = async (row: SubscriptionRow): Promise<Outcome> => {
    const { subscriptionID } = row;
    if (subscriptionID === null) return 'APPROVAL_PENDING';
    const ticket = await repository.beginReading(row);
    const reading = await provider().read(subscriptionID);
    if (reading) return belongs(row, reading) ? apply(row, ticket, reading) : 'foreign';
    // The provider forgets what was never approved. That it forgets what runs is trouble, not news.
    if (!isPending(row.estado)) throw new PayPalError('it knows no such subscription', 404);
    return apply(row, ticket, { state: 'EXPIRED', paidUntil: null, refunded: false });
  };

  const endSecond = async (row: SubscriptionRow, subscriptionID: string): Promise<void> => {
    onProviderError(new Error(`A second subscription, ${subscriptionID}, was approved and is cancelled: refund it.`));
    const before = await provider().read(subscriptionID);
    await provider().cancel(subscriptionID, 'Ya hay otra suscripción activa en la cuenta.');
    const ticket = await repository.beginReading(row);
    const paid = { paidUntil: before?.paidUntil ?? null, refunded: before?.refunded ?? false };
    await apply(row, ticket, { ...paid, state: 'CANCELLED' });
  };

  const refresh = async (row: SubscriptionRow): Promise<Outcome> => {
    const outcome = await readInto(row);
    if (outcome !== 'second' || row.subscriptionID === null) return outcome;
    // The other one may have ended without our hearing of it: looked at before this one is ended for its sake.
    const others = await repository.all(row.userId);
    for (const other of others) {
      if (other.solicitud !== row.solicitud && isRunning(other.estado)) await readInto(other);
    }
    const again = await readInto(row);
    if (again === 'second') await endSecond(row, row.subscriptionID);
    return again;
  };

  const age = ({ createdAt }: SubscriptionRow): number => clock().getTime() - createdAt.getTime();
  const unseenFor = ({ updatedAt }: SubscriptionRow): number => clock().getTime() - updatedAt.getTime();
  const mayBeApproved = (row: SubscriptionRow): boolean =>
    row.subscriptionID !== null && isPending(row.estado) && age(row) < LOST_MS;

  const begin = (userId: string, plan: PaidTier, planProveedor: string): Promise<SubscriptionRow> =>
    repository.transaction(async (tx) => {
      const now = clock();
      if (!(await repository.lockUser(tx, userId))) throw new AppError('no_autenticado');
      const rows = await repository.all(userId, tx);
      if (rows.some(({ estado }) => isRunning(estado))) throw new AppError('suscripcion_activa');
      const pending = rows.find(
        (row) => isPending(row.estado) && row.planProveedor === planProveedor && age(row) < PENDING_MS,
      );
      if (pending) return pending;
      const row: SubscriptionRow = {
        userId,
        solicitud: randomUUID(),
        subscriptionID: null,
        aprobacion: null,
        plan,
        planProveedor,
        estado: 'CREANDO',
        pagadaHasta: null,
        reembolsada: false,
        lectura: 0,
        aplicada: 0,
        createdAt: now,
        updatedAt: now,
      };
      await repository.insert(tx, row);
      return row;
    });

  const own = async (userId: string, subscriptionID: string): Promise<SubscriptionRow> => {
    const row = await repository.find(userId, subscriptionID);
    if (!row) throw new AppError('no_encontrado');
    return row;
  };

  const endOrphan = async (id: string): Promise<void> => {
    const end = await provider().cancel(id, 'La cuenta de Estratega se eliminó.');
    if (end === 'ended') await repository.removeOrphan(id);
  };

  return {
    /** Stored before it is approved; asked twice, it is one and the same. */
    create: async (userId: string, plan: PaidTier) => {
      const planId = provider().planIdOf(plan);
      // One that was approved without our hearing of it must not be bought again.
      const open = (await repository.all(userId)).filter((row) => isRunning(row.estado) || mayBeApproved(row));
      await asking(() => Promise.all(open.slice(0, 3).map(refresh)));
      const row = await begin(userId, plan, planId);
      if (row.subscriptionID !== null && row.aprobacion !== null)
        return { subscriptionID: row.subscriptionID, aprobacion: row.aprobacion };
      const { id, approvalUrl } = await asking(() =>
        provider().create({
          planId,
          customId: userId,
          requestId: row.solicitud,
          returnUrl: `${publicUrl}/subscripcion-selector`,
        }),
      );
      await repository.name(row, { subscriptionID: id, aprobacion: approvalUrl, updatedAt: clock() });
      // The account may have gone meanwhile: nobody is sent to pay for nobody.
      if (!(await repository.find(userId, id))) throw new AppError('no_autenticado');
      return { subscriptionID: id, aprobacion: approvalUrl };
    },

    activate: async (userId: string, subscriptionID: string): Promise<void> => {
      const row = await own(userId, subscriptionID);
      const outcome = await asking(() => refresh(row));
      if (outcome === 'ACTIVE') return;
      if (outcome === 'second') throw new AppError('suscripcion_activa');
      if (outcome === 'gone') throw new AppError('no_autenticado');
      throw new AppError(isOver(outcome as State) || outcome === 'foreign' ? 'conflicto' : 'pago_pendiente');
    },

    cancel: async (userId: string, subscriptionID: string): Promise<void> => {
      const row = await own(userId, subscriptionID);
      await asking(async () => {
        const gateway = provider('cancelacion_fallida');
        // Until when it is paid is known only while it runs: read before it stops.
        const found = await gateway.read(subscriptionID);
        const before = found && belongs(row, found) ? found : undefined;
        if (!before || !isOver(before.state)) {
          const end = await gateway.cancel(subscriptionID, 'Cancelada por la persona desde Estratega.');
          if (end === 'pending') throw new AppError('pago_pendiente');
        }
        const ticket = await repository.beginReading(row);
        await apply(row, ticket, {
          state: before && isOver(before.state) ? before.state : 'CANCELLED',
          paidUntil: before?.paidUntil ?? row.pagadaHasta,
          refunded: before?.refunded ?? row.reembolsada,
        });
      }, 'cancelacion_fallida');
    },

    /** A visit also makes good what was lost: an approval that never came back, a webhook that never arrived. */
    read: async (userId: string): Promise<Suscripcion> => {
      if (paypal) {
        const due = (await repository.all(userId)).filter(
          (row) => mayBeApproved(row) || (isRunning(row.estado) && unseenFor(row) > SEEN_MS),
        );
        const looked = Promise.all(due.slice(0, 3).map((row) => refresh(row).catch(onProviderError)));
        const bored = new AbortController();
        await Promise.race([looked, sleep(VISIT_PATIENCE_MS, undefined, { signal: bored.signal }).catch(() => {})]);
        bored.abort();
      }
      const before = await repository.user(userId);
      if (before?.planHasta && before.planHasta <= clock())
        await repository.transaction(async (tx) => {
          if (await repository.lockUser(tx, userId)) await settle(tx, userId);
        });
      const [user, rows] = await Promise.all([repository.user(userId), repository.all(userId)]);
      if (!user) throw new AppError('no_autenticado');
      const running = rows.find(({ estado }) => isRunning(estado));
      const pending = rows.find(({ estado }) => estado === 'APPROVED');
      return {
        plan: effectiveTier(user.plan, user.planHasta, clock()),
        planHasta: user.planHasta?.toISOString() ?? null,
        subscriptionID: user.subscriptionID,
        pagadaHasta: running?.pagadaHasta?.toISOString() ?? null,
        suspendida: running?.estado === 'SUSPENDED',
        pendiente: pending?.subscriptionID ? { plan: pending.plan, subscriptionID: pending.subscriptionID } : null,
      };
    },

    /** A verified event only says: look again. It counts as dealt with once we have looked. */
    onEvent: async (event: {
      id: string;
      type: string;
      subscriptionID: string | undefined;
      /** Refunds name only the payment. */
      saleID: string | undefined;
    }): Promise<void> => {
      if (await repository.eventKnown(event.id)) return;
      await asking(async () => {
        const { saleID } = event;
        const id = event.subscriptionID ?? (saleID ? await provider().subscriptionOfSale(saleID) : undefined);
        if (id === undefined) return;
        const owner = await repository.ownerOf(id);
        const row = owner === undefined ? undefined : await repository.find(owner, id);
        if (row) await refresh(row);
        else if (await repository.isOrphan(id)) await endOrphan(id);
      });
      await repository.rememberEvent(event.id, event.type, clock());
    },
    /** Dealt with before: it need not even be asked whether it is genuine. */
    isKnown: (id: string): Promise<boolean> => repository.eventKnown(id),
    verify: (...args: Parameters<PayPalGateway['verifyWebhook']>): Promise<boolean> =>
      asking(() => provider().verifyWebhook(...args)),

    /** From time to time: ends what has run out, and looks at what nobody has told us about for a day. */
    sweep: async (): Promise<void> => {
      const now = clock();
      for (const userId of await repository.lapsed(now, SWEEP_BATCH)) {
        await repository.transaction(async (tx) => {
          if (await repository.lockUser(tx, userId)) await settle(tx, userId);
        });
      }
      await repository.forgetEvents(new Date(now.getTime() - EVENTS_KEPT_MS));
      if (!paypal) return;
      // Webhooks get lost: nobody must go on paying for an account that is gone because one did.
      for (const { subscriptionID, createdAt } of await repository.orphans(SWEEP_BATCH)) {
        const expired = now.getTime() - createdAt.getTime() > ORPHAN_MS;
        await endOrphan(subscriptionID).catch(onProviderError);
        if (expired) await repository.removeOrphan(subscriptionID);
      }
      for (const row of await repository.unseen(new Date(now.getTime() - SWEEP_SEEN_MS), SWEEP_BATCH)) {
        await refresh(row).catch(onProviderError);
        // Also when it failed: one that always fails must not keep the others from their turn.
        await repository.seen(row, now);
      }
    },

    exportAll: async (userId: string) =>
      (await repository.all(userId)).map(({ subscriptionID, plan, estado, pagadaHasta, createdAt }) => ({
        subscriptionID,
        plan,
        estado,
        pagadaHasta,
        createdAt,
      })),
    releaseAll: (tx: Queryable, userId: string): Promise<void> => repository.releaseAll(tx, userId),
    /** Nobody goes on paying for an account that is gone. */
    cancelAll: async (userId: string): Promise<void> => {
      const rows = await repository.all(userId);
      for (const row of rows) {
        const { subscriptionID } = row;
        if (subscriptionID === null || !(isRunning(row.estado) || (paypal && mayBeApproved(row)))) continue;
        const end = await asking(
          () => provider('cancelacion_fallida').cancel(subscriptionID, 'La cuenta de Estratega se eliminó.'),
          'cancelacion_fallida',
        );
        if (end === 'pending') await repository.addOrphan(subscriptionID, clock());
      }
    },
  };
};
export type SubscriptionsService = ReturnType<typeof subscriptionsService>;
