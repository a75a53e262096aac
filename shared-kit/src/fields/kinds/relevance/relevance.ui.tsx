import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { RecordValue } from '../../property.ts';
import { RecordLink } from './RecordLink.tsx';
import type { RelevanceSettings } from './relevance-settings.ts';
import { RelevanceFilter } from './RelevanceFilter.tsx';
import { RelevanceSelect } from './RelevanceSelect.tsx';

function Cell({ value, settings }: CellProps<RecordValue, RelevanceSettings>) {
  return <RecordLink record={value} sheetCode={settings.sheetCode} />;
}

function Editor({ value, onChange, ...looks }: EditorProps<RecordValue, RelevanceSettings>) {
  return (
    <RelevanceSelect
      {...looks}
      isMultiple={false}
      value={value === null ? [] : [value]}
      onChange={([record]) => onChange(record ?? null)}
    />
  );
}

/** How a record of another model is shown, picked and filtered by. */
export const relevanceUi: FieldUi<RecordValue, RelevanceSettings, readonly FilterUnit[]> = {
  Cell,
  Editor,
  FilterControl: RelevanceFilter,
};
