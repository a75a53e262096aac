import type { Stamps } from './stamps.ts';

/** A step as its stamp sees it. */
interface StampedStep<TOutcome> {
  readonly name: string;
  /** Returns the hash of the step's inputs as they are now; null for a step that is always run. */
  hash(): string | null;
  run(): Promise<TOutcome>;
  isGreen(outcome: TOutcome): boolean;
}

/**
 * Runs a step and keeps its stamp when it was green and its inputs stayed the same meanwhile. Returns `unchanged` instead
 * of running it where that was asked for and the step was green with these inputs.
 */
export async function runChanged<TOutcome>(
  step: StampedStep<TOutcome>,
  stamps: Stamps,
  isSkippedWhenGreen: boolean,
): Promise<TOutcome | 'unchanged'> {
  const before = step.hash();
  if (isSkippedWhenGreen && stamps.isGreen(step.name, before)) return 'unchanged';
  stamps.forget(step.name);
  const outcome = await step.run();
  if (before !== null && step.isGreen(outcome) && step.hash() === before) stamps.keep(step.name, before);
  return outcome;
}
