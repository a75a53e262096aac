import { useRepeatExportMutation, useStopExportMutation } from '@portico/shared-kit/api/exports.api';
import { useDownloadImportErrorsMutation, useStopImportMutation } from '@portico/shared-kit/api/imports.api';
import { useDownloadPrintFileMutation, useStopPrintFileMutation } from '@portico/shared-kit/api/print-files.api';
import { useStopRecordJobMutation } from '@portico/shared-kit/api/record-jobs.api';
import { useDownloadExport } from '@portico/shared-kit/api/use-download-export';
import type { OwnJob } from '@portico/shared-kit/contract/own-jobs.schema';
import { fileTimestamp } from '@portico/shared-kit/formats';
import { keepFile } from '@portico/shared-kit/ui/keep-file';
import { CloseOutlined, DownloadOutlined, EditOutlined, ReloadOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Tooltip } from 'antd/es';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobActionsProps } from './job-kinds.tsx';
import { jobPanelTexts } from './job-panel.texts.ts';
import { isUnderWay } from './use-own-jobs.ts';

/** Stops an export, begins one anew that has not succeeded, or downloads its file. Nothing is lost by any of it. */
export function ExportJobActions({ job, name }: JobActionsProps) {
  const t = jobPanelTexts.useT();
  const { id, fileName, hasFile, status } = job;
  const [stop, { isLoading: isStopping }] = useStopExportMutation();
  const [repeat, { isLoading: isRepeating }] = useRepeatExportMutation();
  const { download, isDownloading } = useDownloadExport();
  if (isUnderWay(job)) {
    return (
      <ActionButton label={t('stop', { job: name })} isBusy={isStopping} onClick={() => void stop({ id })}>
        <CloseOutlined aria-hidden="true" />
      </ActionButton>
    );
  }
  if (status === 'FAILED' || status === 'STOPPED') {
    return (
      <ActionButton label={t('repeat', { job: name })} isBusy={isRepeating} onClick={() => void repeat({ id })}>
        <ReloadOutlined aria-hidden="true" />
      </ActionButton>
    );
  }
  if (!hasFile) return null;
  return (
    <ActionButton
      label={t('download', { job: name })}
      isBusy={isDownloading}
      onClick={() => void download({ id, name: fileName ?? name })}
    >
      <DownloadOutlined aria-hidden="true" />
    </ActionButton>
  );
}

/** Stops a PDF of printed records, or downloads it. */
export function PrintFileJobActions({ job, name }: JobActionsProps) {
  const t = jobPanelTexts.useT();
  const { id, fileName, hasFile } = job;
  const [stop, { isLoading: isStopping }] = useStopPrintFileMutation();
  const [download, { isLoading: isDownloading }] = useDownloadPrintFileMutation();
  const handleDownload = async () => {
    const { data } = await download({ id });
    if (data !== undefined) keepFile(data, fileName ?? name);
  };
  if (isUnderWay(job)) {
    return (
      <ActionButton label={t('stop', { job: name })} isBusy={isStopping} onClick={() => void stop({ id })}>
        <CloseOutlined aria-hidden="true" />
      </ActionButton>
    );
  }
  if (!hasFile) return null;
  return (
    <ActionButton label={t('download', { job: name })} isBusy={isDownloading} onClick={() => void handleDownload()}>
      <DownloadOutlined aria-hidden="true" />
    </ActionButton>
  );
}

/** Stops a job on many records; what it has done stays done. */
export function RecordJobActions({ job, name }: JobActionsProps) {
  const t = jobPanelTexts.useT();
  const [stop, { isLoading }] = useStopRecordJobMutation();
  if (!isUnderWay(job)) return null;
  return (
    <ActionButton label={t('stop', { job: name })} isBusy={isLoading} onClick={() => void stop({ id: job.id })}>
      <CloseOutlined aria-hidden="true" />
    </ActionButton>
  );
}

/**
 * Stops an import, of which nothing is written then, or leads to it where it waits for its person; and downloads the rows
 * that it refused.
 */
export function ImportJobActions({ job, name, onLeave }: JobActionsProps) {
  const t = jobPanelTexts.useT();
  const { id: taskId, hasFile } = job;
  const [stop, { isLoading: isStopping }] = useStopImportMutation();
  const [download, { isLoading: isDownloading }] = useDownloadImportErrorsMutation();
  const handleDownload = async () => {
    const { data } = await download({ taskId });
    if (data !== undefined) keepFile(data, `${name} ${fileTimestamp(Date.now())}.xlsx`);
  };
  if (isUnderWay(job)) {
    return (
      <ActionButton label={t('stop', { job: name })} isBusy={isStopping} onClick={() => void stop({ taskId })}>
        <CloseOutlined aria-hidden="true" />
      </ActionButton>
    );
  }
  const address = importAddress(job);
  return (
    <>
      {job.status === 'NEEDS_CORRECTION' && address !== null && (
        <ActionLink label={t(hasFile ? 'correct' : 'open', { job: name })} address={address} onLeave={onLeave}>
          <EditOutlined aria-hidden="true" />
        </ActionLink>
      )}
      {hasFile && (
        <ActionButton label={t('download', { job: name })} isBusy={isDownloading} onClick={() => void handleDownload()}>
          <DownloadOutlined aria-hidden="true" />
        </ActionButton>
      )}
    </>
  );
}

/** The list with the dialog of an import open; null where nobody knows its application. */
function importAddress({ id, appCode, schemaCode, viewCode }: OwnJob): string | null {
  if (appCode === null) return null;
  const query = new URLSearchParams({ ...(viewCode === null ? {} : { queryCode: viewCode }), importTaskId: id });
  return `/application/${encodeURIComponent(appCode)}/application-list/${encodeURIComponent(schemaCode)}?${query}`;
}

interface ActionLinkProps {
  readonly label: string;
  readonly address: string;
  readonly onLeave: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** A link that looks as the buttons beside it. */
function ActionLink({ label, address, onLeave, children }: ActionLinkProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
    void navigate(address);
  };
  return (
    <Tooltip title={label}>
      <Button type="text" href={address} icon={children} aria-label={label} onClick={handleClick} />
    </Tooltip>
  );
}

interface ActionButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

function ActionButton({ label, isBusy, onClick, children }: ActionButtonProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={children} aria-label={label} loading={isBusy} onClick={onClick} />
    </Tooltip>
  );
}
