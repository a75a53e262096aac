import { Button } from 'antd/es';
import { Fragment, useState } from 'react';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import { joinedWords } from '../../filter-forms.ts';
import type { RecordValue } from '../../property.ts';
import type { RelevanceSettings } from '../relevance/relevance-settings.ts';
import { RecordLink } from '../relevance/RecordLink.tsx';
import { relevanceUiTexts } from '../relevance/relevance-ui.texts.ts';
import { RelevanceFilter } from '../relevance/RelevanceFilter.tsx';
import { RelevanceSelect } from '../relevance/RelevanceSelect.tsx';

type Records = readonly RecordValue[];

/** Number of names that are drawn at first: hundreds would push everything else away. */
const namedAtFirst = 20;

function Cell(props: CellProps<Records, RelevanceSettings>) {
  const t = relevanceUiTexts.useT();
  const { value } = props;
  if (value.length <= namedAtFirst) return <Links {...props} isTabStop={false} />;
  return (
    <>
      <Links {...props} value={value.slice(0, namedAtFirst)} isTabStop={false} /> {t('others', { count: value.length })}
    </>
  );
}

function Reader(props: CellProps<Records, RelevanceSettings>) {
  const t = relevanceUiTexts.useT();
  const [isWhole, setWhole] = useState(false);
  const { value } = props;
  if (isWhole || value.length <= namedAtFirst) return <Links {...props} isTabStop />;
  return (
    <>
      <Links {...props} value={value.slice(0, namedAtFirst)} isTabStop />
      <Button type="link" size="small" onClick={() => setWhole(true)}>
        {t('showAll', { count: value.length })}
      </Button>
    </>
  );
}

type LinksProps = CellProps<Records, RelevanceSettings> & { readonly isTabStop: boolean };

function Links({ value, settings, context, isTabStop }: LinksProps) {
  const comma = joinedWords(['', ''], context.locale);
  return value.map((record, index) => (
    <Fragment key={record.id}>
      {index > 0 && comma}
      <RecordLink record={record} formCode={settings.sheetCode} isTabStop={isTabStop} />
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

/** Cell, editor and filter control of several records of another model. */
export const relevanceMultiUi: FieldUi<Records, RelevanceSettings, readonly FilterUnit[]> = {
  Cell,
  Reader,
  Editor,
  readsText: () => true,
  FilterControl: RelevanceFilter,
};
