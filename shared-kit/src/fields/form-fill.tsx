import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Property } from './property.ts';

/** Values by the codes of their fields. */
type Values = Readonly<Record<string, unknown>>;

/** Puts values into the form, or into the row of a sub-table, by the codes of their fields. */
export type FormFill = (values: Values) => void;

interface FormValues {
  readonly values: Values;
  /** Of a row: its columns; what is none of them is looked up in the form. */
  readonly columns: readonly Property[] | null;
  /** The form around a row. */
  readonly form: FormValues | null;
}

const FormFillContext = createContext<FormFill | null>(null);
const FormValuesContext = createContext<FormValues>({ values: {}, columns: null, form: null });

interface Props {
  readonly fill: FormFill;
  /** Values of the form, or of the row, as they are now. */
  readonly values: Values;
  /** Of a row of a sub-table: its columns. */
  readonly columns?: readonly Property[];
  readonly children: ReactNode;
}

/** Lets the editors below see and fill in their neighbours, as picking a record does. */
export function FormFillProvider({ fill, values, columns, children }: Props) {
  const form = useContext(FormValuesContext);
  const own = useMemo(() => ({ values, columns: columns ?? null, form }), [values, columns, form]);
  return (
    <FormFillContext value={fill}>
      <FormValuesContext value={own}>{children}</FormValuesContext>
    </FormFillContext>
  );
}

/** Fills in an editor's neighbours; null where it stands alone, as in a filter. */
export function useFormFill(): FormFill | null {
  return useContext(FormFillContext);
}

/** Looks up a value by the code of its field; undefined for none. */
export type FormLookUp = (code: string | undefined) => unknown;

/** Looks up an editor's neighbours: in a row its columns, and the form where it has no such column; nothing where it stands alone. */
export function useFormLookUp(): FormLookUp {
  const { values, columns, form } = useContext(FormValuesContext);
  return (code) => {
    if (code === undefined) return undefined;
    const isOutside = columns !== null && columns.every((column) => column.code !== code);
    return (isOutside ? form?.values : values)?.[code];
  };
}

/** The value of one of an editor's neighbours, as `useFormLookUp` finds it. */
export function useFormValue(code: string | undefined): unknown {
  return useFormLookUp()(code);
}
