import { useToast } from '../ui/feedback/index.ts';
import { keepFile } from '../ui/keep-file/index.ts';
import { downloadExportTexts } from './download-export.texts.ts';
import { useDownloadExportMutation } from './exports.api.ts';

/** Export of which the server has the file. */
interface ExportedFile {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the function that fetches the file of an export and lets the browser keep it; it resolves to false where that failed, which
 * the user is told. A file that is too small to be one is not kept.
 */
export function useDownloadExport() {
  const t = downloadExportTexts.useT();
  const toast = useToast();
  const [request, { isLoading }] = useDownloadExportMutation();
  const download = async ({ id, name }: ExportedFile): Promise<boolean> => {
    const { data } = await request({ id });
    // A refusal is shown by the rule for failed calls.
    if (data === undefined) return false;
    if (data === null) toast.error(t('failed'));
    else keepFile(data, name);
    return data !== null;
  };
  return { download, isDownloading: isLoading };
}
