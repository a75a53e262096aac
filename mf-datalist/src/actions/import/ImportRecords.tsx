import { useFailure } from '@portico/shared-kit/api';
import { useListImportsQuery } from '@portico/shared-kit/api/imports.api';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { ArrowLeftOutlined } from '@portico/shared-kit/ui/icons';
import { PagedEntries } from '@portico/shared-kit/ui/paged-entries';
import { Button, Modal, Pagination, Tag } from 'antd';
import { useState } from 'react';
import styles from './Import.module.css';
import { importOutcome } from './import-results.model.ts';
import { dialogWidth, type ImportTools } from './import-tools.ts';
import { importTexts } from './import.texts.ts';
import { OperationButton } from './OperationButton.tsx';
import { UndoButton } from './undo/UndoButton.tsx';
import { useOutcomeText } from './use-outcome-text.ts';

/** Imports in a page (list spec, section 9). */
const pageSizes = [10, 20, 50, 100];
const firstSize = 20;
/** Date format code with seconds (list spec, section 9). */
const toSeconds = 2;

/** Own imports of the model, the newest first, with the way on from each (list spec, section 8). */
export function ImportRecords({ tools, onBack }: { readonly tools: ImportTools; readonly onBack: () => void }) {
  const t = importTexts.useT();
  const [{ page, size }, setPage] = useState({ page: 0, size: firstSize });
  const { schemaCode } = tools.config;
  const { data, error, isFetching, refetch } = useListImportsQuery(
    { schemaCode, page, size },
    { refetchOnMountOrArgChange: true },
  );
  const failure = useFailure(error);
  const entries = {
    data,
    failure: error === undefined ? null : failure,
    isFetching,
    page,
    onPage: (next: number) => setPage({ page: next, size }),
    onRetry: () => void refetch(),
  };
  return (
    <Modal open width={dialogWidth} title={<Title onBack={onBack} />} footer={null} onCancel={tools.onClose}>
      <PagedEntries
        label={t('records.label')}
        entries={entries}
        empty={{ title: t('records.empty'), hint: t('records.emptyHint') }}
        keyOf={({ taskId }) => taskId}
        itemClass={styles.record}
      >
        {(task) => <ImportRecord task={task} tools={tools} />}
      </PagedEntries>
      {data !== undefined && data.totalElements > 0 && (
        <nav aria-label={t('records.pages')} className={styles.pages}>
          <Pagination
            size="small"
            current={page + 1}
            pageSize={size}
            total={data.totalElements}
            showSizeChanger
            pageSizeOptions={pageSizes}
            onChange={(next, nextSize) => setPage({ page: nextSize === size ? next - 1 : 0, size: nextSize })}
          />
        </nav>
      )}
    </Modal>
  );
}

function Title({ onBack }: { readonly onBack: () => void }) {
  const t = importTexts.useT();
  return (
    <span className={styles.title}>
      <Button
        type="text"
        size="small"
        autoFocus
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        aria-label={t('back')}
        onClick={onBack}
      />
      {t('history')}
    </span>
  );
}

function ImportRecord({ task, tools }: { readonly task: ImportTask; readonly tools: ImportTools }) {
  const t = importTexts.useT();
  const { originalFilename, importTime, successCount, errorCount } = task;
  return (
    <>
      <p className={styles.fileName}>{originalFilename}</p>
      <div className={styles.operations}>
        <OperationButton task={task} tools={tools} type="link" />
        <UndoButton task={task} tools={tools} type="link" />
      </div>
      <p className={styles.numbers}>
        <time dateTime={importTime}>{formatDate(importTime, toSeconds)}</time>
        {' · '}
        {t('counts.success', { count: successCount })}
        {' · '}
        {t('counts.failed', { count: errorCount })}
      </p>
      <Result task={task} />
    </>
  );
}

const colours = { success: 'success', warning: 'warning', error: 'error' } as const;

function Result({ task }: { readonly task: ImportTask }) {
  const t = importTexts.useT();
  const { kind, title } = useOutcomeText(task);
  const isRunning = importOutcome(task) === null;
  const words = t(`status.${task.phase ?? 'queued'}`);
  return (
    <Tag className={styles.result} color={isRunning ? 'processing' : colours[kind]}>
      {isRunning ? words : title}
    </Tag>
  );
}
