import type { ReportDesign } from '@portico/shared-kit/contract/report-design.schema';
import { isJsonObject } from '@portico/shared-kit/contract/versioned-json';
import { readReport, type ReportDocument, savedReport } from '@portico/shared-kit/reports';

/** A report with its names, as its designer changes it. */
export interface ReportDraft extends ReportDocument {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
}

/** A chart of a report, also one that this program cannot read. */
export type AnyChart = ReportDraft['charts'][number];

/** Returns the report of a design with nothing lost; null where this program cannot read it, as of a newer version. */
export function draftOf({
  name,
  name_i18n,
  content,
}: Pick<ReportDesign, 'name' | 'name_i18n' | 'content'>): ReportDraft | null {
  const document = readReport(content);
  return document === null ? null : { ...document, name, name_i18n };
}

/** Returns what is sent to be saved. */
export function savedDraft(draft: ReportDraft) {
  const { name, name_i18n } = draft;
  return { content: savedReport(draft), name, name_i18n };
}

/** A draft as text, in which the browser keeps a copy. */
export const draftText = (draft: ReportDraft): string => JSON.stringify(savedDraft(draft));

/** Reads such a text; null where it is none. */
export function draftOfText(text: string): ReportDraft | null {
  const saved: unknown = JSON.parse(text);
  if (!isJsonObject(saved) || typeof saved['name'] !== 'string' || !isJsonObject(saved['content'])) return null;
  const { name, name_i18n, content } = saved;
  return draftOf({ name, name_i18n: typeof name_i18n === 'string' ? name_i18n : null, content });
}
