import { isEmptyValue } from '@portico/shared-kit/fields';

/** Unique values that rows of a file have taken, by the codes of their fields. */
export interface UniqueValues {
  has(code: string, value: unknown): boolean;
  add(code: string, value: unknown): void;
}

/** Returns none yet. */
export function takenValues(): UniqueValues {
  const known = new Map<string, Set<string>>();
  const keyOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return {
    has: (code, value) => !isEmptyValue(value) && known.get(code)?.has(keyOf(value)) === true,
    add(code, value) {
      if (isEmptyValue(value)) return;
      const values = known.get(code) ?? new Set();
      known.set(code, values.add(keyOf(value)));
    },
  };
}
