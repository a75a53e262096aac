import { describeApiError } from '@portico/shared-kit/api';
import { codeOf, describeError } from '@portico/shared-kit/errors';
import { useLocale } from '@portico/shared-kit/i18n';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnTarget } from '../session/return-target.ts';

/** Explains the code in `?code=` in the catalogue's words; trying again leads to `?return=`. */
export function ErrorPage() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const code = Number(search.get('code') ?? codeOf('unknownError'));
  const known = Number.isInteger(code) ? describeError({ code }, locale) : describeApiError(null, locale);
  const failure = { message: known.message, code: known.code, traceId: search.get('traceId') ?? undefined };
  const retry = () => void navigate(returnTarget(search.get('return'), location.origin), { replace: true });
  return <ErrorState isPage failure={failure} onRetry={retry} />;
}
