import {
  useDeleteExportMutation,
  useRepeatExportMutation,
  useStopExportMutation,
} from '@portico/shared-kit/api/exports.api';
import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { commonTexts } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { CloseOutlined, DeleteOutlined, DownloadOutlined, ReloadOutlined } from '@portico/shared-kit/ui/icons';
import { App, Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { exportTexts } from './export.texts.ts';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function IconButton({ label, icon, isBusy, onClick }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={icon} aria-label={label} loading={isBusy} onClick={onClick} />
    </Tooltip>
  );
}

interface TaskButtonProps {
  readonly task: ExportTask;
}

/** Begins an export anew that has failed. */
export function RepeatButton({
  task,
  onRepeated,
}: TaskButtonProps & { readonly onRepeated: (task: ExportTask) => void }) {
  const t = exportTexts.useT();
  const [repeat, { isLoading }] = useRepeatExportMutation();
  const handleClick = async () => {
    const { data } = await repeat({ id: task.id });
    if (data !== undefined) onRepeated(data);
  };
  return (
    <IconButton
      label={t('records.repeat', { name: task.refId })}
      icon={<ReloadOutlined aria-hidden="true" />}
      isBusy={isLoading}
      onClick={() => void handleClick()}
    />
  );
}

/** Stops an export; nothing is lost that another one would not bring. */
export function StopIconButton({ task }: TaskButtonProps) {
  const t = exportTexts.useT();
  const [stop, { isLoading }] = useStopExportMutation();
  return (
    <IconButton
      label={t('records.stop', { name: task.refId })}
      icon={<CloseOutlined aria-hidden="true" />}
      isBusy={isLoading}
      onClick={() => void stop({ id: task.id })}
    />
  );
}

interface DownloadButtonProps extends TaskButtonProps {
  readonly isBusy: boolean;
  readonly onDownload: () => void;
}

/** Downloads the file. */
export function DownloadButton({ task, isBusy, onDownload }: DownloadButtonProps) {
  const t = exportTexts.useT();
  return (
    <IconButton
      label={t('records.download', { name: task.refId })}
      icon={<DownloadOutlined aria-hidden="true" />}
      isBusy={isBusy}
      onClick={onDownload}
    />
  );
}

/** Deletes the file after asking. */
export function DeleteButton({ task: { id, refId: name } }: TaskButtonProps) {
  const t = exportTexts.useT();
  const common = commonTexts.useT();
  const { modal } = App.useApp();
  const toast = useToast();
  const [remove, { isLoading }] = useDeleteExportMutation();
  const ask = () =>
    void modal.confirm({
      width: 520,
      title: t('records.ask'),
      content: t('records.askHint', { name }),
      okText: common('delete'),
      okButtonProps: { danger: true },
      cancelText: common('cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        const { error } = await remove({ id });
        if (error === undefined) toast.success(t('records.deleted'));
      },
    });
  return (
    <IconButton
      label={t('records.delete', { name })}
      icon={<DeleteOutlined aria-hidden="true" />}
      isBusy={isLoading}
      onClick={ask}
    />
  );
}
