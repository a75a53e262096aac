import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportRecords } from './ImportRecords.tsx';
import { ImportStart } from './ImportStart.tsx';
import { useImportDownloads } from './use-downloads.ts';
import { useImport } from './use-import.ts';

const CorrectionDialog = lazyWithRetry(async () => (await import('./correct/CorrectionDialog.tsx')).CorrectionDialog);

interface ImportDialogProps {
  readonly config: ListConfig;
  /** An import that was begun before; absent where one is to begin. */
  readonly taskId?: string;
  readonly onClose: () => void;
}

/** Imports a spreadsheet: from its upload over the progress to the correction of what failed; and what was imported before. */
export function ImportDialog({ config, taskId: begun, onClose }: ImportDialogProps) {
  const model = useImport(config, begun);
  const downloads = useImportDownloads(config);
  const [isHistory, setHistory] = useState(false);
  const [corrected, setCorrected] = useState<string | null>(null);
  const watch = (taskId: string) => {
    model.watch(taskId);
    setCorrected(null);
    setHistory(false);
  };
  const tools = {
    config,
    downloads,
    onClose,
    onCorrect: ({ taskId }: ImportTask) => setCorrected(taskId),
    onWatch: ({ taskId }: ImportTask) => watch(taskId),
  };
  const { taskId } = model;
  if (corrected !== null) {
    return (
      <Suspense fallback={null}>
        <CorrectionDialog
          taskId={corrected}
          config={config}
          downloads={downloads}
          onClose={() => setCorrected(null)}
          onImported={() => watch(corrected)}
        />
      </Suspense>
    );
  }
  if (isHistory) return <ImportRecords tools={tools} onBack={() => setHistory(false)} />;
  const onHistory = () => setHistory(true);
  if (taskId === null) return <ImportStart model={model} tools={tools} onHistory={onHistory} />;
  return <ImportProgress key={taskId} taskId={taskId} tools={tools} onAgain={model.reset} onHistory={onHistory} />;
}
