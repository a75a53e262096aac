import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { datalistTexts } from '../../datalist.texts.ts';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RowMark } from '@portico/shared-kit/ui/grid';

/** Rows that people are still working on carry a mark (list spec, section 2). */
export function rowMark({ data }: BizRecord, locale: Locale): RowMark | null {
  const t = datalistTexts.translator(locale);
  if (data['sequenceStatus'] === 'DRAFT') return { tone: 'draft', label: t('marks.draft') };
  if (data['sequenceStatus'] === 'PROCESSING') return { tone: 'processing', label: t('marks.processing') };
  return null;
}
