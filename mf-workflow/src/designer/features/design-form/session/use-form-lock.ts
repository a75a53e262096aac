import {
  useReleaseDesignLockMutation,
  useTakeDesignLockMutation,
  useTakeOverDesignLockMutation,
} from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { useCallback } from 'react';
import { type EditLock, useEditLock } from '@portico/shared-kit/documents';

/** Holds the lock of a form's design while the page is open, as far as nobody else has it. */
export function useFormLock(schemaCode: string, sheetCode: string): EditLock {
  const [take] = useTakeDesignLockMutation();
  const [release] = useReleaseDesignLockMutation();
  const [seize] = useTakeOverDesignLockMutation();
  return useEditLock({
    take: useCallback(() => take(formDesignName({ schemaCode, sheetCode })), [take, schemaCode, sheetCode]),
    release: useCallback(() => release(formDesignName({ schemaCode, sheetCode })), [release, schemaCode, sheetCode]),
    seize: () => seize(formDesignName({ schemaCode, sheetCode })).unwrap(),
  });
}
