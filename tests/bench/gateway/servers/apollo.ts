// The base of the comparison: Apollo Server, Fastify, got and DataLoader as their guides put them together.
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { viewerOf } from '../../../load/viewers.ts';
import { type Context, createContext, resolvers, typeDefs } from './schema.ts';
import { gotUpstream } from './upstream.ts';

const upstream = gotUpstream();
const app = Fastify();
const apollo = new ApolloServer<Context>({ typeDefs, resolvers, plugins: [fastifyApolloDrainPlugin(app)] });

await apollo.start();
app.get('/health/ready', () => ({}));
await app.register(fastifyApollo(apollo), {
  context: async ({ headers }) => createContext(upstream, viewerOf(headers.authorization)),
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
