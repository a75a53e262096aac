import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { type PrintJob, propertyFinder } from '@portico/shared-kit/print';
import { useMemo, useState } from 'react';
import { Sheets } from '../../preview/Sheets.tsx';
import { recordLink } from '../../preview/print-target.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { printedTemplate } from './sample-records.model.ts';
import styles from './TemplatePreview.module.css';

interface DraftSheetsProps {
  readonly record: PrintRecord;
  readonly locale: Locale;
}

/** The sheets of a record by the template as it is in the designer, laid out and drawn as they are printed. */
export function DraftSheets({ record, locale }: DraftSheetsProps) {
  const { design, template } = useTemplateDesigner();
  const [printedAt] = useState(() => new Date().toISOString());
  const { schemaCode, properties } = design;
  const job = useMemo(
    (): PrintJob => ({
      template: printedTemplate(template),
      find: propertyFinder(properties),
      locale,
      printedAt,
      linkOf: (recordId: RecordId) => recordLink(schemaCode, recordId),
    }),
    [template, schemaCode, properties, locale, printedAt],
  );
  const records = useMemo(() => [record], [record]);
  return (
    <div className={styles.room}>
      <Sheets job={job} records={records} isAutomatic={false} renderBar={() => null} />
    </div>
  );
}
