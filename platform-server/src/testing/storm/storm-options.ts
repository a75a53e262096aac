import { parseArgs } from 'node:util';

/** Seed and length of a storm: the same seed and rounds try the same again. */
export interface StormOptions {
  readonly seed: number;
  readonly rounds: number;
}

/** Rounds that are run for each minute that is asked for; a round takes half a minute on a machine with nothing else to do. */
const roundsPerMinute = 2;
const fewestRounds = 2;

/** Reads `--seed N`, `--rounds N` and `--minutes M`, which adds rounds. Throws on anything else. */
export function readStormOptions(words: readonly string[]): StormOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...words], options: { seed: text, rounds: text, minutes: text } });
  const whole = (name: keyof typeof values, byDefault: number): number => {
    const value = values[name] === undefined ? byDefault : Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`);
    return value;
  };
  const rounds = whole('rounds', fewestRounds) + whole('minutes', 0) * roundsPerMinute;
  return { seed: whole('seed', 20_261_122), rounds };
}
