import { useShell } from '../../remotes/react.tsx';
import { App } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

interface DiscardNeeds {
  discard(revision: number): Promise<{ readonly error?: unknown }>;
  /** Opens what is published. */
  onReopen(): void;
}

/** Asks, then lets the draft go and opens what is published. */
export function useDiscardDraft({ discard, onReopen }: DiscardNeeds): (revision: number) => void {
  const t = designerTexts.useT();
  const shell = useShell();
  const { modal } = App.useApp();
  return (revision) => {
    const run = async () => {
      const { error } = await discard(revision);
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
