import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import { useDocumentAvailability } from '@portico/shared-kit/designer';
import { pageDesignsPath } from '../addresses.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';

/** Returns the entries of a menu by which a page is switched off and on, retired and deleted. */
export function usePageAvailability(design: PortalPageDesignSummary): ReturnType<typeof useDocumentAvailability> {
  const t = pageDesignTexts.useT();
  return useDocumentAvailability({
    name: portalPageDesignName(design),
    design,
    words: { delete: t('deletePage'), offHint: t('offHint'), retireHint: t('retireHint'), deleteHint: t('deleteHint') },
    listPath: pageDesignsPath,
  });
}
