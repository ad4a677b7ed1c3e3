import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Identity } from '../identity.ts';
import { GatewayError } from '../lib/errors.ts';
import type { Upstream, UpstreamClient } from '../upstream/client.ts';
import { refusalIn } from '../upstream/errors.ts';
import { callerOf } from './caller.ts';
import { clientAddressOf } from './clientAddress.ts';
import type { OperationLimit } from './operationLimit.ts';
import { operationSignal } from './operationSignal.ts';
import type { RefusalWords } from './refusalWords.ts';
import { refuseReader } from './refuseReader.ts';
import type { Transfers } from './transfers.ts';

type Addressed = { Params: { file: string }; Querystring: Record<string, unknown> };

type Deps = {
  readonly upstream: UpstreamClient;
  readonly transfers: Transfers;
  readonly deadlineMs: number;
  /** Whose session a request has, by its cookie or its header. */
  readonly identityOf: (request: FastifyRequest) => Promise<Identity | null>;
  readonly limit: OperationLimit;
};

const PDF = /^([A-Za-z0-9_-]{1,64})\.pdf$/;
const queryShape = z.object({ number: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) });

/** It may be kept by the one who asked for it alone, and is never shown in the place of a page. */
function headersOf({ query }: FastifyRequest<Addressed>, bytes: number | null): Record<string, string> {
  const { number = 'invoice' } = queryShape.safeParse(query).data ?? {};
  return {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'cache-control': 'private, no-store',
    ...(bytes === null ? {} : { 'content-length': String(bytes) }),
  };
}

const NO_SUCH = [404, 'invoiceMissing'] as const;
const NOBODY = [401, 'nobody'] as const;
const AWAY = [503, 'invoiceAway'] as const;

/** Why a document is not given, by the code of what went wrong. */
const refusals = new Map<string, readonly [status: number, why: keyof RefusalWords]>([
  ['UNAUTHENTICATED', NOBODY],
  ['FORBIDDEN', [403, 'invoiceForAdmins']],
  ['IP_RESTRICTED', [403, 'network']],
]);

function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  if (refusalIn(error, 'invoice_not_found', 'team_not_found')) return refuseReader(reply, ...NO_SUCH);
  const known = error instanceof GatewayError ? refusals.get(error.code) : undefined;
  return refuseReader(reply, ...(known ?? AWAY));
}

async function documentOf(services: Upstream, invoiceId: string) {
  const { teamId } = await services.call('team', 'teamInfo', {});
  return services.download('payment', 'invoiceDocument', { query: { teamId, invoiceId } });
}

/** Gives invoices as PDF to whoever is signed in as an admin of their team. The content goes through as it comes. */
export function serveInvoiceDocuments(app: FastifyInstance, deps: Deps) {
  const { upstream, transfers, deadlineMs, identityOf, limit } = deps;
  app.get<Addressed>('/invoices/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const [, invoiceId] = PDF.exec(request.params.file) ?? [];
    if (invoiceId === undefined) return refuseReader(reply, ...NO_SUCH);
    const identity = await identityOf(request);
    if (identity === null) return refuseReader(reply, ...NOBODY);
    const { wait } = await limit({ identity, clientAddress: clientAddressOf(request) });
    if (wait !== null) return refuseReader(reply, 429, 'tooMany');
    transfers.begin(reply);
    const services = upstream.as(callerOf(request, identity, operationSignal(reply, deadlineMs)));
    try {
      const { bytes, content } = await documentOf(services, invoiceId);
      return await reply.headers(headersOf(request, bytes)).send(content);
    } catch (error) {
      request.log.warn({ err: error }, 'Invoice not given');
      return refuse(reply, error);
    }
  });
}
