import { useDownloadExport } from '@portico/shared-kit/api/use-download-export';
import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { formatDate, formatFileSize } from '@portico/shared-kit/formats';
import { DeleteButton, DownloadButton, RepeatButton, StopIconButton } from './TaskButtons.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { isUnderWay, useExportState } from './use-export-state.ts';

/** Date format code with seconds (list spec, section 9). */
const toSeconds = 2;

interface ExportRecordProps {
  readonly known: ExportTask;
  readonly onRepeated: (task: ExportTask) => void;
}

/** An export of before, or one that is under way, with what can be done with it. */
export function ExportRecord({ known, onRepeated }: ExportRecordProps) {
  const { task, isUnreachable } = useExportState(known);
  const { download, isDownloading } = useDownloadExport();
  return (
    <TaskProgress
      task={task}
      isUnreachable={isUnreachable}
      ready={formatFileSize(task.fileSize ?? 0)}
      time={formatDate(task.endTime ?? task.startTime, toSeconds)}
    >
      {isUnderWay(task) && <StopIconButton task={task} />}
      {task.taskStatus === 'END' && (
        <>
          <DownloadButton
            task={task}
            isBusy={isDownloading}
            onDownload={() => void download({ id: task.id, name: task.refId })}
          />
          <DeleteButton task={task} />
        </>
      )}
      {task.exportResultStatus === 'FAIL' && <RepeatButton task={task} onRepeated={onRepeated} />}
    </TaskProgress>
  );
}
