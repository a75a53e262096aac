import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { VersionsDrawer } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useFormDesigner } from '../form-designer.tsx';
import { FormCompareDialog } from './FormCompareDialog.tsx';

interface FormVersionsProps {
  readonly draft: SavedDraft;
  onReopen(): void;
  onClose(): void;
}

/** The published versions of the form. */
export function FormVersionsDrawer(props: FormVersionsProps) {
  const { design, isReadOnly } = useFormDesigner();
  return (
    <VersionsDrawer
      {...props}
      name={formDesignName(design)}
      canRestore={!isReadOnly}
      renderComparison={(version, onClose) => <FormCompareDialog version={version} onClose={onClose} />}
    />
  );
}
