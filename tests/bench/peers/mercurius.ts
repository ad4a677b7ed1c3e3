// Mercurius with queries compiled. Profiles come by the DataLoader that all servers have: its own loaders, one for each of the
// three fields that come from a profile, took half as much time again.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { viewerOf } from '../../load/viewers.ts';
import { type Context, createContext, resolvers, typeDefs } from '../gateway/servers/schema.ts';
import { poolUpstream } from '../gateway/servers/upstream.ts';

declare module 'mercurius' {
  interface MercuriusContext extends Context {}
}

const upstream = poolUpstream();
const app = Fastify();

app.get('/health/ready', () => ({}));
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  graphiql: false,
  context: ({ headers }) => createContext(upstream, viewerOf(headers.authorization)),
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
