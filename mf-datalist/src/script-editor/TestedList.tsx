import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { DataGrid } from '@portico/shared-kit/ui/grid';
import { useLayoutEffect, useMemo, useState } from 'react';
import { gridColumns } from '../features/browse-records/grid-columns.tsx';
import { RecordAddresses } from '../features/browse-records/record-addresses.tsx';
import { useSubTableDialog } from '../features/browse-records/use-sub-table-dialog.tsx';
import { recordAddress } from '../list/addresses.model.ts';
import { defaultsOf } from '@portico/shared-kit/list-address';
import { useRecordPage } from '../list/use-record-page.ts';
import { titledColumns } from '../list/visible-columns.model.ts';
import { type ListScript, useScriptView } from '../scripts/list-script.ts';
import { scriptEditorTexts } from './script-editor.texts.ts';
import styles from './ScriptEditor.module.css';

interface TestedListProps {
  readonly config: ListConfig;
  readonly script: ListScript;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Tells of the records once they are read. */
  readonly onRecords: (records: readonly BizRecord[]) => void;
}

/** First page of a list as its script draws it. Nothing can be changed in it. */
export function TestedList({ config, script, selected, onSelect, onRecords }: TestedListProps) {
  const t = scriptEditorTexts.useT();
  const { records, columns } = useTestedRecords({ config, script, selected, onSelect });
  const { draw, markOf } = useScriptView();
  const locale = useLocale();
  const { dialog, show: onShowRows } = useSubTableDialog();
  const drawn = useMemo(
    () => draw(gridColumns({ config, columns, locale, hasTabStops: false, onShowRows })),
    [draw, config, columns, locale, onShowRows],
  );
  const { page } = records.shown;
  useLayoutEffect(() => {
    if (page !== undefined) onRecords(page.content);
  }, [page, onRecords]);
  if (page === undefined) return <LinesSkeleton lines={6} />;
  const addressOf = ({ id }: BizRecord) =>
    recordAddress({ schemaCode: config.schemaCode, viewCode: config.view.code, address: '' }, id);
  return (
    <RecordAddresses value={addressOf}>
      <div className={styles.grid}>
        <DataGrid
          label={t('test.result')}
          columns={drawn}
          rows={{ items: page.content, keyOf: ({ id }: BizRecord) => id, markOf }}
          selection={{ selected, onChange: onSelect }}
          isLoading={records.isLoading}
          view={{ density: 'compact' }}
        />
      </div>
      {dialog}
    </RecordAddresses>
  );
}

function useTestedRecords({ config, script, selected, onSelect }: Omit<TestedListProps, 'onRecords'>) {
  const locale = useLocale();
  const [openedAt] = useState(() => Date.now());
  const state = useMemo(() => defaultsOf(config, openedAt), [config, openedAt]);
  const columns = useMemo(() => titledColumns(config, locale), [config, locale]);
  const { replacesRecords: isSkipped, narrowing } = script;
  const own = useRecordPage(config, { state, openedAt, viewCode: config.view.code, isSkipped, narrowing }, columns);
  // Drawn again when what the script says of the records changes.
  useScriptView();
  const records = script.recordsOf(own, state);
  useLayoutEffect(() =>
    script.tell({ records: own, state, drawn: null, columns, selected, onSelect, refresh: records.refetch }),
  );
  return { records, columns };
}
