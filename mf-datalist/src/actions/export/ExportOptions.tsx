import type { ExportFormat } from '@portico/shared-kit/contract/exports.schema';
import { Radio } from 'antd';
import { useId } from 'react';
import styles from './Export.module.css';
import { exportTexts } from './export.texts.ts';
import { type Separator, separators } from './kept-choice.ts';
import type { ExportChoiceModel } from './use-export-choice.ts';

const formats = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[];

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const satisfies Record<Separator, string>;

/** Choice of the records that go into the file, and of its format. */
export function ExportOptions({ model }: { readonly model: ExportChoiceModel }) {
  const t = exportTexts.useT();
  const { choice, change } = model;
  return (
    <aside className={styles.options}>
      <RangeOption model={model} />
      <Option
        name="format"
        label={t('format.label')}
        value={choice.format}
        choices={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={(format) => change({ format })}
      />
      {choice.format === 'csv' && (
        <Option
          name="separator"
          label={t('separator.label')}
          value={choice.separator}
          choices={separators.map((value) => ({ value, label: t(`separator.${separatorNames[value]}`) }))}
          onChange={(separator) => change({ separator })}
        />
      )}
    </aside>
  );
}

/** Choice of the records: those that are ticked, where some are, or all that the list finds. */
function RangeOption({ model }: { readonly model: ExportChoiceModel }) {
  const t = exportTexts.useT();
  const { isTicked, setTicked, tickedCount, total } = model;
  const found = { value: 'found', label: t('range.found', { count: total }) } as const;
  const ticked = { value: 'ticked', label: t('range.ticked', { count: tickedCount }) } as const;
  return (
    <Option
      name="range"
      label={t('range.label')}
      hint={t('range.hint')}
      value={isTicked ? 'ticked' : 'found'}
      choices={tickedCount === 0 ? [found] : [ticked, found]}
      onChange={(range) => setTicked(range === 'ticked')}
    />
  );
}

interface OptionProps<TValue extends string> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: TValue;
  /** A single one is told and not asked for. */
  readonly choices: readonly { readonly value: TValue; readonly label: string }[];
  readonly onChange: (value: TValue) => void;
}

function Option<TValue extends string>({ name, label, hint, value, choices, onChange }: OptionProps<TValue>) {
  const id = useId();
  return (
    <section>
      <h2 id={id}>{label}</h2>
      {choices.length === 1 ? (
        <p>{choices[0]?.label}</p>
      ) : (
        <Radio.Group
          vertical
          name={name}
          aria-labelledby={id}
          value={value}
          onChange={({ target }) => onChange(target.value as TValue)}
          options={[...choices]}
        />
      )}
      {hint !== undefined && <p className={styles.quiet}>{hint}</p>}
    </section>
  );
}
