import type { PortalStore } from '@portico/shared-kit/api';
import { listModesEndpoints } from '@portico/shared-kit/api/list-modes.api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import type { AnswerRead } from '@portico/shared-kit/list-scripts';

/**
 * Returns the function that reads for a script: by the portal's own client, as its reader, from this list of reads and no others. The
 * server checks shape and rights, as for anybody.
 */
export function readForScript(dispatch: PortalStore['dispatch']): AnswerRead {
  const fresh = { forceRefetch: true, subscribe: false } as const;
  const reads: Readonly<Record<Parameters<AnswerRead>[0], (input: never) => Promise<unknown>>> = {
    queryRecords: (input) => dispatch(recordsEndpoints.queryRecords.initiate(input, fresh)).unwrap(),
    groupRecords: (input) => dispatch(listModesEndpoints.groupRecords.initiate(input, fresh)).unwrap(),
    getRecord: (input) => dispatch(recordsEndpoints.getRecord.initiate(input, fresh)).unwrap(),
  };
  return async (read, input) => {
    if (!Object.hasOwn(reads, read)) throw new Error(read);
    return reads[read](input as never);
  };
}
