import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/designs.api';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { type DesignDraftState, useDesignDraft } from '@portico/shared-kit/documents';
import { draftText, type PageDraft, savedDraft } from '../model/page-draft.model.ts';

interface PageDraftInput {
  /** As it was opened. */
  readonly design: PortalPageDesign;
  readonly opened: PageDraft;
  readonly isMine: boolean;
}

/** Saves the page as the draft by itself and keeps a copy of it meanwhile. */
export function usePageDraft({ design, opened, isMine }: PageDraftInput): DesignDraftState<PageDraft> {
  const { pageCode, draft, published } = design;
  const [send] = useSaveDesignDraftMutation<'portalPage'>();
  const base = draft === null ? published?.version : undefined;
  const name = portalPageDesignName({ pageCode });
  return useDesignDraft({
    name,
    design: `portalPage/${pageCode}`,
    opened,
    text: draftText(opened),
    content: {
      textOf: draftText,
      send(page, revision) {
        const basedOn = revision === 0 && base !== undefined ? { basedOn: base } : {};
        return send({ ...name, revision, ...basedOn, ...savedDraft(page) });
      },
    },
    revision: draft?.revision ?? 0,
    isMine,
  });
}
