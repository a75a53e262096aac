import type { DraftFormat } from '@portico/shared-kit/designer';
import { type PortalPageDocument, readPortalPage, savedPortalPage } from '@portico/shared-kit/portal-pages';

/** A page with its names, as its designer changes it. */
export interface PageDraft extends PortalPageDocument {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
}

/** Pages as they are saved and designed, with nothing lost. */
export const pageFormat: DraftFormat<PageDraft> = {
  read({ name, name_i18n, content }) {
    const document = readPortalPage(content, 'designers');
    return document === null ? null : { ...document, name, name_i18n };
  },
  save(draft) {
    const { name, name_i18n } = draft;
    return { content: savedPortalPage(draft), name, name_i18n };
  },
};
