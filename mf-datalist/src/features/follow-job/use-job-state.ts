import { isApiError } from '@portico/shared-kit/api';
import { useGetRecordJobQuery } from '@portico/shared-kit/api/record-jobs.api';
import type { RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { useEffect, useState } from 'react';

/** Milliseconds between two questions for the progress of a job. */
const askEvery = 1_000;

/** Returns the state of a job, asked for until it ends. One that is not there any more is let go of. */
export function useJobState(id: string, onGone: () => void): RecordJob | undefined {
  const [isRunning, setRunning] = useState(true);
  const { data, error } = useGetRecordJobQuery(
    { id },
    { pollingInterval: isRunning ? askEvery : 0, refetchOnMountOrArgChange: true },
  );
  if (data !== undefined && (data.status === 'RUNNING') !== isRunning) setRunning(data.status === 'RUNNING');
  const isGone = isApiError(error) && error.status === 404;
  useEffect(() => {
    if (isGone) onGone();
  });
  return data;
}
