import { useGetDesignVersionQuery } from '@portico/shared-kit/api/designs.api';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { PublishDialog } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { PageChanges } from './PageChanges.tsx';

interface PagePublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

/** Dialog that publishes the page with a note, and shows its changes. */
export function PagePublishDialog({ draft, onClose }: PagePublishProps) {
  const t = pageDesignTexts.useT();
  const { design } = usePageDesigner();
  const { published } = design;
  return (
    <PublishDialog
      draft={draft}
      title={t('publishTitle')}
      hint={t('publishHint')}
      isOutdated={design.draft?.isOutdated === true}
      renderChanges={published && (() => <PublishedChanges version={published.version} />)}
      onClose={onClose}
    />
  );
}

function PublishedChanges({ version }: { readonly version: number }) {
  const { design } = usePageDesigner();
  const { data } = useGetDesignVersionQuery({ ...portalPageDesignName(design), version });
  return data === undefined ? <LinesSkeleton /> : <PageChanges before={data.content} />;
}
