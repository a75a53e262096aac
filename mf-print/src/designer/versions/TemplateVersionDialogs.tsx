import { printTemplateDesignName } from '@portico/shared-kit/contract/design-name';
import { ComparingPublishDialog, ComparingVersionsDrawer } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { TemplateChanges } from './TemplateChanges.tsx';

interface TemplatePublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

/** Dialog that publishes the template with a note, and shows its changes. */
export function TemplatePublishDialog(props: TemplatePublishProps) {
  const t = templateDesignTexts.useT();
  const { design } = useTemplateDesigner();
  return (
    <ComparingPublishDialog
      {...props}
      name={printTemplateDesignName(design)}
      design={design}
      words={{ title: t('publishTitle'), hint: t('publishHint') }}
      renderChanges={({ content }) => <TemplateChanges before={content} />}
    />
  );
}

interface TemplateVersionsProps extends TemplatePublishProps {
  onReopen(): void;
}

/** The published versions of the template. */
export function TemplateVersionsDrawer(props: TemplateVersionsProps) {
  const t = templateDesignTexts.useT();
  const { design, isReadOnly } = useTemplateDesigner();
  return (
    <ComparingVersionsDrawer
      {...props}
      name={printTemplateDesignName(design)}
      canRestore={!isReadOnly}
      titleOf={(version) => t('compareTitle', { version })}
      renderChanges={({ content }) => <TemplateChanges before={content} />}
    />
  );
}
