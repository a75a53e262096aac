import type { Patterns } from 'feelin';
import type { PatternMeter } from './pattern-meter.ts';

type Engine = (meter: PatternMeter) => Patterns;

let engine: Engine | null = null;

/**
 * Fetches the engine of `matches`, `replace` and `split`: the server once at its start, a form where its expressions
 * use a pattern.
 */
export async function loadPatterns(): Promise<void> {
  engine ??= (await import('./pattern-engine.ts')).meteredPatterns;
}

/** The engine, on a meter. Throws where nobody has fetched it. */
export function loadedPatterns(meter: PatternMeter): Patterns {
  if (engine === null) throw new Error('The engine of patterns is not there: loadPatterns() comes before evaluating.');
  return engine(meter);
}

/** Returns whether an expression may use a pattern. */
export function usesPatterns(text: string): boolean {
  return /\b(?:matches|replace|split)\b/.test(text);
}
