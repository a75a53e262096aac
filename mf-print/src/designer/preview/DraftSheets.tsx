import type { PrintJob } from '@portico/shared-kit/print';
import { useMemo, useState } from 'react';
import { Sheets } from '../../preview/Sheets.tsx';
import { printedTemplate } from '../sample/sample-records.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useSettled } from './use-settled.ts';

/** Ms without a change after which the pages are laid out anew. */
const quiet = 250;

/** The sheets of the sample by the template as it is in the designer, laid out and drawn as they are printed. */
export function DraftSheets() {
  const { template, paperFacts, sample } = useTemplateDesigner();
  const settled = useSettled(template, quiet);
  const [printedAt] = useState(() => new Date().toISOString());
  const job = useMemo(
    (): PrintJob => ({ ...paperFacts, template: printedTemplate(settled), printedAt }),
    [paperFacts, settled, printedAt],
  );
  const records = useMemo(() => [sample.record], [sample.record]);
  return <Sheets job={job} records={records} isAutomatic={false} renderBar={() => null} />;
}
