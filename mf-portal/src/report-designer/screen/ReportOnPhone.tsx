import { DesignerOnPhone } from '@portico/shared-kit/designer';
import { reportDesignsPath } from '../addresses.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';

/** A small screen is told what designing needs; it takes no lock. */
export function ReportOnPhone() {
  const t = reportDesignTexts.useT();
  const words = { title: t('title'), phone: t('phone'), phoneHint: t('phoneHint'), all: t('all') };
  return <DesignerOnPhone words={words} listPath={reportDesignsPath} />;
}
