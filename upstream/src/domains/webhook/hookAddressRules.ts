import { createHmac } from 'node:crypto';
import { equalHashes } from '../../lib/secrets.ts';

/** Makes the addresses of incoming webhooks, and knows its own again. Nothing secret is kept for it. */
export type HookAddresses = {
  /** The path on the gateway's host: `/hooks/<id>/<secret>`. */
  of(webhookId: string, generation: number): string;
  /** Whether a secret is that of a webhook's address; takes the same time whatever it is. */
  admits(secret: string, webhookId: string, generation: number): boolean;
};

/** @param installationSecret what other secrets of this installation come from; addresses have a key of their own */
export function createHookAddresses(installationSecret: string): HookAddresses {
  const key = createHmac('sha256', installationSecret).update('webhook addresses').digest();
  const secretOf = (webhookId: string, generation: number) =>
    createHmac('sha256', key).update(`${generation}\n${webhookId}`).digest('base64url');
  return {
    of: (webhookId, generation) => `/hooks/${webhookId}/${secretOf(webhookId, generation)}`,
    admits: (secret, webhookId, generation) => equalHashes(secret, secretOf(webhookId, generation)),
  };
}
