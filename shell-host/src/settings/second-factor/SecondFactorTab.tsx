import { useFailure } from '@portico/shared-kit/api';
import { useGetSecondFactorQuery } from '@portico/shared-kit/api/second-factor.api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { ErrorState, LinesSkeleton, useToast } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd/es';
import { useState } from 'react';
import { FactorSetUp } from './FactorSetUp.tsx';
import { FactorState } from './FactorState.tsx';
import { ProofForm, type Purpose } from './ProofForm.tsx';
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx';
import { secondFactorTexts } from './second-factor.texts.ts';
import { type TypedProof, useFactorCalls } from './use-factor-calls.ts';

interface TabProps {
  readonly user: Pick<CurrentUser, 'username'>;
}

/** The tab "two-step verification" of personal settings: its state, then one thing at a time. */
export function SecondFactorTab({ user }: TabProps) {
  const { data, error, refetch } = useGetSecondFactorQuery();
  const failure = useFailure(error);
  const [purpose, setPurpose] = useState<Purpose>();
  const handleDone = () => setPurpose(undefined);
  if (purpose === 'setUp' || purpose === 'device') {
    return (
      <FactorSetUp user={user} purpose={purpose} other={<CancelButton onClick={handleDone} />} onDone={handleDone} />
    );
  }
  if (purpose === 'renew') return <RenewCodes user={user} onDone={handleDone} />;
  if (purpose === 'turnOff') return <TurnOff user={user} onDone={handleDone} />;
  if (data !== undefined) return <FactorState factor={data} onChoose={setPurpose} />;
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  return <LinesSkeleton />;
}

interface StepProps extends TabProps {
  readonly onDone: () => void;
}

function RenewCodes({ user, onDone }: StepProps) {
  const { renew } = useFactorCalls();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) {
    return <RecoveryCodesStep codes={codes} username={user.username} isOfSetUp={false} onKept={onDone} />;
  }
  const send = async (proof: TypedProof) => setCodes(await renew(proof));
  return <ProofForm user={user} purpose="renew" send={send} other={<CancelButton onClick={onDone} />} />;
}

function TurnOff({ user, onDone }: StepProps) {
  const t = secondFactorTexts.useT();
  const toast = useToast();
  const { turnOff } = useFactorCalls();
  const send = async (proof: TypedProof) => {
    await turnOff(proof);
    toast.success(t('turnedOff'));
    onDone();
  };
  return <ProofForm user={user} purpose="turnOff" send={send} other={<CancelButton onClick={onDone} />} />;
}

function CancelButton({ onClick }: { readonly onClick: () => void }) {
  const t = secondFactorTexts.useT();
  return <Button onClick={onClick}>{t('cancel')}</Button>;
}
