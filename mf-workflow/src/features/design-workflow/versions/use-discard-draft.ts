import { useDiscardDesignDraftMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { App } from 'antd';
import { designTexts } from '../design.texts.ts';

/** Asks, then lets the draft go and opens what is published. */
export function useDiscardDraft({ workflowCode }: WorkflowDesign, onReopen: () => void): (revision: number) => void {
  const t = designTexts.useT();
  const shell = useShell();
  const { modal } = App.useApp();
  const [discard] = useDiscardDesignDraftMutation();
  return (revision) => {
    const run = async () => {
      const { error } = await discard({ workflowCode, revision });
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
