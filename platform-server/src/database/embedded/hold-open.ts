import { startEmbedded } from './start-embedded.ts';

// A process of its own for the launcher's tests: starts the database of the folder named by the first argument, prints
// what it got as one line of JSON, and holds it until its input ends; any input makes it exit without a stop.
const [home = '', outside = ''] = process.argv.slice(2);
try {
  const { url, pid, isAdopted, stop } = await startEmbedded({ home, outside });
  process.stdout.write(`${JSON.stringify({ url, pid, isAdopted })}\n`);
  process.stdin.once('data', () => process.exit()).once('end', () => void stop());
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
}
