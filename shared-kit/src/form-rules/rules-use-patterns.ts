import { usesPatterns } from '../expressions/patterns.ts';
import type { Property } from '../fields/index.ts';

/** Returns whether an expression of these fields or of their columns may use a pattern. */
export function rulesUsePatterns(properties: readonly Pick<Property, 'expressions' | 'subSchema'>[]): boolean {
  return properties.some(
    ({ expressions, subSchema }) =>
      Object.values<string | undefined>({ ...expressions }).some((text) => text !== undefined && usesPatterns(text)) ||
      rulesUsePatterns(subSchema?.properties ?? []),
  );
}
