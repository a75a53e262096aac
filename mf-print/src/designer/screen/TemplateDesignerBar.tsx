import { type DesignAccess, DesignerBar, HistoryTools } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { printDesignsPath } from '../addresses.model.ts';
import { useTemplateAvailability } from '../availability/use-template-availability.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { TemplatePublishDialog, TemplateVersionsDrawer } from '../versions/TemplateVersionDialogs.tsx';

interface TemplateDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: DesignAccess;
  onReopen(): void;
}

/** Bar of the actions on the template as a whole. */
export function TemplateDesignerBar({ draft, access, onReopen }: TemplateDesignerBarProps) {
  const t = templateDesignTexts.useT();
  const { design, problems, state, view, isReadOnly, dispatch, onView } = useTemplateDesigner();
  const { isPreviewing } = view;
  const availability = useTemplateAvailability(design);
  return (
    <DesignerBar
      {...{ draft, access, problems, availability, onReopen }}
      label={t('title')}
      published={design.published}
      tools={<HistoryTools history={state.history} isReadOnly={isReadOnly} dispatch={dispatch} />}
      list={{ path: printDesignsPath, label: t('all') }}
      preview={{ isOpen: isPreviewing, onToggle: () => onView({ isPreviewing: !isPreviewing }) }}
      renderPublication={(onClose) => <TemplatePublishDialog draft={draft} onClose={onClose} />}
      renderVersions={(onClose) => <TemplateVersionsDrawer draft={draft} onReopen={onReopen} onClose={onClose} />}
    />
  );
}
