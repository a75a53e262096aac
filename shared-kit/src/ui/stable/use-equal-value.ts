import { useState } from 'react';

/** Returns a value that stays the same object as long as it says the same. Takes plain data, as JSON has it. */
export function useEqualValue<TValue>(value: TValue): TValue {
  const [kept, setKept] = useState(() => value);
  if (kept === value || saysTheSame(kept, value)) return kept;
  setKept(() => value);
  return value;
}

/** Compares lists entry by entry: one of 50,000 numbers is not written out for it. */
function saysTheSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((entry, index) => saysTheSame(entry, right[index]));
  }
  return left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right));
}
