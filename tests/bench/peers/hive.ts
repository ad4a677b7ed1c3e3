// Hive Gateway on its supergraph, in front of Node's HTTP server as its guide does, with queries compiled.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type GatewayPlugin, createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { useJIT as compiling } from '@graphql-mesh/plugin-jit';
import { type BenchViewer, viewerOf } from '../../load/viewers.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const compose = fileURLToPath(new URL('node_modules/@graphql-mesh/compose-cli/esm/bin.js', import.meta.url));
// In a process of its own, so that what composing loads does not count as this server's memory.
const supergraph = execFileSync(process.execPath, [compose], { cwd: here, encoding: 'utf8' });

const withSession: GatewayPlugin<{ session: BenchViewer }> = {
  onContextBuilding: ({ context, extendContext }) =>
    extendContext({ session: viewerOf(context.headers['authorization']) }),
};
const gateway = createGatewayRuntime({
  supergraph,
  readinessCheckEndpoint: '/health/ready',
  logging: false,
  plugins: () => [withSession, compiling()],
});

// It takes SIGTERM for itself and goes on listening.
process.once('SIGTERM', () => process.exit(0));
createServer((request, response) => void gateway(request, response)).listen(Number(process.env['PORT']), '127.0.0.1');
