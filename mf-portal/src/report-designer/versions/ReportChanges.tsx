import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { ChangeSentences } from '@portico/shared-kit/designer';
import { readReport } from '@portico/shared-kit/reports';
import { reportChanges } from '../model/report-changes.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';

/** Differences of the report in the designer to a saved one, in words. */
export function ReportChanges({ before }: { readonly before: JsonObject }) {
  const t = reportDesignTexts.useT();
  const { report, nameOf } = useReportDesigner();
  const old = readReport(before);
  if (old === null) return <p>{t('unreadable')}</p>;
  const named = { ...report, charts: old.charts };
  const sentences = reportChanges(old, report).map(({ kind, chart }) =>
    t(kind, { name: nameOf(chart.id, kind === 'removed' ? named : report) }),
  );
  return <ChangeSentences sentences={sentences} />;
}
