import { HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';

const RecordTraceDialog = lazyPart(async () => (await import('./RecordTraceDialog.tsx')).RecordTraceDialog);

interface TraceButtonProps {
  readonly schemaCode: string;
  readonly objectId: string;
  readonly title: string;
}

/** Opens what was changed in the record. */
export function TraceButton(record: TraceButtonProps) {
  const t = workflowTexts.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        {t('form.trace')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordTraceDialog {...record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
