import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useState } from 'react';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { forgetUrlToken, urlToken } from './url-token.ts';

const UrlTokenQuestion = lazyWithRetry(async () => (await import('./UrlTokenQuestion.tsx')).UrlTokenQuestion);

interface UrlTokenGateProps {
  readonly children: ReactNode;
  /** Content until it is known whose token it is. */
  readonly loading: ReactNode;
}

/** Lets nobody pass before they have decided about a token that stood in the page's address. */
export function UrlTokenGate({ children, loading }: UrlTokenGateProps) {
  const [token, setToken] = useState(urlToken);
  if (token === null) return children;
  const handleSettled = () => {
    forgetUrlToken();
    setToken(null);
  };
  return (
    <RemoteBoundary onCrash={handleSettled}>
      <Suspense fallback={loading}>
        <UrlTokenQuestion token={token} loading={loading} onSettled={handleSettled} />
      </Suspense>
    </RemoteBoundary>
  );
}
