import { useBeginOpenIdMutation } from '@portico/shared-kit/api/open-id.api';
import { useCallback, useEffect, useState } from 'react';
import { keepReturn } from './open-id-return.ts';

interface Leaving {
  /** Target once signed in: a path of this portal. */
  readonly target: string;
  /** The provider asks who it is even where it knows somebody. */
  readonly isAnew?: boolean;
}

interface OpenId {
  /** Leaves for the provider; throws an ApiError where it cannot be reached. */
  begin(leaving: Leaving): Promise<void>;
  /** From the click until the provider's page is there. */
  readonly isLeaving: boolean;
  /** The last failure; undefined before one and while trying again. */
  readonly error: unknown;
}

/** Signing in at the provider of OpenID Connect. `open` leaves this page. */
export function useOpenId(open: (address: string) => void): OpenId {
  const [ask, { isLoading, error }] = useBeginOpenIdMutation();
  const [isGone, setGone] = useState(false);

  // Who comes back by the browser's button finds the page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setGone(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const begin = useCallback(
    async ({ target, isAnew = false }: Leaving) => {
      const { address } = await ask({ isAnew }).unwrap();
      keepReturn(target);
      setGone(true);
      open(address);
    },
    [ask, open],
  );
  return { begin, isLeaving: isLoading || isGone, error };
}
