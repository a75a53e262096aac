import { SearchBox } from '@portico/shared-kit/ui/input';
import { Checkbox, Radio } from 'antd';
import { useId, useState } from 'react';
import styles from './Export.module.css';
import {
  chosenPart,
  type ExportPreset,
  exportPresets,
  fieldsNamed,
  pathsOf,
  withChosen,
} from './export-fields.model.ts';
import { exportTexts } from './export.texts.ts';
import { FieldTree } from './FieldTree.tsx';
import type { ExportChoiceModel } from './use-export-choice.ts';

/** Choice of the fields: a preset to begin with, and each field by itself. */
export function ExportFields({ model }: { readonly model: ExportChoiceModel }) {
  const t = exportTexts.useT();
  const label = useId();
  const [text, setText] = useState('');
  const { fields, selection, choice, setPreset, setSelection } = model;
  const found = fieldsNamed(fields, text);
  return (
    <section className={styles.fields}>
      <h2 id={label}>{t('presets.label')}</h2>
      <Radio.Group
        aria-labelledby={label}
        className={styles.presets}
        name="preset"
        optionType="button"
        value={choice.preset}
        onChange={({ target }) => setPreset(target.value as ExportPreset)}
        options={exportPresets.map((preset) => ({ value: preset, label: t(`presets.${preset}`) }))}
      />
      <SearchBox label={t('fields.search')} value={text} onChange={setText} />
      <SelectAll model={model} paths={found.flatMap(pathsOf)} />
      {found.length === 0 ? (
        <p className={styles.nothing}>{t('fields.nothing', { text: text.trim() })}</p>
      ) : (
        <FieldTree
          fields={found}
          selection={selection}
          onChange={(paths, isChosen) => setSelection(withChosen(selection, paths, { isChosen }))}
        />
      )}
    </section>
  );
}

interface SelectAllProps {
  readonly model: ExportChoiceModel;
  /** The paths that are shown. */
  readonly paths: readonly string[];
}

function SelectAll({ model: { fields, selection, setSelection }, paths }: SelectAllProps) {
  const t = exportTexts.useT();
  const part = chosenPart(selection, paths);
  return (
    <div className={styles.all}>
      <Checkbox
        checked={part === 'all'}
        indeterminate={part === 'some'}
        disabled={paths.length === 0}
        onChange={({ target }) => setSelection(withChosen(selection, paths, { isChosen: target.checked }))}
      >
        {t('fields.all')}
      </Checkbox>
      <span role="status" className={styles.quiet}>
        {t('fields.count', { chosen: selection.size, total: fields.flatMap(pathsOf).length })}
      </span>
    </div>
  );
}
