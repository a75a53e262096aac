import {
  useDiscardDesignDraftMutation,
  useLazyGetDesignQuery,
  usePublishDesignMutation,
  useRestoreDesignVersionMutation,
} from '../api/designs.api.ts';
import type { DesignName } from '../contract/designs.schema.ts';
import { useMemo } from 'react';
import type { VersionPort } from './document-tasks.ts';

/** The draft on the server upon which the next one builds. */
export interface DraftBase {
  /** 0 where there is none. */
  readonly revision: number;
  /** Time of its last saving, ISO UTC; null where it was not saved while the page is open. */
  readonly at: string | null;
}

/** Calls about a design that are the same for every kind. */
export interface DesignCalls extends VersionPort<DraftBase> {
  /** Returns the revision of the draft that the server has now, 0 for none. Rejects where it cannot be read. */
  readRevision(): Promise<number>;
}

/** The calls of a design; the same object as long as it is the same design. */
export function useDesignCalls({ kind, designKey }: DesignName): DesignCalls {
  const [publish] = usePublishDesignMutation();
  const [restore] = useRestoreDesignVersionMutation();
  const [discard] = useDiscardDesignDraftMutation();
  const [load] = useLazyGetDesignQuery();
  return useMemo(() => {
    const name = { kind, designKey };
    const upon = (base: DraftBase) => ({ ...name, revision: base.revision });
    const without = (base: DraftBase) => ({ ...base, revision: 0 });
    return {
      async publish(base, note) {
        const { data, error } = await publish({ ...upon(base), ...(note === '' ? {} : { note }) });
        if (data === undefined) return { kind: 'failed', error };
        return { kind: 'done', base: without(base), version: data.version };
      },
      async restore(base, version) {
        const { error } = await restore({ ...upon(base), version });
        return error === undefined ? { kind: 'done', base } : { kind: 'failed', error };
      },
      async discard(base) {
        const { error } = await discard(upon(base));
        return error === undefined ? { kind: 'done', base: without(base) } : { kind: 'failed', error };
      },
      readRevision: async () => (await load(name).unwrap()).draft?.revision ?? 0,
    };
  }, [kind, designKey, publish, restore, discard, load]);
}
