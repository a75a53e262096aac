import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { useSavedDraft } from '@portico/shared-kit/designer';
import type { DesignDraftState } from '@portico/shared-kit/documents';
import { draftOfText, draftText, type PageDraft, savedDraft } from '../model/page-draft.model.ts';

interface PageDraftInput {
  /** As it was opened. */
  readonly design: PortalPageDesign;
  readonly opened: PageDraft;
  readonly isMine: boolean;
}

/** Saves the page as the draft by itself and keeps a copy of it meanwhile. */
export function usePageDraft({ design, opened, isMine }: PageDraftInput): DesignDraftState<PageDraft> {
  const { pageCode } = design;
  return useSavedDraft({
    name: portalPageDesignName({ pageCode }),
    copies: `portalPage/${pageCode}`,
    design,
    opened,
    textOf: draftText,
    documentOf: draftOfText,
    contentOf: savedDraft,
    isMine,
  });
}
