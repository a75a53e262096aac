// The test's provider as a process of its own, for tests that drive from outside: serve-provider.ts <port> <redirect URI>.
// Says its issuer when it is there, and ends with the process that started it.
import { startTestProvider } from './test-provider.ts';

const [port = '0', redirectUri = ''] = process.argv.slice(2);
const { issuer, stop } = await startTestProvider({ port: Number(port), redirectUri });
process.stdout.write(`${issuer}\n`);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
process.stdin.on('end', () => process.exit(0)).resume();
