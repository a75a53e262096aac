import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { DesignerLayout, type DesignerInput, DocumentDesigner, type OpenDocument } from '@portico/shared-kit/designer';
import { useMemo } from 'react';
import { PageCanvas } from '../canvas/PageCanvas.tsx';
import { type PageDraft, pageFormat } from '../model/page-draft.model.ts';
import {
  createPageDesigner,
  type PageDesignerAction,
  type PageDesignerState,
} from '../model/page-designer-state.model.ts';
import { PageAnnouncements } from '../PageAnnouncements.tsx';
import { pageDesignTexts } from '../page-design.texts.ts';
import { PageDesignerProvider } from '../page-designer.ts';
import { usePageDesignerOf } from '../use-page-designer-of.ts';
import { PagePanel } from '../panel/PagePanel.tsx';
import { PageProblems } from '../problems/PageProblems.tsx';
import { useOwnProblems } from '../problems/use-own-problems.ts';
import { PageDesignerBar } from './PageDesignerBar.tsx';
import { PageParts } from './PageParts.tsx';

/** The designer of a page. */
export function PageDesigner(input: DesignerInput<PortalPageDesign>) {
  const t = pageDesignTexts.useT();
  return (
    <DocumentDesigner
      {...input}
      name={portalPageDesignName(input.design)}
      format={pageFormat}
      createDesigner={createPageDesigner}
      words={{
        unreadable: t('unreadable'),
        unreadableHint: t('unreadableHint'),
        isOff: t('isOff'),
        isRetired: t('isRetired'),
      }}
      renderOpen={(open) => <OpenPage {...input} open={open} />}
    />
  );
}

interface OpenPageProps extends DesignerInput<PortalPageDesign> {
  readonly open: OpenDocument<'portalPage', PageDraft, PageDesignerState, PageDesignerAction>;
}

/** Palette of what can be put on the page, the page, its settings, what is wrong, and what can be done. */
function OpenPage({ design, access, onReopen, open: { draft, notices, ...open } }: OpenPageProps) {
  const { problems } = open;
  const opening = usePageDesignerOf({ design, ...open });
  const own = useOwnProblems(opening.page, opening.nameOf);
  const designer = useMemo(
    () => ({ ...opening, problems: problems && [...problems, ...own] }),
    [opening, problems, own],
  );
  return (
    <PageDesignerProvider value={designer}>
      <DesignerLayout
        bar={<PageDesignerBar draft={draft} access={access} onReopen={onReopen} />}
        notices={notices}
        parts={<PageParts />}
        panel={<PagePanel />}
        problems={<PageProblems />}
      >
        <PageCanvas />
      </DesignerLayout>
      <PageAnnouncements />
    </PageDesignerProvider>
  );
}
