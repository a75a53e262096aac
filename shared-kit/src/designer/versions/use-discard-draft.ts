import type { SavedDraft } from '../../documents/use-design-draft.ts';
import { useShell } from '../../remotes/react.tsx';
import { App } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

/** Returns the action that asks, then lets the draft of a design go and opens what is published. */
export function useDiscardDraft(draft: SavedDraft, onReopen: () => void): () => void {
  const t = designerTexts.useT();
  const shell = useShell();
  const { modal } = App.useApp();
  return () => {
    const run = async () => {
      const outcome = await draft.discard();
      if (outcome.kind === 'done') onReopen();
      else if (outcome.kind === 'failed') shell.errors.show(outcome.error);
    };
    void modal.confirm({
      title: t('discardTitle'),
      content: t('discardHint'),
      okText: t('discard'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: run,
    });
  };
}
