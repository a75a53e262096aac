import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useState } from 'react';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { forgetHandedToken, handedToken } from './handed-token.ts';

const HandedOver = lazyPart(async () => (await import('./HandedOver.tsx')).HandedOver);

interface HandedTokenGateProps {
  readonly children: ReactNode;
  /** Content until it is known whose token it is. */
  readonly loading: ReactNode;
}

/** Lets nobody pass before they have decided about a token that stood in the page's address. */
export function HandedTokenGate({ children, loading }: HandedTokenGateProps) {
  const [token, setToken] = useState(handedToken);
  if (token === null) return children;
  const handleSettled = () => {
    forgetHandedToken();
    setToken(null);
  };
  return (
    <RemoteBoundary onCrash={handleSettled}>
      <Suspense fallback={loading}>
        <HandedOver token={token} loading={loading} onSettled={handleSettled} />
      </Suspense>
    </RemoteBoundary>
  );
}
