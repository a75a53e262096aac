import {
  useReleaseDesignLockMutation,
  useTakeDesignLockMutation,
  useTakeOverDesignLockMutation,
} from '../../api/designs.api.ts';
import type { DesignName } from '../../contract/designs.schema.ts';
import { type EditLock, useEditLock } from '../../documents/use-edit-lock.ts';
import { useCallback } from 'react';

/** Holds the lock of a design while the page is open, as far as nobody else has it. */
export function useDesignLock({ kind, designKey }: DesignName): EditLock {
  const [take] = useTakeDesignLockMutation();
  const [release] = useReleaseDesignLockMutation();
  const [takeOver] = useTakeOverDesignLockMutation();
  return useEditLock({
    take: useCallback(() => take({ kind, designKey }), [take, kind, designKey]),
    release: useCallback(() => release({ kind, designKey }), [release, kind, designKey]),
    seize: useCallback(() => takeOver({ kind, designKey }).unwrap(), [takeOver, kind, designKey]),
  });
}
