import { createSign, createVerify, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Subscription } from './ledger.ts';

/** Signed as PayPal signs: over transmission id, time, webhook id and the checksum of the exact bytes. */

export interface WebhookTarget {
  readonly url: string;
  readonly webhookId: string;
}

const ATTEMPTS = 5;

export const createWebhooks = (target: WebhookTarget) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const message = (id: string, time: string, webhookId: string, raw: string) =>
    `${id}|${time}|${webhookId}|${crc32(raw)}`;
  let closed = false;

  const signed = (raw: string) => {
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

  const deliver = async (raw: string) => {
    for (let attempt = 0; attempt < ATTEMPTS && !closed; attempt += 1) {
      try {
        const response = await fetch(target.url, { method: 'POST', headers: signed(raw), body: raw });
        if (response.ok) return;
      } catch {
        // Not there yet: tried again below.
      }
      await sleep(250 * 2 ** attempt, undefined, { ref: false });
    }
  };

  return {
    event: (type: string, subscription: Subscription): string => {
      const resource = type.startsWith('BILLING.')
        ? {
            id: subscription.id,
            plan_id: subscription.planId,
            custom_id: subscription.customId,
            status: subscription.status,
          }
        : { id: `PAY-${randomBytes(6).toString('hex')}`, billing_agreement_id: subscription.id };
      // Spaces that a parser would drop: whoever signs anything but the bytes fails.
      return JSON.stringify(
        { id: `WH-${randomUUID()}`, event_type: type, create_time: new Date().toISOString(), resource },
        null,
        1,
      );
    },
    signed,
    deliver,
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
