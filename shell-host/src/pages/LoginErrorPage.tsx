import { useFailure } from '@portico/shared-kit/api';
import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import { codeOf } from '@portico/shared-kit/errors';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd/es';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openIdTexts } from '../session/open-id.texts.ts';
import { loginPath, safeReturnTarget } from '../session/return-target.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { failureInAddress } from './failure-in-address.ts';

/** Failures that only another account mends: the provider would sign the same one in again without a question. */
const ofAccount: readonly number[] = [codeOf('openIdUserUnknown'), codeOf('userDisabled')];

/** Page that tells why nobody was signed in elsewhere, in the catalogue's words, with the ways to try once more. */
export function LoginErrorPage() {
  const t = openIdTexts.useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [at] = useState(() => new Date().toISOString());
  const failure = useFailure(useMemo(() => failureInAddress(search), [search]));
  const hasOpenId = Boolean(useGetSystemConfigQuery().data?.openIdName);
  const target = safeReturnTarget(search.get('return'), location.origin);
  const isOfAccount = ofAccount.includes(failure.code);
  const again = { return: target, ...(isOfAccount ? { prompt: 'login' } : {}) };
  const actions = (
    <>
      <Button type="primary" onClick={() => void navigate(loginPath(target))}>
        {t('back')}
      </Button>
      {hasOpenId && (
        <Button onClick={() => void navigate(`/oauth?${String(new URLSearchParams(again))}`)}>
          {t(isOfAccount ? 'other' : 'again')}
        </Button>
      )}
    </>
  );
  return (
    <EntryFrame>
      <ErrorState isPage title={t('failed')} failure={{ ...failure, at }} action={actions} />
    </EntryFrame>
  );
}
