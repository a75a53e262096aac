import { isApiError } from '@portico/shared-kit/api';
import { useGetExportQuery } from '@portico/shared-kit/api/exports.api';
import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { useState } from 'react';

/** Milliseconds between two questions for the progress of an export (list spec, section 9). */
export const askEvery = 2_000;

/** Returns whether an export has not ended. */
export const isUnderWay = ({ exportResultStatus }: ExportTask): boolean => exportResultStatus === null;

/** Returns an export as it is now, asked for until it has ended. */
export function useExportState(known: ExportTask): { readonly task: ExportTask; readonly isUnreachable: boolean } {
  const [isOver, setOver] = useState(!isUnderWay(known));
  const { data, error } = useGetExportQuery(
    { id: known.id },
    { pollingInterval: askEvery, skip: isOver, refetchOnMountOrArgChange: true },
  );
  const [latest, setLatest] = useState(known);
  // What is not asked for any more is as it was answered at the end.
  if (!isOver && data !== undefined && data !== latest) {
    setLatest(data);
    if (!isUnderWay(data)) setOver(true);
  }
  return { task: isUnderWay(latest) ? newer(known, latest) : latest, isUnreachable: !isOver && isApiError(error) };
}

/** The newer of two states of an export: a list may know more of it than the last answer about it alone. */
function newer(known: ExportTask, latest: ExportTask): ExportTask {
  return isUnderWay(known) && known.handled <= latest.handled ? latest : known;
}
