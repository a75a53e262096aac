import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once the condition holds, asking every 20 ms; rejects after ten seconds, saying what did not come. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ten seconds in vain: ${what}.`);
    await sleep(20);
  }
}
