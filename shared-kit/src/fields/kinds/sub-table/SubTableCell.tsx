import { useId } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import type { AnyFieldUi } from '../../field-ui.ts';
import { kindOf } from '../../kinds.ts';
import type { FieldProblem } from '../../problems.ts';
import type { Property } from '../../property.ts';
import { propertyName, settingsOf } from '../../values.ts';
import styles from './SubTable.module.css';

interface Props {
  readonly column: Property;
  readonly value: unknown;
  /** Of its row, from 1. */
  readonly number: number;
  readonly disabled: boolean;
  /** Why the value is refused; null when it is fine. */
  readonly problem: Pick<FieldProblem, 'text'> | null;
  readonly ui: AnyFieldUi;
  onChange(value: unknown): void;
}

/** A cell to fill in, named "column, row" for those who cannot see the table; what is wrong with it stands in it. */
export function SubTableCell({ column, value, number, disabled, problem, ui, onChange }: Props) {
  const locale = useLocale();
  const problemId = useId();
  const { Editor } = ui;
  const isWrong = problem !== null;
  return (
    <td className={kindOf(column).align === 'right' ? styles.figure : ''} data-refused={isWrong || undefined}>
      <Editor
        label={`${propertyName(column, locale)} ${number}`}
        value={value ?? null}
        settings={settingsOf(column)}
        required={column.required ?? false}
        disabled={disabled}
        invalid={isWrong}
        describedBy={isWrong ? problemId : undefined}
        onChange={onChange}
      />
      {isWrong && (
        <p id={problemId} className={styles.problem}>
          {problem.text(locale)}
        </p>
      )}
    </td>
  );
}
