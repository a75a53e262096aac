import { Input } from 'antd/es';
import { type ReactNode, useId } from 'react';
import styles from './DesignList.module.css';

/** Props that a dialog gives to a control. */
export interface DialogControl {
  readonly id: string;
  readonly status: '' | 'error';
  readonly 'aria-describedby'?: string;
}

interface DialogFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | null;
  children(control: DialogControl): ReactNode;
}

/** A field of a dialog with its label, its hint and what is wrong with it. */
export function DialogField({ label, hint, problem, children }: DialogFieldProps) {
  const id = useId();
  const described = problem === null ? {} : { 'aria-describedby': `${id}problem` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, status: problem === null ? '' : 'error', ...described })}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {problem !== null && (
        <p id={`${id}problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface TextEntryProps extends Pick<DialogFieldProps, 'label' | 'hint' | 'problem'> {
  readonly value: string;
  readonly maxLength?: number;
  onChange(text: string): void;
}

/** As the server takes names; codes are shorter. */
const longestText = 64;

/** A line of text in a dialog. */
export function TextEntry({ value, maxLength = longestText, onChange, ...field }: TextEntryProps) {
  return (
    <DialogField {...field}>
      {(control) => (
        <Input {...control} value={value} maxLength={maxLength} onChange={(event) => onChange(event.target.value)} />
      )}
    </DialogField>
  );
}
