import type { ImportCell } from '@portico/shared-kit/contract/imports.schema';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { Button, Checkbox } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './Correction.module.css';
import { correctTexts } from './correct.texts.ts';
import type { CellPosition, CorrectionColumn } from './correction-table.model.ts';
import type { CorrectionModel } from './use-correction.ts';

/** The cell that is corrected, in the editor of its field; the words for the way to the first one where none is chosen. */
export function CorrectionBar({ model }: { readonly model: CorrectionModel }) {
  const t = correctTexts.useT();
  const { current, cell, column, goToNext } = model;
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      {current === null || cell === null || column === undefined ? (
        <p className={styles.hint}>{t('bar.none')}</p>
      ) : (
        <CellEditor
          key={`${current.rowNumber} ${current.path} ${cell.cell.text}`}
          model={model}
          current={current}
          cell={cell.cell}
          column={column}
        />
      )}
      <Button autoFocus onClick={goToNext}>
        {t('bar.next')}
      </Button>
    </section>
  );
}

interface CellEditorProps {
  readonly model: CorrectionModel;
  readonly current: CellPosition;
  readonly cell: ImportCell;
  readonly column: CorrectionColumn;
}

function CellEditor({ model: { isBusy, apply }, current, cell, column }: CellEditorProps) {
  const t = correctTexts.useT();
  const id = useId();
  const [value, setValue] = useState<unknown>(cell.value);
  const [remember, setRemember] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  const problem = cell.problem?.reason ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({ value, isForAll: false, remember: false });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.entry} ref={editor}>
        <label htmlFor={id}>
          {t('row', { row: current.rowNumber })} · {column.name}
        </label>
        <FieldEditor
          id={id}
          property={column.property}
          value={value}
          disabled={isBusy}
          invalid={problem !== null}
          describedBy={`${id}problem`}
          onChange={setValue}
        />
        <p id={`${id}problem`} className={styles.hint}>
          {problem !== null && <span className={styles.problem}>{problem}</span>}{' '}
          {t('bar.was', { text: cell.text === '' ? t('emptyText') : cell.text })}
        </p>
      </div>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('bar.apply')}
      </Button>
      <Button loading={isBusy} onClick={() => apply({ value, isForAll: true, remember })}>
        {t('bar.applyAll', { text: cell.text === '' ? t('emptyText') : cell.text })}
      </Button>
      <Checkbox checked={remember} onChange={({ target }) => setRemember(target.checked)}>
        {t('bar.remember')}
      </Checkbox>
    </form>
  );
}
