import { createContext, type ReactNode, useContext } from 'react';

/** Puts values into the form, or into the row of a sub-table, by the codes of their data items. */
export type FormFill = (values: Readonly<Record<string, unknown>>) => void;

const FormFillContext = createContext<FormFill | null>(null);

/** Lets the editors below fill in their neighbours, as picking a record does. */
export function FormFillProvider({ fill, children }: { readonly fill: FormFill; readonly children: ReactNode }) {
  return <FormFillContext value={fill}>{children}</FormFillContext>;
}

/** Fills in an editor's neighbours; null where it stands alone, as in a filter. */
export function useFormFill(): FormFill | null {
  return useContext(FormFillContext);
}
