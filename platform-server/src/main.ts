// The server as a process: reads the environment, starts, and stops cleanly on SIGINT and SIGTERM.
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';

// Whatever a library writes is nobody else's either.
process.umask(0o077);

try {
  // Without its database a process is of no use: its supervisor may have more luck with a new one.
  const database = { onLost: () => process.exit(1) };
  const server = await startServer(readConfig(process.env), { database });
  server.platform.log.info({ url: server.url }, 'Portico is ready');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.platform.log.info({ signal }, 'stopping');
      server.stop().then(
        () => {
          server.platform.log.info('stopped');
          process.exit(0);
        },
        (error: unknown) => {
          server.platform.log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
