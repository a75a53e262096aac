import { Button } from 'antd/es';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import { commonTexts } from '../../../i18n/common.texts.ts';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { RecordValue } from '../../property.ts';
import { RecordLink } from './RecordLink.tsx';
import type { RelevanceSettings } from './relevance-settings.ts';
import { relevanceUiTexts } from './relevance-ui.texts.ts';
import { useBackfill } from './use-backfill.ts';
import { RelevanceFilter } from './RelevanceFilter.tsx';
import { RelevanceSelect } from './RelevanceSelect.tsx';

function Cell({ value, settings }: CellProps<RecordValue, RelevanceSettings>) {
  return <RecordLink record={value} formCode={settings.sheetCode} isTabStop={false} />;
}

function Reader({ value, settings }: CellProps<RecordValue, RelevanceSettings>) {
  return <RecordLink record={value} formCode={settings.sheetCode} isTabStop />;
}

function Editor({ value, onChange, ...looks }: EditorProps<RecordValue, RelevanceSettings>) {
  const backfill = useBackfill(looks.settings);
  const handleChange = ([record]: readonly RecordValue[]) => {
    onChange(record ?? null);
    if (record?.id !== value?.id) backfill.take(record?.id ?? null);
  };
  return (
    <>
      <RelevanceSelect {...looks} isMultiple={false} value={value === null ? [] : [value]} onChange={handleChange} />
      {backfill.hasFailed && <BackfillFailure onRetry={backfill.retry} />}
    </>
  );
}

function BackfillFailure({ onRetry }: { onRetry(): void }) {
  const t = relevanceUiTexts.useT();
  const common = commonTexts.useT();
  return (
    <span role="alert">
      {t('backfillFailed')}
      <Button type="link" size="small" onClick={onRetry}>
        {common('retry')}
      </Button>
    </span>
  );
}

/** Cell, editor and filter control of a record of another model. */
export const relevanceUi: FieldUi<RecordValue, RelevanceSettings, readonly FilterUnit[]> = {
  Cell,
  Reader,
  Editor,
  readsText: () => true,
  FilterControl: RelevanceFilter,
};
