import { type DesignAccess, DesignerBar, HistoryTools } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { Button, Segmented } from 'antd';
import { pageDesignsPath } from '../addresses.model.ts';
import { usePageAvailability } from '../availability/use-page-availability.ts';
import type { Screen } from '../model/grid-layout.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { usePageActions } from '../use-page-actions.tsx';
import { PagePublishDialog, PageVersionsDrawer } from '../versions/PageVersionDialogs.tsx';

interface PageDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: DesignAccess;
  onReopen(): void;
}

/** Bar of the actions on the page as a whole. */
export function PageDesignerBar({ draft, access, onReopen }: PageDesignerBarProps) {
  const t = pageDesignTexts.useT();
  const { design, problems } = usePageDesigner();
  const availability = usePageAvailability(design);
  return (
    <DesignerBar
      {...{ draft, access, problems, availability, onReopen }}
      label={t('title')}
      published={design.published}
      tools={<CanvasTools />}
      list={{ path: pageDesignsPath, label: t('all') }}
      renderPreview={(onClose) => <PreviewDialog onClose={onClose} />}
      renderPublication={(onClose) => <PagePublishDialog draft={draft} onClose={onClose} />}
      renderVersions={(onClose) => <PageVersionsDrawer draft={draft} onReopen={onReopen} onClose={onClose} />}
    />
  );
}

function CanvasTools() {
  const t = pageDesignTexts.useT();
  const { state, isReadOnly, dispatch } = usePageDesigner();
  const { paste } = usePageActions();
  return (
    <>
      <HistoryTools history={state.history} isReadOnly={isReadOnly} dispatch={dispatch} />
      {!isReadOnly && (
        <Button disabled={state.clipboard.length === 0} onClick={paste}>
          {t('paste')}
        </Button>
      )}
      <Segmented<Screen>
        aria-label={t('screen')}
        value={state.screen}
        options={[
          { value: 'desk', label: t('desk') },
          { value: 'phone', label: t('phoneScreen') },
        ]}
        onChange={(screen) => dispatch({ type: 'show', screen })}
      />
    </>
  );
}
