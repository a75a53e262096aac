import { DesignerParts } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { FormOutline } from '../outline/FormOutline.tsx';
import { Palette } from '../palette/Palette.tsx';

/** Column beside the form: the fields that can be put on it, or the outline of those that stand there. */
export function FormParts() {
  const t = formDesignTexts.useT();
  return <DesignerParts label={t('items')} palette={<Palette />} outline={<FormOutline />} />;
}
