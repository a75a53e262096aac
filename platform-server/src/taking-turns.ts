import { setImmediate } from 'node:timers/promises';

/** Ms for which long work has the process before requests get their turn: each step of a request waits for one of these. */
const turnMs = 1;

let end = 0;
let next: Promise<void> | undefined;

/**
 * Yields to the event loop in long work: returns undefined while long work may go on, and a promise to wait for when others, such as the requests of people, are to
 * have their turn. Called between two small pieces of work, of well under a millisecond each; all long work of a process shares
 * its turns.
 */
export function endOfTurn(): Promise<void> | undefined {
  if (next === undefined && performance.now() < end) return undefined;
  next ??= setImmediate().then(() => {
    end = performance.now() + turnMs;
    next = undefined;
  });
  return next;
}
