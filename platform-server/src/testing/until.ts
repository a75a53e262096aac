import { setTimeout as sleep } from 'node:timers/promises';

/** A process beside busy ones may stand still for many seconds: this only ends a wait that would never end. */
const longestWaitMs = 45_000;

/** Resolves once the condition holds, asking every 20 ms; rejects before the test's own time is over, saying what did not come. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  longestMs = longestWaitMs,
): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}.`);
    await sleep(20);
  }
}
