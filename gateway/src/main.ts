import { ConfigError, readConfig } from './config.ts';
import { startGateway } from './start.ts';

try {
  const gateway = await startGateway(readConfig());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
