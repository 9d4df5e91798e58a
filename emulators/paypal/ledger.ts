import { randomBytes } from 'node:crypto';

/** What PayPal would know: subscriptions, their payments, and what happened to them. */

export type Status = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

export interface Payment {
  readonly id: string;
  readonly time: string;
  status: 'COMPLETED' | 'REFUNDED';
}

export interface Subscription {
  readonly id: string;
  readonly planId: string;
  readonly customId: string | undefined;
  readonly returnUrl: string;
  readonly createdAt: string;
  status: Status;
  nextBilling: string | undefined;
  readonly payments: Payment[];
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const newId = (prefix: string) => `${prefix}${randomBytes(6).toString('hex').toUpperCase()}`;

export const createLedger = () => {
  const subscriptions = new Map<string, Subscription>();
  const byRequest = new Map<string, string>();

  const pay = (subscription: Subscription, now: Date) => {
    subscription.payments.push({ id: newId('PAY-'), time: now.toISOString(), status: 'COMPLETED' });
    subscription.nextBilling = new Date(now.getTime() + MONTH_MS).toISOString();
  };

  return {
    find: (id: string) => subscriptions.get(id),
    all: () => [...subscriptions.values()],
    /** The same request id gives the same subscription, as PayPal promises. */
    create: (request: {
      planId: string;
      customId: string | undefined;
      requestId: string | undefined;
      returnUrl: string;
    }): Subscription => {
      const known =
        request.requestId === undefined ? undefined : subscriptions.get(byRequest.get(request.requestId) ?? '');
      if (known) return known;
      const subscription: Subscription = {
        id: newId('I-'),
        planId: request.planId,
        customId: request.customId,
        returnUrl: request.returnUrl,
        createdAt: new Date().toISOString(),
        status: 'APPROVAL_PENDING',
        nextBilling: undefined,
        payments: [],
      };
      subscriptions.set(subscription.id, subscription);
      if (request.requestId !== undefined) byRequest.set(request.requestId, subscription.id);
      return subscription;
    },
    /** Each answers the event that PayPal would send about it. */
    happen: {
      aprobar: (subscription: Subscription) => {
        subscription.status = 'ACTIVE';
        pay(subscription, new Date());
        return 'BILLING.SUBSCRIPTION.ACTIVATED';
      },
      renovar: (subscription: Subscription) => {
        subscription.status = 'ACTIVE';
        pay(subscription, new Date());
        return 'PAYMENT.SALE.COMPLETED';
      },
      suspender: (subscription: Subscription) => {
        subscription.status = 'SUSPENDED';
        return 'BILLING.SUBSCRIPTION.SUSPENDED';
      },
      rechazar: (subscription: Subscription) => {
        subscription.status = 'SUSPENDED';
        subscription.nextBilling = new Date().toISOString();
        return 'BILLING.SUBSCRIPTION.PAYMENT.FAILED';
      },
      vencer: (subscription: Subscription) => {
        subscription.status = 'EXPIRED';
        subscription.nextBilling = new Date().toISOString();
        return 'BILLING.SUBSCRIPTION.EXPIRED';
      },
      reembolsar: (subscription: Subscription) => {
        const last = subscription.payments.at(-1);
        if (last) last.status = 'REFUNDED';
        return 'PAYMENT.SALE.REFUNDED';
      },
      cancelar: (subscription: Subscription) => {
        subscription.status = 'CANCELLED';
        subscription.nextBilling = undefined;
        return 'BILLING.SUBSCRIPTION.CANCELLED';
      },
    },
  };
};
export type Ledger = ReturnType<typeof createLedger>;
export type Happening = keyof Ledger['happen'];
