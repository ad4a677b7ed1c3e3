import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isFileName } from '../lib/fileNames.ts';
import { refuseReader } from './refuseReader.ts';

/** The parts of a request at the address of a file. */
export type FileRoute = { Params: { '*': string }; Querystring: Record<string, unknown> };

const addressShape = z.object({
  name: z.string().min(1).max(500),
  expires: z.coerce.number().int().min(0),
  signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

/** An address for a download says besides under which name the file is saved, or whether it is shown. */
const savedShape = z.union([
  z.object({ as: z.undefined().optional(), intent: z.undefined().optional() }),
  z.object({ as: z.string().refine(isFileName), intent: z.enum(['download', 'view']) }),
]);

/** What an address for a download says of it. */
export type SavedAs = { readonly as: string; readonly intent: 'download' | 'view' };

/** The name of a file and the right to it, as its address has them; null where it is no such address. */
export const fileAddressIn = ({ query, params }: FastifyRequest<FileRoute>) =>
  addressShape.safeParse({ ...query, name: params['*'] }).data ?? null;

/** The same of an address to read at, with what it says of a download where it is one for that. */
export function readAddressIn(request: FastifyRequest<FileRoute>) {
  const address = fileAddressIn(request);
  const saved = savedShape.safeParse(request.query).data;
  if (!address || !saved) return null;
  return { ...address, ...(saved.as === undefined ? {} : saved) };
}

/** Says in words why a file is not taken: the program that sends it tells people what it means. */
export const refuseFile = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${sentence}\n`);

export const refuseMissing = (reply: FastifyReply) => refuseReader(reply, 404, 'fileMissing');
