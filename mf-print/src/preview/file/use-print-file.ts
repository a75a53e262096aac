import {
  useBeginPrintFileMutation,
  useDownloadPrintFileMutation,
  useGetPrintFileQuery,
} from '@portico/shared-kit/api/print-files.api';
import type { PrintFile } from '@portico/shared-kit/contract/print-files.schema';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { keepFile } from '@portico/shared-kit/ui/keep-file';
import { useEffect, useRef, useState } from 'react';
import { printFileTexts } from './print-file.texts.ts';
import type { PrintFileRequest } from './PrintFileButton.tsx';

/** Ms between two questions for how far a file is. */
const askEvery = 1_000;
/** Records from which on it takes so long that people may go on with other things. */
const manyRecords = 20;

/** Returns what writes records to a PDF file, and what is known of the one under way: whole percents, null where there is none. */
export function usePrintFile(input: PrintFileRequest): {
  readonly percent: number | null;
  begin(): void;
} {
  const t = printFileTexts.useT();
  const toast = useToast();
  const [id, setId] = useState<string | null>(null);
  const [request, { isLoading: isBeginning }] = useBeginPrintFileMutation();
  const { data } = useGetPrintFileQuery(
    { id: id ?? '' },
    { skip: id === null, pollingInterval: askEvery, refetchOnMountOrArgChange: true },
  );
  const file = data?.id === id ? data : undefined;
  useEnded(file, () => setId(null));
  const begin = async () => {
    const begun = await request({ ...input, requestId: crypto.randomUUID() });
    // A refusal is shown by the rule for failed calls.
    if (begun.data === undefined) return;
    setId(begun.data.id);
    if (input.objectIds.length >= manyRecords) toast.info(t('begun'));
  };
  const isUnderWay = isBeginning || id !== null;
  return { percent: isUnderWay ? percentOf(file) : null, begin: () => void begin() };
}

/** Fetches a file once it is there, or says why it is not. */
function useEnded(file: PrintFile | undefined, onEnded: () => void): void {
  const t = printFileTexts.useT();
  const toast = useToast();
  const [download] = useDownloadPrintFileMutation();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (file === undefined || file.endTime === null || told.current === file.id) return;
    told.current = file.id;
    onEnded();
    if (file.failure !== null) toast.error(file.failure.resultDesc);
    else {
      if (file.refused > 0) toast.warning(t('refused', { count: file.refused }));
      void download({ id: file.id }).then(({ data }) => data !== undefined && keepFile(data, file.fileName));
    }
  }, [file, onEnded, toast, t, download]);
}

function percentOf(file: PrintFile | undefined): number {
  const { total = null, handled = 0 } = file ?? {};
  return total === null || total === 0 ? 0 : Math.floor((100 * handled) / total);
}
