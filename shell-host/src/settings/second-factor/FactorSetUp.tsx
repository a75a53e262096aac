import type { SecondFactorSecret } from '@portico/shared-kit/contract/second-factor.schema';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { type ReactNode, useState } from 'react';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx';
import { ScanStep } from './ScanStep.tsx';
import { useFactorCalls } from './use-factor-calls.ts';

interface FactorSetUpProps {
  readonly user: Pick<CurrentUser, 'username'>;
  /** The first set-up, or another device in the place of the one before. */
  readonly purpose: 'setUp' | 'device';
  /** The way out, in all steps before the second factor is on. */
  readonly other: ReactNode;
  /** The recovery codes are kept. */
  readonly onDone: () => void;
}

/** Sets a second factor up: the password, the app, the recovery codes. */
export function FactorSetUp({ user, purpose, other, onDone }: FactorSetUpProps) {
  const { begin, confirm } = useFactorCalls();
  const [made, setMade] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) {
    return <RecoveryCodesStep codes={codes} username={user.username} isOfSetUp onKept={onDone} />;
  }
  if (made !== undefined) {
    return <ScanStep made={made} confirm={async (code) => setCodes(await confirm(code))} other={other} />;
  }
  return <ProofForm user={user} purpose={purpose} send={async (proof) => setMade(await begin(proof))} other={other} />;
}
