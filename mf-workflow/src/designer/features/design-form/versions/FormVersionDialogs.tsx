import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { ComparingPublishDialog, ComparingVersionsDrawer } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { FormChanges } from './FormChanges.tsx';

interface FormPublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

/** Dialog that publishes the form with a note, and shows its changes. */
export function FormPublishDialog(props: FormPublishProps) {
  const t = formDesignTexts.useT();
  const { design } = useFormDesigner();
  return (
    <ComparingPublishDialog
      {...props}
      name={formDesignName(design)}
      design={design}
      words={{ title: t('publishTitle'), hint: t('publishHint') }}
      renderChanges={({ form }) => <FormChanges before={form} />}
    />
  );
}

interface FormVersionsProps extends FormPublishProps {
  onReopen(): void;
}

/** The published versions of the form. */
export function FormVersionsDrawer(props: FormVersionsProps) {
  const t = formDesignTexts.useT();
  const { design, isReadOnly } = useFormDesigner();
  return (
    <ComparingVersionsDrawer
      {...props}
      name={formDesignName(design)}
      canRestore={!isReadOnly}
      titleOf={(version) => t('compareTitle', { version })}
      renderChanges={({ form }) => <FormChanges before={form} />}
    />
  );
}
