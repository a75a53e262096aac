import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { ComparingPublishDialog, ComparingVersionsDrawer } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { PageChanges } from './PageChanges.tsx';

interface PagePublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

/** Dialog that publishes the page with a note, and shows its changes. */
export function PagePublishDialog(props: PagePublishProps) {
  const t = pageDesignTexts.useT();
  const { design } = usePageDesigner();
  return (
    <ComparingPublishDialog
      {...props}
      name={portalPageDesignName(design)}
      design={design}
      words={{ title: t('publishTitle'), hint: t('publishHint') }}
      renderChanges={({ content }) => <PageChanges before={content} />}
    />
  );
}

interface PageVersionsProps extends PagePublishProps {
  onReopen(): void;
}

/** The published versions of the page. */
export function PageVersionsDrawer(props: PageVersionsProps) {
  const t = pageDesignTexts.useT();
  const { design, isReadOnly } = usePageDesigner();
  return (
    <ComparingVersionsDrawer
      {...props}
      name={portalPageDesignName(design)}
      canRestore={!isReadOnly}
      titleOf={(version) => t('compareTitle', { version })}
      renderChanges={({ content }) => <PageChanges before={content} />}
    />
  );
}
