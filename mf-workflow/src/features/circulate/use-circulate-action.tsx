import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import type { ActionSource } from '../../components/form-actions/FormActions.tsx';
import { circulateTexts } from './circulate.texts.ts';

const CirculateDialog = lazyWithRetry(async () => (await import('./CirculateDialog.tsx')).CirculateDialog);

/** Returns the action that lets others read a workflow, also one that has ended; none where the user may not. */
export function useCirculateAction({ actions, instance }: WorkflowInstanceDetail): ActionSource {
  const t = circulateTexts.useT();
  const [isOpen, setOpen] = useState(false);
  if (!actions.includes('circulate')) return { actions: [] };
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <CirculateDialog workflowInstanceId={instance.id} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { actions: [{ code: 'circulate', label: t('button'), run: () => setOpen(true) }], dialog };
}
