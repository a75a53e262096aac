import { useFailure } from '@portico/shared-kit/api';
import { useListExportsQuery } from '@portico/shared-kit/api/exports.api';
import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { type EntryPageState, PagedEntries } from '@portico/shared-kit/ui/paged-entries';
import { Pagination } from 'antd';
import { useState } from 'react';
import styles from './Export.module.css';
import { ExportRecord } from './ExportRecord.tsx';
import { exportTexts } from './export.texts.ts';

/** Numbers of records in a page (list spec, section 9). */
const pageSizes = [10, 20, 50, 100] as const;

interface ExportRecordsProps {
  readonly config: ListConfig;
  readonly onRepeated: (task: ExportTask) => void;
}

/** The user's own exports of a list, newest first. */
export function ExportRecords({ config: { schemaCode, view }, onRepeated }: ExportRecordsProps) {
  const t = exportTexts.useT();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<number>(pageSizes[0]);
  const input = { type: 'VIEW_EXPORT_QUERY', schemaCode, queryCode: view.code, page, size } as const;
  const { data, error, isFetching, refetch } = useListExportsQuery(input, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  const total = data?.totalElements ?? 0;
  // What was deleted may have been the last of its page.
  const last = Math.max(0, Math.ceil(total / size) - 1);
  if (data !== undefined && !isFetching && page > last) setPage(last);
  const entries: EntryPageState<ExportTask> = {
    data,
    failure: error === undefined ? null : failure,
    isFetching,
    page,
    onPage: setPage,
    onRetry: () => void refetch(),
  };
  return (
    <>
      <PagedEntries
        label={t('records.label')}
        entries={entries}
        empty={{ title: t('records.empty'), hint: t('records.emptyHint') }}
        keyOf={({ id }) => id}
        itemClass={styles.record}
      >
        {(task) => <ExportRecord known={task} onRepeated={onRepeated} />}
      </PagedEntries>
      {total > pageSizes[0] && (
        <nav aria-label={t('records.pages')} className={styles.pages}>
          <Pagination
            size="small"
            current={page + 1}
            pageSize={size}
            total={total}
            showSizeChanger
            pageSizeOptions={[...pageSizes]}
            onChange={(wanted, wantedSize) => {
              setPage(wantedSize === size ? wanted - 1 : 0);
              setSize(wantedSize);
            }}
          />
        </nav>
      )}
    </>
  );
}
