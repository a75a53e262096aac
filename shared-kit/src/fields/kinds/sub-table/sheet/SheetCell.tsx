import { useId } from 'react';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import type { AnyFieldUi } from '../../../field-ui.ts';
import { kindOf } from '../../../kinds.ts';
import type { FieldProblem } from '../../../problems.ts';
import type { Property } from '../../../property.ts';
import { propertyName, settingsOf } from '../../../values.ts';
import { cellText } from '../cell-words.ts';
import { pastedText } from '../pasted-text.ts';
import styles from './Sheet.module.css';

/** Position of a cell, and its state there. */
export interface CellState {
  readonly column: Property;
  /** Of its column, from 0. */
  readonly index: number;
  /** Of its row, from 1. */
  readonly number: number;
  readonly isMarked: boolean;
  readonly isSelected: boolean;
  /** True where its editor is drawn. */
  readonly isEditing: boolean;
}

interface Props extends CellState {
  readonly value: unknown;
  readonly disabled: boolean;
  /** Reason for which the value is refused; undefined when it is fine. */
  readonly problem: Pick<FieldProblem, 'text'> | undefined;
  uiOfColumn(column: Property): AnyFieldUi;
  onChange(value: unknown): void;
}

/** A cell: its words, or its editor, which is named "column, row"; what is wrong with it stands in it. */
export function SheetCell(props: Props) {
  const { column, index, value, isMarked, isSelected, isEditing, problem } = props;
  const locale = useLocale();
  const problemId = useId();
  const isWrong = problem !== undefined;
  return (
    <div
      role="gridcell"
      aria-colindex={index + 2}
      aria-selected={isSelected}
      // ARIA gives cells this state; the linter's table is older.
      {...(column.readOnly === true ? { 'aria-readonly': true } : {})}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId : undefined}
      // An editor takes the focus itself.
      tabIndex={isMarked && !isEditing ? 0 : -1}
      data-column={index}
      data-marked={isMarked || undefined}
      data-editing={isEditing || undefined}
      data-align={kindOf(column).align}
      className={styles.cell}
    >
      {isEditing ? (
        <CellEditor {...props} problemId={isWrong ? problemId : undefined} />
      ) : (
        <CellWords column={column} value={value} />
      )}
      {isWrong && (
        <p id={problemId} className={styles.problem}>
          {problem.text(locale)}
        </p>
      )}
    </div>
  );
}

function CellWords({ column, value }: Pick<Props, 'column' | 'value'>) {
  const locale = useLocale();
  const text = cellText(column, value, locale);
  return (
    <div className={styles.words} data-unread={pastedText(value) !== null || undefined}>
      {text === '' && column.readOnly === true ? '--' : text}
    </div>
  );
}

function CellEditor(props: Props & { readonly problemId: string | undefined }) {
  const { column, number, value, disabled, problem, problemId, uiOfColumn, onChange } = props;
  const locale = useLocale();
  const { Editor } = uiOfColumn(column);
  const text = pastedText(value);
  return (
    <>
      <Editor
        label={`${propertyName(column, locale)} ${number}`}
        value={text === null ? (value ?? null) : null}
        settings={settingsOf(column)}
        required={column.required ?? false}
        disabled={disabled}
        invalid={problem !== undefined}
        describedBy={problemId}
        onChange={onChange}
      />
      {text !== null && (
        <div className={styles.words} data-unread>
          {text}
        </div>
      )}
    </>
  );
}
