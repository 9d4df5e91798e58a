import { randomBytes } from 'node:crypto';

/** What PayPal would know: subscriptions, their payments, and what happened to them. */

export type Status = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

export interface Payment {
  readonly id: string;
  readonly time: string;
  status: 'COMPLETED' | 'DECLINED' | 'REFUNDED';
}

export interface Subscription {
  readonly id: string;
  readonly planId: string;
  readonly customId: string | undefined;
  readonly returnUrl: string;
  readonly createdAt: string;
  status: Status;
  nextBilling: string | undefined;
  failedPayments: number;
  readonly payments: Payment[];
}

/** An event as PayPal would send it: what it is about, and the payment where it is about one. */
export interface Happened {
  readonly type: string;
  readonly payment?: Payment | undefined;
}

const newId = (prefix: string) => `${prefix}${randomBytes(6).toString('hex').toUpperCase()}`;
const monthAfter = (date: Date) => {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString();
};

export const createLedger = () => {
  const subscriptions = new Map<string, Subscription>();
  const byRequest = new Map<string, string>();

  const pay = (subscription: Subscription, status: Payment['status'] = 'COMPLETED'): Payment => {
    const now = new Date();
    const payment: Payment = { id: newId('PAY'), time: now.toISOString(), status };
    subscription.payments.push(payment);
    if (status === 'COMPLETED') {
      subscription.nextBilling = monthAfter(now);
      subscription.failedPayments = 0;
    }
    return payment;
  };
  const stop = (subscription: Subscription, status: Status, type: string): Happened => {
    subscription.status = status;
    subscription.nextBilling = undefined;
    return { type };
  };

  return {
    find: (id: string) => subscriptions.get(id),
    findSale: (id: string) =>
      [...subscriptions.values()].find(({ payments }) => payments.some((payment) => payment.id === id)),
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
        failedPayments: 0,
        payments: [],
      };
      subscriptions.set(subscription.id, subscription);
      if (request.requestId !== undefined) byRequest.set(request.requestId, subscription.id);
      return subscription;
    },
    /** Each answers the event that PayPal would send about it. */
    happen: {
      aprobar: (subscription: Subscription): Happened => {
        subscription.status = 'ACTIVE';
        pay(subscription);
        return { type: 'BILLING.SUBSCRIPTION.ACTIVATED' };
      },
      renovar: (subscription: Subscription): Happened => {
        subscription.status = 'ACTIVE';
        return { type: 'PAYMENT.SALE.COMPLETED', payment: pay(subscription) };
      },
      /** One failure is tried again later; PayPal suspends after several. */
      rechazar: (subscription: Subscription): Happened => {
        pay(subscription, 'DECLINED');
        subscription.failedPayments += 1;
        return { type: 'BILLING.SUBSCRIPTION.PAYMENT.FAILED' };
      },
      suspender: (subscription: Subscription): Happened =>
        stop(subscription, 'SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED'),
      vencer: (subscription: Subscription): Happened => stop(subscription, 'EXPIRED', 'BILLING.SUBSCRIPTION.EXPIRED'),
      cancelar: (subscription: Subscription): Happened =>
        stop(subscription, 'CANCELLED', 'BILLING.SUBSCRIPTION.CANCELLED'),
      reembolsar: (subscription: Subscription): Happened => {
        const payment = subscription.payments.findLast(({ status }) => status === 'COMPLETED');
        if (payment) payment.status = 'REFUNDED';
        return { type: 'PAYMENT.SALE.REFUNDED', payment };
      },
    },
  };
};
export type Ledger = ReturnType<typeof createLedger>;
export type Happening = keyof Ledger['happen'];
