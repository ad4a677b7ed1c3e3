import { ConfigError, readConfig } from './config.ts';
import { startGateway } from './start.ts';

try {
  const gateway = await startGateway(readConfig());
  const leave = () => void gateway.close().then(() => process.exit(0));
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  // Where another process started this one and is gone, nobody would stop it.
  process.once('disconnect', leave);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
