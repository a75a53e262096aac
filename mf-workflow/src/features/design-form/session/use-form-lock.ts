import {
  useReleaseFormLockMutation,
  useTakeFormLockMutation,
  useTakeOverFormLockMutation,
} from '@portico/shared-kit/api/form-design.api';
import { useCallback } from 'react';
import { type EditLock, useEditLock } from '../../../design-desk/lock/use-edit-lock.ts';

/** Holds the lock of a form's design while the page is open, as far as nobody else has it. */
export function useFormLock(schemaCode: string, sheetCode: string): EditLock {
  const [take] = useTakeFormLockMutation();
  const [release] = useReleaseFormLockMutation();
  const [seize] = useTakeOverFormLockMutation();
  return useEditLock({
    take: useCallback(() => take({ schemaCode, sheetCode }), [take, schemaCode, sheetCode]),
    release: useCallback(() => release({ schemaCode, sheetCode }), [release, schemaCode, sheetCode]),
    seize: () => seize({ schemaCode, sheetCode }).unwrap(),
  });
}
