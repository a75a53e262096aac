import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import {
  AvailabilityBanner,
  DesignerLayout,
  type DesignerInput,
  RecoverableCopyBanner,
  useOpenDocument,
} from '@portico/shared-kit/designer';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { useMemo, useState } from 'react';
import { PageCanvas } from '../canvas/PageCanvas.tsx';
import { type PageDraft, pageFormat } from '../model/page-draft.model.ts';
import { createPageDesigner } from '../model/page-designer-state.model.ts';
import { PageAnnouncements } from '../PageAnnouncements.tsx';
import { pageDesignTexts } from '../page-design.texts.ts';
import { PageDesignerProvider } from '../page-designer.ts';
import { usePageDesignerOf } from '../use-page-designer-of.ts';
import { PagePanel } from '../panel/PagePanel.tsx';
import { PageProblems } from '../problems/PageProblems.tsx';
import { useOwnProblems } from '../problems/use-own-problems.ts';
import { PageDesignerBar } from './PageDesignerBar.tsx';
import { PageParts } from './PageParts.tsx';

/** The designer of a page, where this program can read it. */
export function PageDesigner(input: DesignerInput<PortalPageDesign>) {
  const t = pageDesignTexts.useT();
  const [page] = useState(() => pageFormat.read(input.opened));
  if (page === null) return <EmptyState title={t('unreadable')} hint={t('unreadableHint')} />;
  return <OpenPage {...input} page={page} />;
}

interface OpenPageProps extends DesignerInput<PortalPageDesign> {
  /** As it was opened. */
  readonly page: PageDraft;
}

/** Palette of what can be put on the page, the page, its settings, what is wrong, and what can be done. */
function OpenPage({ page, opened, design, access, onReopen }: OpenPageProps) {
  const t = pageDesignTexts.useT();
  const { draft, copy, state, dispatch, problems, isReadOnly, restore } = useOpenDocument({
    name: portalPageDesignName(design),
    design: opened,
    opened: page,
    access,
    format: pageFormat,
    createDesigner: createPageDesigner,
  });
  const opening = usePageDesignerOf({ design, state, isReadOnly, problems, dispatch });
  const own = useOwnProblems(opening.page, opening.nameOf);
  const designer = useMemo(
    () => ({ ...opening, problems: problems && [...problems, ...own] }),
    [opening, problems, own],
  );
  return (
    <PageDesignerProvider value={designer}>
      <DesignerLayout
        bar={<PageDesignerBar draft={draft} access={access} onReopen={onReopen} />}
        notices={
          <>
            <AvailabilityBanner
              availability={design.availability}
              words={{ isOff: t('isOff'), isRetired: t('isRetired') }}
            />
            {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
          </>
        }
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
