import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} from '@portico/shared-kit/api/second-factor.api';
import { useGetRsaKeyMutation } from '@portico/shared-kit/api/session.api';
import type { SecondFactorSecret } from '@portico/shared-kit/contract/second-factor.schema';
import { passwordCipher } from '../../session/encrypt-password.ts';

/** The password typed again, and a code where the second factor is on. */
export interface TypedProof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** The calls by which somebody changes their own second factor. Each throws an ApiError. */
interface FactorCalls {
  /** Returns the new secret for the app. */
  begin(proof: TypedProof): Promise<SecondFactorSecret>;
  /** Turns it on and returns the recovery codes. */
  confirm(code: string): Promise<readonly string[]>;
  /** Returns new recovery codes. */
  renew(proof: TypedProof): Promise<readonly string[]>;
  turnOff(proof: TypedProof): Promise<void>;
}

/** Sends them; the password goes under a key that was fetched for it. */
export function useFactorCalls(): FactorCalls {
  const [getKey] = useGetRsaKeyMutation();
  const [begin] = useBeginSecondFactorMutation();
  const [confirm] = useConfirmSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();

  async function sealed(password: string) {
    const { index, key } = await getKey().unwrap();
    return { index, password: await passwordCipher.encrypt(key, password) };
  }

  return {
    begin: async ({ password, code }) =>
      begin({ ...(await sealed(password)), ...(code === undefined ? {} : { code }) }).unwrap(),
    confirm: async (code) => (await confirm({ code }).unwrap()).recoveryCodes,
    renew: async ({ password, code = '' }) =>
      (await renew({ ...(await sealed(password)), code }).unwrap()).recoveryCodes,
    turnOff: async ({ password, code = '' }) => void (await turnOff({ ...(await sealed(password)), code }).unwrap()),
  };
}
