import { reportDesignName } from '@portico/shared-kit/contract/design-name';
import type { ReportDesignSummary } from '@portico/shared-kit/contract/report-design.schema';
import { useDocumentAvailability } from '@portico/shared-kit/designer';
import { reportDesignsPath } from '../addresses.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';

/** Returns the entries of a menu by which a report is switched off and on, retired and deleted. */
export function useReportAvailability(design: ReportDesignSummary): ReturnType<typeof useDocumentAvailability> {
  const t = reportDesignTexts.useT();
  const hints = { offHint: t('offHint'), retireHint: t('retireHint'), deleteHint: t('deleteHint') };
  return useDocumentAvailability({
    name: reportDesignName(design),
    design,
    words: { delete: t('deleteReport'), ...hints },
    listPath: reportDesignsPath,
  });
}
