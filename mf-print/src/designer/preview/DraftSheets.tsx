import type { PrintData, PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { useMemo } from 'react';
import { Sheets } from '../../features/preview/Sheets.tsx';
import { fillTemplate } from '../../template/print-document.model.ts';
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
  const pages = useMemo(() => {
    const { modelName: name, modelName_i18n: name_i18n, properties } = design;
    const form = { code: '', name, sections: [] };
    const data: PrintData = { name, name_i18n, form, properties, records: [record] };
    return fillTemplate(printedTemplate(template), data, locale);
  }, [design, template, record, locale]);
  return (
    <div className={styles.room}>
      <Sheets pages={pages} isAutomatic={false} renderBar={() => null} />
    </div>
  );
}
