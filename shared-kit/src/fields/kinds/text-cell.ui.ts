import type { FieldKind } from '../field-kind.ts';
import type { CellProps } from '../field-ui.ts';

/** A cell that shows the value as its kind writes it. */
export function textCell<TValue, TSettings extends object, TFilter>(kind: FieldKind<TValue, TSettings, TFilter>) {
  return ({ value, settings, context }: CellProps<TValue, TSettings>): string =>
    kind.display?.(value, settings, context) ?? kind.format(value, settings, context);
}
