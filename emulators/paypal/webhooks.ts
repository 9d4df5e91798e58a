import { createSign, createVerify, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Happened, Subscription } from './ledger.ts';

/** Signed as PayPal signs: over transmission id, time, webhook id and the checksum of the exact bytes. */

export interface WebhookTarget {
  readonly url: string;
  readonly webhookId: string;
}

const ATTEMPTS = 6;

/** Only what PayPal puts there: a refund names its payment, and not the subscription. */
const resourceOf = ({ type, payment }: Happened, subscription: Subscription) => {
  if (type.startsWith('BILLING.')) {
    const { id, planId, customId, status } = subscription;
    return { id, plan_id: planId, custom_id: customId, status };
  }
  if (type === 'PAYMENT.SALE.REFUNDED')
    return { id: `REF${randomBytes(6).toString('hex').toUpperCase()}`, sale_id: payment?.id, state: 'completed' };
  return { id: payment?.id, billing_agreement_id: subscription.id, state: 'completed' };
};

export const createWebhooks = (target: WebhookTarget) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const message = (id: string, time: string, webhookId: string, raw: string) =>
    `${id}|${time}|${webhookId}|${crc32(raw)}`;
  let closed = false;

  const signed = (raw: string): Record<string, string> => {
    const id = randomUUID();
    const time = new Date().toISOString();
    const signature = createSign('sha256')
      .update(message(id, time, target.webhookId, raw))
      .sign(privateKey, 'base64');
    return {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/certs/emulator',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
    };
  };

  return {
    event: (happened: Happened, subscription: Subscription): string =>
      // Spaces that a parser would drop: whoever signs anything but the bytes fails.
      JSON.stringify(
        {
          id: `WH-${randomUUID()}`,
          event_type: happened.type,
          create_time: new Date().toISOString(),
          resource: resourceOf(happened, subscription),
        },
        null,
        1,
      ),
    signed,
    /** Until it is taken, ever more patiently. */
    deliver: async (raw: string) => {
      for (let attempt = 0; attempt < ATTEMPTS && !closed; attempt += 1) {
        try {
          const response = await fetch(target.url, {
            method: 'POST',
            headers: signed(raw),
            body: raw,
            signal: AbortSignal.timeout(30_000),
          });
          await response.body?.cancel();
          if (response.ok) return;
        } catch {
          // Not there yet: tried again below.
        }
        await sleep(250 * 2 ** attempt, undefined, { ref: false });
      }
    },
    verify: (request: Record<string, unknown>, raw: string): boolean => {
      const {
        transmission_id: id,
        transmission_time: time,
        transmission_sig: signature,
        webhook_id: webhookId,
      } = request;
      if (webhookId !== target.webhookId || typeof signature !== 'string') return false;
      try {
        return createVerify('sha256')
          .update(message(String(id), String(time), target.webhookId, raw))
          .verify(publicKey, signature, 'base64');
      } catch {
        return false;
      }
    },
    close: () => {
      closed = true;
    },
  };
};
export type Webhooks = ReturnType<typeof createWebhooks>;
