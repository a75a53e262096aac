import { RE2JS } from 're2js';

/** Compiled patterns; a model has few, and compiling one costs more than using it. */
const compiled = new Map<string, RE2JS>();
const mostCompiled = 500;

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const fresh = RE2JS.compile(pattern);
  if (compiled.size >= mostCompiled) compiled.clear();
  compiled.set(pattern, fresh);
  return fresh;
}

/**
 * Whether a pattern is found in a text, in a time that grows with the text's length only: no pattern and no value can
 * hold up the server or a form. Throws for a pattern that `patternProblem` refuses.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  return compile(pattern).matcher(text).find();
}

/** Why a pattern cannot be used; null where it can. Look-around and back references cannot. */
export function patternProblem(pattern: string): string | null {
  try {
    compile(pattern);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'is no regular expression';
  }
}
