import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { circulateTexts } from './circulate.texts.ts';

const CirculateDialog = lazyPart(async () => (await import('./CirculateDialog.tsx')).CirculateDialog);

/** Lets others read a workflow, also one that has ended. */
export function CirculateButton({ workflowInstanceId }: { readonly workflowInstanceId: string }) {
  const t = circulateTexts.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('button')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CirculateDialog workflowInstanceId={workflowInstanceId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
