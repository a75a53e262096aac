import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { VersionsDrawer } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { usePageDesigner } from '../page-designer.ts';
import { PageCompareDialog } from './PageCompareDialog.tsx';

interface PageVersionsProps {
  readonly draft: SavedDraft;
  onReopen(): void;
  onClose(): void;
}

/** The published versions of the page. */
export function PageVersionsDrawer(props: PageVersionsProps) {
  const { design, isReadOnly } = usePageDesigner();
  return (
    <VersionsDrawer
      {...props}
      name={portalPageDesignName(design)}
      canRestore={!isReadOnly}
      renderComparison={(version, onClose) => <PageCompareDialog version={version} onClose={onClose} />}
    />
  );
}
