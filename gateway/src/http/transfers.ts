import type { FastifyReply } from 'fastify';
import { onClosed } from './onClosed.ts';

/** The files on their way through the gateway, which may take longer than other operations. */
export function countTransfers() {
  const underWay = new Set<FastifyReply>();
  let waiting: (() => void)[] = [];
  return {
    begin(reply: FastifyReply): void {
      underWay.add(reply);
      onClosed(reply, () => {
        underWay.delete(reply);
        if (underWay.size > 0) return;
        for (const resolve of waiting) resolve();
        waiting = [];
      });
    },
    /** Resolves once there are none; at once where there are none now. */
    done: (): Promise<void> =>
      underWay.size === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
  };
}

export type Transfers = ReturnType<typeof countTransfers>;
