import { useExportAuditMutation } from '@portico/shared-kit/api/audit.api';
import type { ExportAuditInput } from '@portico/shared-kit/contract/audit.schema';
import { fileTimestamp } from '@portico/shared-kit/formats';
import { keepFile } from '@portico/shared-kit/ui/keep-file';

/** Exports what the question finds and gives it to the browser as a file; a failure is told as that of any write. */
export function useExport(question: ExportAuditInput) {
  const [request, { isLoading }] = useExportAuditMutation();
  const exportFound = async () => {
    const answer = await request(question);
    if (answer.data === undefined) return;
    keepFile(answer.data, `audit-trail-${fileTimestamp(Date.now())}.csv`);
  };
  return { isExporting: isLoading, exportFound: () => void exportFound() };
}
