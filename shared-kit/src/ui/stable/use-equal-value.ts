import { useState } from 'react';

/** Returns a value that stays the same object as long as it says the same. Takes plain data, as JSON has it. */
export function useEqualValue<TValue>(value: TValue): TValue {
  const [kept, setKept] = useState(() => value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(() => value);
  return value;
}
