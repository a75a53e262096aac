import { DesignerOnPhone } from '@portico/shared-kit/designer';
import { printDesignsPath } from '../addresses.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';

/** A small screen is told what designing needs; it takes no lock. */
export function TemplateOnPhone() {
  const t = templateDesignTexts.useT();
  const words = { title: t('title'), phone: t('phone'), phoneHint: t('phoneHint'), all: t('all') };
  return <DesignerOnPhone words={words} listPath={printDesignsPath} />;
}
