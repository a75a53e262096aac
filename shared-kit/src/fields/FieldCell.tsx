import { commonTexts } from '../i18n/common.texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { isEmptyValue } from './empty.ts';
import { isTextCell } from './kinds/text-cell.ui.ts';
import { uiOf } from './kinds-ui.ts';
import type { Property } from './property.ts';
import { settingsOf } from './values.ts';

interface Props {
  readonly property: Property;
  readonly value: unknown;
  /** Given by the list, which asks for the language once and not in 20,000 cells. */
  readonly locale: Locale;
  /** True where the Tab key stops at what can be pressed in it; left out in a grid, where another key leads into a cell. */
  readonly isTabStop?: boolean;
}

/** True where a field's cell is its words alone, as `displayValue` writes them: a list of hundreds of cells draws those itself. */
export function isShownAsText(property: Property): boolean {
  return isTextCell(uiOf(property).Cell);
}

/** A value to read, in a list or a read-only form; `--` for an empty one. */
export function FieldCell({ property, value, locale, isTabStop = false }: Props) {
  if (isEmptyValue(value)) return commonTexts.t(locale, 'empty');
  const { Cell } = uiOf(property);
  return <Cell value={value} settings={settingsOf(property)} context={{ locale }} isTabStop={isTabStop} />;
}
