import { isJsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { type PortalPageDocument, readPortalPage, savedPortalPage } from '@portico/shared-kit/portal-pages';

/** A page with its names, as its designer changes it. */
export interface PageDraft extends PortalPageDocument {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
}

/** Returns the page of a design with nothing lost; null where this program cannot read it, as of a newer version. */
export function draftOf({
  name,
  name_i18n,
  content,
}: Pick<PortalPageDesign, 'name' | 'name_i18n' | 'content'>): PageDraft | null {
  const document = readPortalPage(content, 'designers');
  return document === null ? null : { ...document, name, name_i18n };
}

/** Returns what is sent to be saved. */
export function savedDraft(draft: PageDraft) {
  const { name, name_i18n } = draft;
  return { content: savedPortalPage(draft), name, name_i18n };
}

/** A draft as text, in which the browser keeps a copy. */
export const draftText = (draft: PageDraft): string => JSON.stringify(savedDraft(draft));

/** Reads such a text; null where it is none. */
export function draftOfText(text: string): PageDraft | null {
  const saved: unknown = JSON.parse(text);
  if (!isJsonObject(saved) || typeof saved['name'] !== 'string' || !isJsonObject(saved['content'])) return null;
  const { name, name_i18n, content } = saved;
  return draftOf({ name, name_i18n: typeof name_i18n === 'string' ? name_i18n : null, content });
}
