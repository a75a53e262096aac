import { useFailure } from '@portico/shared-kit/api';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnTarget } from '../session/return-target.ts';
import { failureInAddress } from './failure-in-address.ts';

/** Explains the code in `?code=` in the catalogue's words; trying again leads to `?return=`. */
export function ErrorPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [at] = useState(() => new Date().toISOString());
  const failure = useFailure(useMemo(() => failureInAddress(search), [search]));
  const retry = () => void navigate(returnTarget(search.get('return'), location.origin), { replace: true });
  return <ErrorState isPage failure={{ ...failure, at }} onRetry={retry} />;
}
