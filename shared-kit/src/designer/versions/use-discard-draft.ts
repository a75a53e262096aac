import { useDiscardDesignDraftMutation } from '../../api/designs.api.ts';
import type { DesignName } from '../../contract/designs.schema.ts';
import { useShell } from '../../remotes/react.tsx';
import { App } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

/** Returns the action that asks, then lets the draft of a design go and opens what is published. */
export function useDiscardDraft(name: DesignName, onReopen: () => void): (revision: number) => void {
  const t = designerTexts.useT();
  const shell = useShell();
  const { modal } = App.useApp();
  const [discard] = useDiscardDesignDraftMutation();
  return (revision) => {
    const run = async () => {
      const { error } = await discard({ ...name, revision });
      if (error === undefined) onReopen();
      else shell.errors.show(error);
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
