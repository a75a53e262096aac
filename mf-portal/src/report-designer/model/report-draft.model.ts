import type { DraftFormat } from '@portico/shared-kit/designer';
import { readReport, type ReportDocument, savedReport } from '@portico/shared-kit/reports';

/** A report with its names, as its designer changes it. */
export interface ReportDraft extends ReportDocument {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
}

/** A chart of a report, also one that this program cannot read. */
export type AnyChart = ReportDraft['charts'][number];

/** Reports as they are saved and designed, with nothing lost. */
export const reportFormat: DraftFormat<ReportDraft> = {
  read({ name, name_i18n, content }) {
    const document = readReport(content);
    return document === null ? null : { ...document, name, name_i18n };
  },
  save(draft) {
    const { name, name_i18n } = draft;
    return { content: savedReport(draft), name, name_i18n };
  },
};
