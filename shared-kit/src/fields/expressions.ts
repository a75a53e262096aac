import type { Property } from './property.ts';

/** Returns whether the value of a field or of a column is computed, so that nobody fills it in. */
export function isComputed({ expressions }: Pick<Property, 'expressions'>): boolean {
  return expressions?.value !== undefined;
}

/** Returns whether any of these fields or their columns has an expression. */
export function hasExpressions(properties: readonly Pick<Property, 'expressions' | 'subSchema'>[]): boolean {
  return properties.some(
    ({ expressions, subSchema }) => expressions !== undefined || hasExpressions(subSchema?.properties ?? []),
  );
}

const named = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** The words of an expression that may be names of variables, texts and members left out; some are words of FEEL. */
export function wordsIn(text: string): ReadonlySet<string> {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\.\s*[\p{L}_][\p{L}\p{N}_]*/gu, '');
  return new Set(bare.match(named));
}

/** Returns whether an expression names one of these fields. */
export function namesOneOf(text: string, codes: readonly string[]): boolean {
  const words = wordsIn(text);
  return codes.some((code) => words.has(code));
}

/** Returns whether a change of this field changes more than itself, or is not anybody's to make. */
export function takesPartInExpressions(properties: readonly Property[], code: string): boolean {
  return properties.some(({ code: own, expressions, subSchema }) => {
    const columns = (subSchema?.properties ?? []).map((column) => column.expressions);
    const texts = [expressions, ...columns].flatMap((each) => Object.values<string | undefined>({ ...each }));
    return (own === code && texts.length > 0) || texts.some((text) => text !== undefined && wordsIn(text).has(code));
  });
}
