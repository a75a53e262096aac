import { usePortalDispatch } from '@portico/shared-kit/api';
import { useStopExportMutation } from '@portico/shared-kit/api/exports.api';
import { useDownloadExport } from '@portico/shared-kit/api/use-download-export';
import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { formatFileSize } from '@portico/shared-kit/formats';
import { commonTexts } from '@portico/shared-kit/i18n';
import { Spoken, useToast } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Export.module.css';
import { exportTexts } from './export.texts.ts';
import { DownloadButton, RepeatButton } from './TaskButtons.tsx';
import { percentOf, TaskProgress } from './TaskProgress.tsx';
import { tellWhenEnded } from './tell-when-ended.ts';
import { isUnderWay, useExportState } from './use-export-state.ts';

/** Percents between which a screen reader is told nothing new. */
const spokenStep = 25;

interface ExportProgressProps {
  readonly begun: ExportTask;
  readonly onRepeated: (task: ExportTask) => void;
  readonly onRecords: () => void;
  readonly onClose: () => void;
}

/** The progress of an export, as the server has it; its file is downloaded when it is there. */
export function ExportProgress({ begun, onRepeated, onRecords, onClose }: ExportProgressProps) {
  const t = exportTexts.useT();
  const common = commonTexts.useT();
  const { task, isUnreachable } = useExportState(begun);
  const { download, isDownloading } = useDownloadOnce(task);
  useTellAfterwards(task);
  const ready = t('progress.ready', { count: task.handled, size: formatFileSize(task.fileSize ?? 0) });
  return (
    <div className={styles.progress}>
      <TaskProgress task={task} isUnreachable={isUnreachable} ready={ready}>
        {task.exportResultStatus === 'SUCCESS' && (
          <DownloadButton task={task} isBusy={isDownloading} onDownload={download} />
        )}
        {task.exportResultStatus === 'FAIL' && <RepeatButton task={task} onRepeated={onRepeated} />}
      </TaskProgress>
      <SpokenProgress task={task} />
      {isUnderWay(task) && <p className={styles.quiet}>{t('progress.background')}</p>}
      <footer className={styles.footer}>
        <Button type="link" className={styles.toRecords} onClick={onRecords}>
          {t('progress.toRecords')}
        </Button>
        {isUnderWay(task) && <StopButton task={task} />}
        <Button type="primary" autoFocus onClick={onClose}>
          {common('close')}
        </Button>
      </footer>
    </div>
  );
}

function SpokenProgress({ task }: { readonly task: ExportTask }) {
  const t = exportTexts.useT();
  const percent = Math.floor(percentOf(task) / spokenStep) * spokenStep;
  return (
    <Spoken role="status">
      {t('progress.spoken', { name: task.refId, status: t(`status.${task.taskStatus}`), percent })}
    </Spoken>
  );
}

function StopButton({ task }: { readonly task: ExportTask }) {
  const t = exportTexts.useT();
  const [stop, { isLoading }] = useStopExportMutation();
  return (
    <Button danger loading={isLoading} onClick={() => void stop({ id: task.id })}>
      {t('progress.stop')}
    </Button>
  );
}

/** Downloads the file by itself as soon as it is there (list spec, section 5). */
function useDownloadOnce({ id, refId: name, exportResultStatus }: ExportTask) {
  const { download, isDownloading } = useDownloadExport();
  const fetchFile = useEffectEvent(() => void download({ id, name }));
  const wasFetched = useRef(false);
  const isReady = exportResultStatus === 'SUCCESS';
  useEffect(() => {
    if (!isReady || wasFetched.current) return;
    wasFetched.current = true;
    fetchFile();
  }, [isReady]);
  return { download: () => void download({ id, name }), isDownloading };
}

/** Once nobody watches an export that goes on, its end is told. */
function useTellAfterwards(task: ExportTask): void {
  const dispatch = usePortalDispatch();
  const toast = useToast();
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  }, [task]);
  const tell = useEffectEvent((id: string) => void tellWhenEnded(id, { dispatch, toast }));
  useEffect(() => () => void (isUnderWay(latest.current) && tell(latest.current.id)), []);
}
