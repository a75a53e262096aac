import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import { useGetBatchUpdateLogQuery } from '@portico/shared-kit/api/record-batches.api';
import type { BatchLogEntry } from '@portico/shared-kit/contract/record-batches.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { EntryPages, PagedEntries } from '@portico/shared-kit/ui/paged-entries';
import { PersonName } from '@portico/shared-kit/ui/person-card';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { useState } from 'react';
import styles from './BatchUpdate.module.css';
import { batchUpdateTexts } from './batch-update.texts.ts';

/** Entries in a page; the server has the rest. */
const pageSize = 20;
/** Date format code with seconds (list spec, section 9). */
const toSeconds = 2;

/** Batch updates of the model, newest first. */
export function BatchLog({ schemaCode }: { readonly schemaCode: ModelCode }) {
  const t = batchUpdateTexts.useT();
  const [page, setPage] = useState(0);
  const asked = { schemaCode, page, size: pageSize };
  const { data, error, isFetching, refetch } = useGetBatchUpdateLogQuery(asked, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  const entries = {
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
        label={t('log.title')}
        entries={entries}
        empty={{ title: t('log.empty'), hint: t('log.emptyHint') }}
        keyOf={({ id }) => id}
        itemClass={styles.entry}
      >
        {(entry) => <Entry entry={entry} />}
      </PagedEntries>
      <EntryPages label={t('log.pages')} entries={entries} pageSize={pageSize} />
    </>
  );
}

function Entry({ entry }: { readonly entry: BatchLogEntry }) {
  const t = batchUpdateTexts.useT();
  const locale = useLocale();
  const user = { id: entry.userId, name: entry.userName, name_i18n: entry.userName_i18n, imgUrl: entry.imgUrl };
  const property = localised(entry.propertyName, entry.propertyName_i18n, locale);
  const value = localised(entry.modifiedValue, entry.modifiedValue_i18n, locale);
  const { total, successCount: success, failCount: fail } = entry;
  return (
    <>
      <Portrait size={32} user={user} />
      <b>
        <PersonName person={user} isTabStop />
      </b>
      <time dateTime={entry.createdTime}>{formatDate(entry.createdTime, toSeconds)}</time>
      <p>{t('log.entry', { property, value })}</p>
      <p className={styles.counts}>{t('log.counts', { total, success, fail })}</p>
    </>
  );
}
