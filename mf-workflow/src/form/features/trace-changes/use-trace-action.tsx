import type { RecordId, ModelCode } from '@portico/shared-kit/contract/ids';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { workflowTexts } from '../../../workflow.texts.ts';

const RecordTraceDialog = lazyWithRetry(async () => (await import('./RecordTraceDialog.tsx')).RecordTraceDialog);

interface TracedRecord {
  readonly schemaCode: ModelCode;
  readonly recordId: RecordId;
  readonly title: string;
}

/** Returns the action that opens what was changed in the record. */
export function useTraceAction(record: TracedRecord): ActionSource {
  const t = workflowTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <RecordTraceDialog {...record} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { actions: [{ code: 'trace', label: t('form.trace'), run: () => setOpen(true) }], dialog };
}
