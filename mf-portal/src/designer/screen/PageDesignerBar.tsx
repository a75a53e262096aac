import { type DesignAccess, DesignerBar, HistoryButtons } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { pageDesignsPath } from '../addresses.model.ts';
import { usePageAvailability } from '../availability/use-page-availability.ts';
import type { Screen } from '../model/grid-layout.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { usePageActions } from '../use-page-actions.tsx';
import { PagePublishDialog } from '../versions/PagePublishDialog.tsx';
import { PageVersionsDrawer } from '../versions/PageVersionsDrawer.tsx';

interface PageDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: DesignAccess;
  onReopen(): void;
}

/** Bar of the actions on the page as a whole. */
export function PageDesignerBar({ draft, access, onReopen }: PageDesignerBarProps) {
  const t = pageDesignTexts.useT();
  const shell = useShell();
  const { design, problems } = usePageDesigner();
  const [isPreviewed, setPreviewed] = useState(false);
  const availability = usePageAvailability(design);
  const isMine = access === 'mine';
  const all = { key: 'all', label: t('all'), onClick: () => shell.navigate(pageDesignsPath) };
  return (
    <>
      <DesignerBar
        label={t('title')}
        draft={draft}
        published={design.published}
        isMine={isMine}
        errorCount={problems?.filter(({ severity }) => severity === 'error').length ?? 0}
        tools={<CanvasTools />}
        actions={<Button onClick={() => setPreviewed(true)}>{t('preview')}</Button>}
        menuOf={(discard) => [...discard, ...(isMine ? availability : []), all]}
        renderPublication={(onClose) => <PagePublishDialog draft={draft} onClose={onClose} />}
        renderVersions={(onClose) => <PageVersionsDrawer draft={draft} onReopen={onReopen} onClose={onClose} />}
        onReopen={onReopen}
      />
      {isPreviewed && <PreviewDialog onClose={() => setPreviewed(false)} />}
    </>
  );
}

function CanvasTools() {
  const t = pageDesignTexts.useT();
  const { state, isReadOnly, dispatch } = usePageDesigner();
  const { paste } = usePageActions();
  const { past, future } = state.history;
  return (
    <>
      {!isReadOnly && (
        <HistoryButtons
          canUndo={past.length > 0}
          canRedo={future.length > 0}
          onUndo={() => dispatch({ type: 'undo' })}
          onRedo={() => dispatch({ type: 'redo' })}
        />
      )}
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
