import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useState } from 'react';

/** The job on many records of a list that a person began on this device and whose outcome they have not put away. */
export interface FollowedJob {
  readonly id: string | null;
  /** True where it was begun just now, so that its progress is shown. */
  readonly isNew: boolean;
  readonly follow: (id: string) => void;
  readonly forget: () => void;
}

/** Keeps which job is followed, for reloads and other tabs too. */
export function useFollowedJob(schemaCode: ModelCode): FollowedJob {
  const key = `recordJob ${useShell().session?.id ?? ''} ${schemaCode}`;
  const [job, setJob] = useState<Pick<FollowedJob, 'id' | 'isNew'>>(() => ({ id: readLocalDraft(key), isNew: false }));
  return {
    ...job,
    follow: (id) => {
      keep(key, id);
      setJob({ id, isNew: true });
    },
    forget: () => {
      keep(key, null);
      setJob({ id: null, isNew: false });
    },
  };
}

function readLocalDraft(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  } catch {
    // Storage can be full or forbidden: the job is followed until the page is loaded anew.
  }
}
