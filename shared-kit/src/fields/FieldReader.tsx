import { commonTexts } from '../i18n/common.texts.ts';
import { useLocale } from '../i18n/locale-hook.ts';
import { isEmptyValue } from './empty.ts';
import { uiOf } from './kinds-ui.ts';
import type { Property } from './property.ts';
import { settingsOf } from './values.ts';

interface Props {
  readonly property: Property;
  readonly value: unknown;
}

/** A whole value on a form that is read, `--` for an empty one; a list shows it by `FieldCell`. */
export function FieldReader({ property, value }: Props) {
  const locale = useLocale();
  if (isEmptyValue(value)) return commonTexts.t(locale, 'empty');
  const { Cell, Reader = Cell } = uiOf(property);
  return <Reader value={value} settings={settingsOf(property)} context={{ locale }} isTabStop />;
}
