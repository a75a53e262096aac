import {
  useReleaseDesignLockMutation,
  useTakeDesignLockMutation,
  useTakeOverDesignLockMutation,
} from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { useCallback } from 'react';
import { type EditLock, useEditLock } from '@portico/shared-kit/documents';

/** Holds the lock of a workflow's design while the page is open, as far as nobody else has it. */
export function useDesignLock(workflowCode: string): EditLock {
  const [take] = useTakeDesignLockMutation();
  const [release] = useReleaseDesignLockMutation();
  const [seize] = useTakeOverDesignLockMutation();
  return useEditLock({
    take: useCallback(() => take(workflowDesignName({ workflowCode })), [take, workflowCode]),
    release: useCallback(() => release(workflowDesignName({ workflowCode })), [release, workflowCode]),
    seize: () => seize(workflowDesignName({ workflowCode })).unwrap(),
  });
}
