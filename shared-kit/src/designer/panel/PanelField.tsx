import { Checkbox, Input, InputNumber, Select } from 'antd/es';
import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './Panel.module.css';
import { useTyped } from './use-typed.ts';

const ReadOnlyContext = createContext(false);

/** Says whether the panel below it is only read. */
export const PanelReadOnlyProvider = ReadOnlyContext;

interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly disabled: boolean;
  readonly status: '' | 'error';
}

interface PanelFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Reason for which its value is refused; null where it is not. */
  readonly problem?: string | null;
  children(control: FieldControl): ReactNode;
}

/** A field of the panel with its label, its hint and what is wrong with it. */
export function PanelField({ label, hint, problem = null, children }: PanelFieldProps) {
  const id = useId();
  const isReadOnly = useContext(ReadOnlyContext);
  const described = [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        disabled: isReadOnly,
        status: problem === null ? '' : 'error',
      })}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

type Plain = Pick<PanelFieldProps, 'label' | 'hint' | 'problem'>;

interface TextFieldProps extends Plain {
  readonly value: string;
  readonly isCode?: boolean;
  readonly rows?: number;
  readonly maxLength?: number;
  onChange(value: string): void;
}

/** A text that counts when it is left or confirmed: each is one step of undo, not each letter. */
export function TextField({ value, isCode = false, rows, maxLength = 200, onChange, ...field }: TextFieldProps) {
  const [typed, setTyped] = useTyped(value);
  const commit = () => typed.trim() !== value && onChange(typed.trim());
  const Box = rows === undefined ? Input : Input.TextArea;
  return (
    <PanelField {...field}>
      {(control) => (
        <Box
          {...control}
          {...(rows === undefined ? {} : { rows })}
          className={isCode ? styles.code : ''}
          value={typed}
          maxLength={maxLength}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (rows === undefined || event.ctrlKey)) commit();
            if (event.key === 'Escape') setTyped(value);
          }}
        />
      )}
    </PanelField>
  );
}

interface ChoiceFieldProps extends Plain {
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  /** True where it also works where the design is only read. */
  readonly isAlwaysOpen?: boolean;
  onChange(value: string): void;
}

/** Field to choose one of several options. */
export function ChoiceField({
  value,
  options,
  placeholder,
  isAlwaysOpen = false,
  onChange,
  ...field
}: ChoiceFieldProps) {
  return (
    <PanelField {...field}>
      {({ disabled, ...control }) => (
        <Select
          {...control}
          disabled={disabled && !isAlwaysOpen}
          className={styles.wide}
          value={value}
          placeholder={placeholder}
          options={[...options]}
          showSearch={isAlwaysOpen || options.length > 8 ? { optionFilterProp: 'label' } : false}
          onChange={(chosen: string) => onChange(chosen)}
        />
      )}
    </PanelField>
  );
}

interface NumberFieldProps extends Plain {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Digits behind the decimal point; 0 where it is left out. */
  readonly precision?: number;
  /** Unit behind the number. */
  readonly unit?: string;
  onChange(value: number): void;
}

/** A number within limits, whole unless said otherwise. */
export function NumberField({ value, min, max, precision = 0, unit, onChange, ...field }: NumberFieldProps) {
  return (
    <PanelField {...field}>
      {(control) => (
        <InputNumber
          {...control}
          value={value}
          min={min}
          max={max}
          precision={precision}
          step={10 ** -precision}
          {...(unit === undefined ? {} : { suffix: unit })}
          changeOnWheel={false}
          onChange={(typed) => typed !== null && typed !== value && onChange(typed)}
        />
      )}
    </PanelField>
  );
}

interface ChoicesFieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Value of the choice that cannot be removed. */
  readonly fixed?: string;
  onChange(value: readonly string[]): void;
}

/** Any of several, in the order in which they are offered. */
export function ChoicesField({ label, value, options, fixed, onChange }: ChoicesFieldProps) {
  const id = useId();
  const isReadOnly = useContext(ReadOnlyContext);
  const toggle = (each: string, isChosen: boolean) =>
    onChange(options.map((option) => option.value).filter((one) => (one === each ? isChosen : value.includes(one))));
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.choices}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={option.value === fixed || value.includes(option.value)}
            disabled={isReadOnly || option.value === fixed}
            onChange={({ target }) => toggle(option.value, target.checked)}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

/** A group of fields with its heading. */
export function PanelSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
