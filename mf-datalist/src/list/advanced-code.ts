import { useEffect, useState } from 'react';
import type * as advancedFilter from '@portico/shared-kit/list-address/advanced-filter';

type AdvancedCode = typeof advancedFilter;

let loaded: AdvancedCode | null = null;

/** Fetches the code that reads the advanced filter of an address: most lists are opened without one. */
export async function loadAdvanced(): Promise<void> {
  loaded ??= await import('@portico/shared-kit/list-address/advanced-filter');
}

/** The code that reads the advanced filter; null before `loadAdvanced` has fetched it. */
export function advancedCode(): AdvancedCode | null {
  return loaded;
}

/** Returns whether a list can be shown: its address has no advanced filter, or what reads it is there. A failed fetch is thrown. */
export function useAdvancedCode(isWanted: boolean): boolean {
  const [failure, setFailure] = useState<Error | null>(null);
  const [, setLoaded] = useState(loaded !== null);
  useEffect(() => {
    if (isWanted)
      void loadAdvanced().then(
        () => setLoaded(true),
        (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
      );
  }, [isWanted]);
  if (failure !== null) throw failure;
  return !isWanted || loaded !== null;
}
