import { isApiError, useFailure } from '@portico/shared-kit/api';
import { useImportCorrectedMutation } from '@portico/shared-kit/api/import-corrections.api';
import { useGetImportQuery } from '@portico/shared-kit/api/imports.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { DisabledReason, ErrorState, useToast } from '@portico/shared-kit/ui/feedback';
import { Alert, Button, Modal, Pagination } from 'antd';
import { importTexts } from '../import.texts.ts';
import type { ImportDownloads } from '../use-downloads.ts';
import styles from './Correction.module.css';
import { CorrectionBar } from './CorrectionBar.tsx';
import { CorrectionGrid } from './CorrectionGrid.tsx';
import { CorrectionTools } from './CorrectionTools.tsx';
import { correctTexts } from './correct.texts.ts';
import { tableInput } from './table-input.ts';
import { type CorrectionModel, useCorrection } from './use-correction.ts';

interface CorrectionDialogProps {
  readonly taskId: string;
  readonly config: ListConfig;
  readonly downloads: ImportDownloads;
  readonly onClose: () => void;
  /** Called when the corrected rows are on their way. */
  readonly onImported: () => void;
}

/** Options for the rows of a page (list spec, section 9). */
const pageSizes = [10, 20, 50, 100];
const dialogWidth = 1180;

/** Corrects the rows that an import has refused, cell by cell or many at once, and imports them (list spec, sections 2 and 4). */
export function CorrectionDialog({ taskId, config, downloads, onClose, onImported }: CorrectionDialogProps) {
  const t = correctTexts.useT();
  const model = useCorrection(taskId, config.properties);
  const failure = useFailure(model.error);
  const { onKeyDown, onPaste } = tableInput(model);
  return (
    <Modal
      open
      width={dialogWidth}
      title={t('title')}
      mask={{ closable: false }}
      // Wherever the keyboard is in the dialog.
      wrapProps={{ onKeyDown }}
      onCancel={onClose}
      footer={<Footer taskId={taskId} model={model} onClose={onClose} onImported={onImported} />}
    >
      {model.error !== undefined && model.data === undefined ? (
        <ErrorState failure={failure} isRetrying={model.isFetching} onRetry={model.retry} />
      ) : (
        <div className={styles.body} onPaste={onPaste}>
          <Head taskId={taskId} model={model} downloads={downloads} />
          <CorrectionBar model={model} />
          <CorrectionTools taskId={taskId} schemaCode={config.schemaCode} model={model} />
          <CorrectionGrid model={model} />
          <Pages model={model} />
        </div>
      )}
    </Modal>
  );
}

interface HeadProps {
  readonly taskId: string;
  readonly model: CorrectionModel;
  readonly downloads: ImportDownloads;
}

function Head({ taskId, model: { data }, downloads }: HeadProps) {
  const t = correctTexts.useT();
  const counts = importTexts.useT();
  const { data: task } = useGetImportQuery({ taskId });
  if (data === undefined) return null;
  const isFinished = data.problemRows === 0;
  const title = isFinished ? t('finished') : t('remain', { count: data.problemRows });
  return (
    <Alert
      classNames={{ root: styles.state, section: styles.stateText }}
      type={isFinished ? 'success' : 'warning'}
      showIcon
      role="status"
      title={title}
      description={
        task && (
          <>
            {counts('counts.success', { count: task.successCount })}
            {' · '}
            {counts('counts.failed', { count: task.errorCount })}
          </>
        )
      }
      action={
        task?.hasErrorFile === true && (
          <Button size="small" loading={downloads.isBusy} onClick={() => void downloads.downloadErrors(taskId)}>
            {t('errorFile')}
          </Button>
        )
      }
    />
  );
}

function Pages({ model: { data, page, size, setPage } }: { readonly model: CorrectionModel }) {
  const t = correctTexts.useT();
  if (data === undefined || data.totalElements === 0) return null;
  return (
    <Pagination
      size="small"
      align="end"
      current={page + 1}
      pageSize={size}
      total={data.totalElements}
      showQuickJumper
      showSizeChanger
      pageSizeOptions={pageSizes}
      showTotal={(total) => t('total', { count: total })}
      onChange={(next, nextSize) => setPage({ page: nextSize === size ? next - 1 : 0, size: nextSize })}
    />
  );
}

interface FooterProps extends Pick<CorrectionDialogProps, 'taskId' | 'onClose' | 'onImported'> {
  readonly model: CorrectionModel;
}

function Footer({ taskId, model: { data, retry }, onClose, onImported }: FooterProps) {
  const t = correctTexts.useT();
  const toast = useToast();
  const shell = useShell();
  const [importCorrected, { isLoading }] = useImportCorrectedMutation();
  const rows = data?.totalElements ?? 0;
  const problems = data?.problemRows ?? 0;
  const sure = async () => {
    const { error } = await importCorrected({ taskId });
    if (error === undefined) {
      toast.success(t('started'));
      onImported();
      return;
    }
    shell.errors.show(error);
    // Rows may have become wrong meanwhile (303030): the table shows them anew and stays open.
    if (isApiError(error)) retry();
  };
  const reason = rows === 0 ? t('sureNone') : problems > 0 ? t('sureReason', { count: problems }) : null;
  return (
    <>
      <Button onClick={onClose}>{t('skip')}</Button>
      <DisabledReason reason={reason}>
        <Button type="primary" loading={isLoading} onClick={() => void sure()}>
          {t('sure')}
        </Button>
      </DisabledReason>
    </>
  );
}
