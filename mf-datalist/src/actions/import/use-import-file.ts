import { sendImportFile, useDiscardImportFileMutation } from '@portico/shared-kit/api/import-files.api';
import { formatFileSize } from '@portico/shared-kit/formats';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { importTexts } from './import.texts.ts';

/** Milliseconds after which the file of a cancelled import is removed (list spec, section 4). */
const removeAfter = 1000;
const bytesOfMegabyte = 1024 * 1024;
const extensions = ['.xlsx', '.xls', '.csv'] as const;

/** Kinds of files that the file dialog of the browser offers. */
export const acceptedFiles = extensions.join(',');

/** The file that is to be imported, on its way, there, or failed. */
export interface SpreadsheetUpload {
  readonly name: string;
  readonly status: 'uploading' | 'uploaded' | 'failed';
  /** Of 100. */
  readonly percent: number;
  /** Reason of a failure, in words. */
  readonly problem: string | null;
  /** Name by which the server knows it; null until it is there. */
  readonly fileName: string | null;
}

/** The one file of an import: chosen, checked, sent, and removed where it is not imported. */
export function useImportFile(limit: number | undefined) {
  const refusalOf = useRefusal(limit);
  const toast = useToast();
  const t = importTexts.useT();
  const [file, setFile] = useState<SpreadsheetUpload | null>(null);
  const sending = useRef<AbortController | null>(null);
  const discard = useDiscard();
  const send = async (chosen: File) => {
    const abort = new AbortController();
    sending.current = abort;
    const state = { name: chosen.name, problem: null, fileName: null, percent: 0 };
    setFile({ ...state, status: 'uploading' });
    const onProgress = (percent: number) => {
      if (!abort.signal.aborted) setFile({ ...state, status: 'uploading', percent });
    };
    try {
      const { fileName } = await sendImportFile(chosen, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) discard(fileName);
      else setFile({ ...state, status: 'uploaded', percent: 100, fileName });
    } catch (error) {
      const problem = error instanceof Error ? error.message : null;
      if (!abort.signal.aborted) setFile({ ...state, status: 'failed', problem });
    }
  };
  const choose = (chosen: File) => {
    const refusal = file === null || file.status === 'failed' ? refusalOf(chosen) : t('upload.single');
    if (refusal === null) void send(chosen);
    else toast.warning(refusal);
  };
  /** Lets go of the file; one that an import has taken stays where it is. */
  const release = ({ isTaken }: { readonly isTaken: boolean }) => {
    sending.current?.abort();
    if (file?.fileName != null && !isTaken) discard(file.fileName);
    setFile(null);
  };
  useOnLeave(() => release({ isTaken: false }));
  return { file, choose, release };
}

/** Returns why a file cannot be imported, in words; null where it can. */
function useRefusal(limit: number | undefined) {
  const t = importTexts.useT();
  return ({ name, size }: File): string | null => {
    if (!extensions.some((each) => name.toLowerCase().endsWith(each))) return t('upload.wrongKind');
    if (limit === undefined || size <= limit * bytesOfMegabyte) return null;
    return t('upload.tooLarge', { size: formatFileSize(size), limit: formatFileSize(limit * bytesOfMegabyte) });
  };
}

function useDiscard(): (fileName: string) => void {
  const [discard] = useDiscardImportFileMutation();
  return (fileName) => void setTimeout(() => void discard({ fileName }), removeAfter);
}

function useOnLeave(act: () => void): void {
  const leave = useEffectEvent(act);
  useEffect(() => () => leave(), []);
}
