import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Answer } from '../../../generated/upstream/contract.ts';
import type { Clock } from '../../../lib/clock.ts';
import { type SealKeys, type Sealer, createSealer } from '../../../lib/seal.ts';

/** As long as the service waits for an answer, and as long as it keeps one for somebody who is asked first. */
const ATTEMPT_S = 15 * 60;
const ARRIVAL_S = 5 * 60;

const attempt = z.object({ teamId: z.string(), tie: z.string(), to: z.string() });
const arrival = z.object({
  teamId: z.string(),
  outcome: z.enum(['arrived', 'tested', 'refused', 'test_refused']),
  reason: z.string().nullable(),
  attemptId: z.string().nullable(),
  code: z.string().nullable(),
  person: z.object({ guid: z.string(), email: z.string(), teamName: z.string() }).nullable(),
  to: z.string(),
});

/** A sign-in that has begun in this browser. */
export type Attempt = z.infer<typeof attempt>;
/** What an identity provider had this browser bring, as the service has judged it. */
export type Arrival = z.infer<typeof arrival>;

export type Outcome = Answer<'sso', 'finishSaml'>;

type Options = {
  readonly keys: SealKeys;
  readonly clock: Clock;
  /** Whether browsers take a Secure cookie at this address. */
  readonly isSecure: (request: FastifyRequest) => boolean;
};

/**
 * What a browser keeps between two requests of a sign-in, sealed. None of it comes with what another site has it post: what it
 * brought is kept here until it comes by itself.
 */
export function createSamlCookies({ keys, clock, isSecure }: Options) {
  const sealerOf = <T extends Record<string, unknown>>(purpose: string, seconds: number, shape: z.ZodType<T>) =>
    createSealer({ keys, purpose, lifetimeMs: seconds * 1000, shape }, clock);
  return {
    attempt: cookie('sso', sealerOf('SAML attempt', ATTEMPT_S, attempt), ATTEMPT_S, isSecure),
    arrival: cookie('sso-arrival', sealerOf('SAML arrival', ARRIVAL_S, arrival), ARRIVAL_S, isSecure),
  };
}

export type SamlCookies = ReturnType<typeof createSamlCookies>;

function cookie<T extends Record<string, unknown>>(
  word: string,
  sealer: Sealer<T>,
  maxAge: number,
  isSecure: Options['isSecure'],
) {
  const of = (request: FastifyRequest) => {
    const secure = isSecure(request);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    return { name: `${secure ? '__Host-' : ''}muster-${word}`, options };
  };
  return {
    async read(request: FastifyRequest): Promise<T | null> {
      const opened = await sealer.unseal(request.cookies[of(request).name] ?? '');
      return 'value' in opened ? opened.value : null;
    },
    async keep(request: FastifyRequest, reply: FastifyReply, value: T): Promise<void> {
      const { name, options } = of(request);
      reply.setCookie(name, await sealer.seal(value), { ...options, maxAge });
    },
    drop(request: FastifyRequest, reply: FastifyReply): void {
      const { name, options } = of(request);
      reply.clearCookie(name, options);
    },
  };
}

/** Whether what came back answers what has begun in this browser. */
export const isTied = (begun: Attempt | null, arrived: Arrival): boolean =>
  begun !== null &&
  begun.teamId === arrived.teamId &&
  arrived.attemptId === `_${createHash('sha256').update(begun.tie).digest('hex')}`;
