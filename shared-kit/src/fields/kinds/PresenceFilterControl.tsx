import type { FilterControlProps } from '../field-ui.ts';
import { fieldUiTexts } from '../field-ui.texts.ts';
import { ChoiceFilterControl } from './ChoiceFilterControl.tsx';

/** Asks whether there are files or rows. */
export function PresenceFilterControl(props: FilterControlProps<boolean, object>) {
  const t = fieldUiTexts.useT();
  return <ChoiceFilterControl {...props} yes={t('filled')} no={t('empty')} />;
}
