import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { createGoogleStandIn } from './google.ts';
import { sendPage } from './pages.ts';

const form = z.object({ email: z.string().trim().toLowerCase().max(254), decision: z.string() });
type At = { Params: { uid: string } };

/**
 * In place of Google: a page on which somebody is picked, and the protocol around it. Its code is fetched when it is first asked
 * for, so that nothing starts slower by it.
 *
 * @param issuerOf told once it listens
 */
export function mountGoogle(app: FastifyInstance, issuerOf: () => string): void {
  let loaded: Promise<ReturnType<typeof createGoogleStandIn>> | undefined;
  const google = () => (loaded ??= import('./google.ts').then((code) => code.createGoogleStandIn(issuerOf())));

  app.get<At>('/google/interaction/:uid', async (request, reply) => {
    const email = await (await google()).hintOf(request.raw, reply.raw);
    return sendPage(reply, 200, {
      title: 'Sign in with the stand-in of Google',
      form: {
        action: `/google/interaction/${request.params.uid}`,
        fields: {},
        asked: { name: 'email', label: 'E-mail address of the account', value: email },
        buttons: [
          ['yes', 'Sign in'],
          ['no', 'Cancel'],
        ],
      },
    });
  });

  app.post<At>('/google/interaction/:uid', async (request, reply) => {
    const { email, decision } = form.parse(request.body);
    reply.hijack();
    await (await google()).finish(request.raw, reply.raw, decision === 'yes' ? email : null);
  });

  void app.register(async (protocol) => {
    // It reads bodies itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    protocol.all('/google/*', async (request, reply) => {
      reply.hijack();
      await (await google()).answer(request.raw, reply.raw);
    });
  });
}
