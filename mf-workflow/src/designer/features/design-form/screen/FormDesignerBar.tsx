import { type DesignAccess, DesignerBar, HistoryButtons } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { useState } from 'react';
import { formDesignsPath } from '../../../../addresses.model.ts';
import { useFormAvailability } from '../availability/use-form-availability.ts';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { FormPublishDialog } from '../versions/FormPublishDialog.tsx';
import { FormVersionsDrawer } from '../versions/FormVersionsDrawer.tsx';

interface FormDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: DesignAccess;
  onReopen(): void;
}

/** Bar of the actions on the form as a whole. */
export function FormDesignerBar({ draft, access, onReopen }: FormDesignerBarProps) {
  const t = formDesignTexts.useT();
  const shell = useShell();
  const { design, problems } = useFormDesigner();
  const [isPreviewed, setPreviewed] = useState(false);
  const availability = useFormAvailability(design);
  const isMine = access === 'mine';
  const all = { key: 'all', label: t('all'), onClick: () => shell.navigate(formDesignsPath) };
  return (
    <>
      <DesignerBar
        label={t('title')}
        draft={draft}
        published={design.published}
        isMine={isMine}
        errorCount={problems?.filter(({ severity }) => severity === 'error').length ?? 0}
        tools={<HistoryTools />}
        actions={<Button onClick={() => setPreviewed(true)}>{t('preview')}</Button>}
        menuOf={(discard) => [...discard, ...(isMine ? availability : []), all]}
        renderPublication={(onClose) => <FormPublishDialog draft={draft} onClose={onClose} />}
        renderVersions={(onClose) => <FormVersionsDrawer draft={draft} onReopen={onReopen} onClose={onClose} />}
        onReopen={onReopen}
      />
      {isPreviewed && <PreviewDialog onClose={() => setPreviewed(false)} />}
    </>
  );
}

function HistoryTools() {
  const { state, isReadOnly, dispatch } = useFormDesigner();
  if (isReadOnly) return null;
  const { past, future } = state.history;
  return (
    <HistoryButtons
      canUndo={past.length > 0}
      canRedo={future.length > 0}
      onUndo={() => dispatch({ type: 'undo' })}
      onRedo={() => dispatch({ type: 'redo' })}
    />
  );
}
