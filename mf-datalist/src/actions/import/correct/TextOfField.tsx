import { useListImportTextsQuery } from '@portico/shared-kit/api/import-corrections.api';
import { Select } from 'antd';
import { correctTexts } from './correct.texts.ts';
import type { CorrectionColumn } from './correction-table.model.ts';

/** A field and one of its texts in the file; null while they are not chosen. */
export interface TextChoice {
  readonly path: string | null;
  readonly text: string | null;
}

interface TextOfFieldProps {
  readonly taskId: string;
  readonly columns: readonly CorrectionColumn[];
  readonly choice: TextChoice;
  readonly onChange: (choice: TextChoice) => void;
}

/** Chooses a field and then one of the texts that it has among the refused rows, those with problems first. */
export function TextOfField({ taskId, columns, choice: { path, text }, onChange }: TextOfFieldProps) {
  const t = correctTexts.useT();
  const { data, isFetching } = useListImportTextsQuery({ taskId, propertyPath: path ?? '' }, { skip: path === null });
  const fields = columns.map(({ path: value, name, group }) => ({
    value,
    label: group === null ? name : t('column', { group, name }),
  }));
  const texts = (data?.content ?? []).map(({ text: value, count, problem }) => {
    const words = value === '' ? t('emptyText') : value;
    const marked = problem === null ? words : t('cell', { field: words, text: t(`problems.${problem}`) });
    return { value, label: `${marked} (${count})` };
  });
  return (
    <>
      <Select
        aria-label={t('batch.field')}
        placeholder={t('batch.field')}
        showSearch={{ optionFilterProp: 'label' }}
        value={path}
        options={fields}
        onChange={(next: string) => onChange({ path: next, text: null })}
      />
      <Select
        aria-label={t('batch.text')}
        placeholder={t('batch.text')}
        showSearch={{ optionFilterProp: 'label' }}
        value={text}
        options={texts}
        loading={isFetching}
        disabled={path === null}
        onChange={(next: string) => onChange({ path, text: next })}
      />
    </>
  );
}
