import { DesignerOnPhone } from '@portico/shared-kit/designer';
import { formDesignsPath } from '../../../../addresses.model.ts';
import { formDesignTexts } from '../form-design.texts.ts';

/** A small screen is told what designing needs; it takes no lock. */
export function FormOnPhone() {
  const t = formDesignTexts.useT();
  const words = { title: t('title'), phone: t('phone'), phoneHint: t('phoneHint'), all: t('all') };
  return <DesignerOnPhone words={words} listPath={formDesignsPath} />;
}
