import { useGetDesignVersionQuery } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { PublishDialog } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { formOf } from '../model/layout.model.ts';
import { FormChanges } from './FormChanges.tsx';

interface FormPublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

/** Dialog that shows the form to be published, and its changes. */
export function FormPublishDialog({ draft, onClose }: FormPublishProps) {
  const t = formDesignTexts.useT();
  const { design } = useFormDesigner();
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
  const { design, layout } = useFormDesigner();
  const { data } = useGetDesignVersionQuery({ ...formDesignName(design), version });
  return data === undefined ? <LinesSkeleton /> : <FormChanges before={data.form} after={formOf(layout)} />;
}
