import { printTemplateDesignName } from '@portico/shared-kit/contract/design-name';
import type { PrintTemplateDesignSummary } from '@portico/shared-kit/contract/print-template-design.schema';
import { useDocumentAvailability } from '@portico/shared-kit/designer';
import { printDesignsPath } from '../addresses.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';

/** Returns the entries of a menu by which a print template is switched off and on, retired and deleted. */
export function useTemplateAvailability(
  design: PrintTemplateDesignSummary,
): ReturnType<typeof useDocumentAvailability> {
  const t = templateDesignTexts.useT();
  const hints = { offHint: t('offHint'), retireHint: t('retireHint'), deleteHint: t('deleteHint') };
  return useDocumentAvailability({
    name: printTemplateDesignName(design),
    design,
    words: { delete: t('deleteTemplate'), ...hints },
    listPath: printDesignsPath,
  });
}
