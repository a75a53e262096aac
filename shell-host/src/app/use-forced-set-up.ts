import { usePortalDispatch } from '@portico/shared-kit/api';
import { noteSecondFactor } from '@portico/shared-kit/api/current-user.api';
import { useState } from 'react';

interface ForcedSetUp {
  /** From the time when it is required until its recovery codes are kept, though it is on before that. */
  readonly isSettingUp: boolean;
  /** The recovery codes are kept. */
  readonly finish: () => void;
}

/** Holds the portal back while a second factor that a role asks for is being set up. */
export function useForcedSetUp(isRequired: boolean): ForcedSetUp {
  const dispatch = usePortalDispatch();
  const [isSettingUp, setSettingUp] = useState(isRequired);
  if (isRequired && !isSettingUp) setSettingUp(true);
  const finish = () => {
    dispatch(noteSecondFactor());
    setSettingUp(false);
  };
  return { isSettingUp, finish };
}
