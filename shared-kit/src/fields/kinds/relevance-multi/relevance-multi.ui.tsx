import { Fragment } from 'react';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import { joinedWords } from '../../filter-forms.ts';
import type { RecordValue } from '../../property.ts';
import type { RelevanceSettings } from '../relevance/relevance-settings.ts';
import { RecordLink } from '../relevance/RecordLink.tsx';
import { RelevanceFilter } from '../relevance/RelevanceFilter.tsx';
import { RelevanceSelect } from '../relevance/RelevanceSelect.tsx';

type Records = readonly RecordValue[];

function Cell(props: CellProps<Records, RelevanceSettings>) {
  return <Links {...props} isTabStop={false} />;
}

function Reader(props: CellProps<Records, RelevanceSettings>) {
  return <Links {...props} isTabStop />;
}

type LinksProps = CellProps<Records, RelevanceSettings> & { readonly isTabStop: boolean };

function Links({ value, settings, context, isTabStop }: LinksProps) {
  const comma = joinedWords(['', ''], context.locale);
  return value.map((record, index) => (
    <Fragment key={record.id}>
      {index > 0 && comma}
      <RecordLink record={record} sheetCode={settings.sheetCode} isTabStop={isTabStop} />
    </Fragment>
  ));
}

function Editor({ value, onChange, ...looks }: EditorProps<Records, RelevanceSettings>) {
  return (
    <RelevanceSelect
      {...looks}
      isMultiple
      value={value ?? []}
      onChange={(records) => onChange(records.length === 0 ? null : records)}
    />
  );
}

/** How several records of another model are shown, picked and filtered by. */
export const relevanceMultiUi: FieldUi<Records, RelevanceSettings, readonly FilterUnit[]> = {
  Cell,
  Reader,
  Editor,
  FilterControl: RelevanceFilter,
};
