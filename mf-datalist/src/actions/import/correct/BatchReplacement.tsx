import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { DeleteOutlined, PlusOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import styles from './Correction.module.css';
import { correctTexts } from './correct.texts.ts';
import { TextOfField } from './TextOfField.tsx';
import { type BatchLine, type BatchLines, useBatchReplacement } from './use-batch-replacement.ts';
import type { CorrectionModel } from './use-correction.ts';

interface BatchReplacementProps {
  readonly taskId: string;
  readonly model: CorrectionModel;
  readonly onClose: () => void;
}

/** Replaces texts by values in the selected rows, after conditions have narrowed the table (list spec, sections 2 and 4). */
export function BatchReplacement({ taskId, model, onClose }: BatchReplacementProps) {
  const t = correctTexts.useT();
  const { columns, selected, isBusy } = model;
  const { conditions, replacements, run } = useBatchReplacement(model, onClose);
  const table = { taskId, columns };
  return (
    <div className={styles.batch}>
      <h3>{t('batch.conditions')}</h3>
      <Lines
        {...table}
        lines={conditions}
        words={{ add: t('batch.addCondition'), remove: t('batch.removeCondition') }}
      />
      <h3>
        {t('batch.replacements')} <Tag>{t('batch.selected', { count: selected.size })}</Tag>
      </h3>
      <Lines
        {...table}
        lines={replacements}
        words={{ add: t('batch.addReplacement'), remove: t('batch.removeReplacement') }}
      >
        {(line) => <ValueEntry columns={columns} line={line} onChange={replacements.change} />}
      </Lines>
      <div className={styles.footer}>
        <Button onClick={onClose}>{t('batch.cancel')}</Button>
        <Button type="primary" loading={isBusy} onClick={run}>
          {t('batch.ok')}
        </Button>
      </div>
    </div>
  );
}

interface LinesProps extends Pick<CorrectionModel, 'columns'> {
  readonly taskId: string;
  readonly lines: BatchLines;
  readonly words: { readonly add: string; readonly remove: string };
  /** Content below a line. */
  readonly children?: (line: BatchLine) => ReactNode;
}

function Lines({ taskId, columns, lines: { lines, add, change, remove }, words, children }: LinesProps) {
  return (
    <>
      {lines.map((line) => (
        <div key={line.id} className={styles.line}>
          <TextOfField
            taskId={taskId}
            columns={columns}
            choice={line}
            onChange={(choice) => change({ ...line, ...choice, value: null })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={words.remove}
            onClick={() => remove(line)}
          />
          {children?.(line)}
        </div>
      ))}
      <Button type="dashed" icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
        {words.add}
      </Button>
    </>
  );
}

interface ValueEntryProps extends Pick<CorrectionModel, 'columns'> {
  readonly line: BatchLine;
  readonly onChange: (line: BatchLine) => void;
}

function ValueEntry({ columns, line, onChange }: ValueEntryProps) {
  const t = correctTexts.useT();
  const column = columns.find(({ path }) => path === line.path);
  if (column === undefined) return null;
  const property = { ...column.property, name: t('batch.value'), name_i18n: null };
  return (
    <div className={styles.wide}>
      <FieldEditor property={property} value={line.value} onChange={(value) => onChange({ ...line, value })} />
    </div>
  );
}
