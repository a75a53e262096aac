import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { ccTexts } from './cc.texts.ts';

const CcDialog = lazyWithRetry(async () => (await import('./CcDialog.tsx')).CcDialog);

/** Returns the action that lets others read a workflow, also one that has ended; none where the user may not. */
export function useCcAction({ actions, instance }: WorkflowInstanceDetail): ActionSource {
  const t = ccTexts.useT();
  const [isOpen, setOpen] = useState(false);
  if (!actions.includes('circulate')) return { actions: [] };
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <CcDialog workflowInstanceId={instance.id} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { actions: [{ code: 'circulate', label: t('button'), run: () => setOpen(true) }], dialog };
}
