import { useFailure } from '@portico/shared-kit/api';
import { useSignInByProxyMutation } from '@portico/shared-kit/api/session.api';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { storeTokens } from './token-changes.ts';

interface ProxySignInProps {
  /** Content while the portal asks. */
  readonly loading: ReactNode;
  /** Content where the proxy names nobody that the portal knows; absent: the reason, and a way to ask again. */
  readonly refused?: ReactNode;
}

/** Begins a session of whom the proxy in front has signed in: nobody is asked for a password (shell spec, section 2: proxy mode). */
export function ProxySignIn({ loading, refused }: ProxySignInProps) {
  const [ask, { error, isLoading }] = useSignInByProxyMutation();
  const failure = useFailure(error);
  const enter = async () => {
    const { data } = await ask();
    if (data !== undefined) storeTokens(data);
  };
  const begin = useEffectEvent(enter);
  useEffect(() => void begin(), []);
  if (error === undefined) return loading;
  return refused ?? <ErrorState isPage failure={failure} isRetrying={isLoading} onRetry={() => void enter()} />;
}
