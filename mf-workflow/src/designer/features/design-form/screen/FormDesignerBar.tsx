import { type DesignAccess, DesignerBar, HistoryTools } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { formDesignsPath } from '../../../../addresses.model.ts';
import { useFormAvailability } from '../availability/use-form-availability.ts';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { FormPublishDialog, FormVersionsDrawer } from '../versions/FormVersionDialogs.tsx';

interface FormDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: DesignAccess;
  onReopen(): void;
}

/** Bar of the actions on the form as a whole. */
export function FormDesignerBar({ draft, access, onReopen }: FormDesignerBarProps) {
  const t = formDesignTexts.useT();
  const { design, problems, state, isReadOnly, dispatch } = useFormDesigner();
  const availability = useFormAvailability(design);
  return (
    <DesignerBar
      {...{ draft, access, problems, availability, onReopen }}
      label={t('title')}
      published={design.published}
      tools={<HistoryTools history={state.history} isReadOnly={isReadOnly} dispatch={dispatch} />}
      list={{ path: formDesignsPath, label: t('all') }}
      renderPreview={(onClose) => <PreviewDialog onClose={onClose} />}
      renderPublication={(onClose) => <FormPublishDialog draft={draft} onClose={onClose} />}
      renderVersions={(onClose) => <FormVersionsDrawer draft={draft} onReopen={onReopen} onClose={onClose} />}
    />
  );
}
