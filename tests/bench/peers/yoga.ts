// GraphQL Yoga on Node's HTTP server as its guide does, with queries compiled. It keeps parsed and validated documents by
// itself.
import { createServer } from 'node:http';
import { useGraphQlJit as compiling } from '@envelop/graphql-jit';
import { createSchema, createYoga } from 'graphql-yoga';
import { viewerOf } from '../../load/viewers.ts';
import { type Context, createContext, resolvers, typeDefs } from '../gateway/servers/schema.ts';
import { poolUpstream } from '../gateway/servers/upstream.ts';

const upstream = poolUpstream();
const yoga = createYoga<object, Context>({
  schema: createSchema<Context>({ typeDefs, resolvers }),
  context: ({ request }) => createContext(upstream, viewerOf(request.headers.get('authorization') ?? undefined)),
  plugins: [compiling()],
  healthCheckEndpoint: '/health/ready',
  graphiql: false,
  logging: false,
});

createServer((request, response) => void yoga(request, response)).listen(Number(process.env['PORT']), '127.0.0.1');
