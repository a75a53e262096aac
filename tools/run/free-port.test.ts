import { createServer, type AddressInfo, type Server } from 'node:net';
import { anyFreePort, isFree, nextFreePort } from './free-port.ts';

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

describe('a free port', () => {
  it('is not one that somebody listens on', async () => {
    const { server, port } = await listen();
    expect(await isFree(port)).toBe(false);
    expect(await nextFreePort(port)).toBeGreaterThan(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
  });

  it('is looked for in another place each time, below the ports that the system gives out', async () => {
    const ports = await Promise.all(Array.from({ length: 8 }, anyFreePort));
    expect(new Set(ports).size).toBeGreaterThan(1);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });
});
