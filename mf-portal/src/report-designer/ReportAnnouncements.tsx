import { LiveRegion } from '@portico/shared-kit/designer';
import { reportDesignTexts } from './report-design.texts.ts';
import { useReportDesigner } from './report-designer.ts';

/** Announces what happened to charts, and where they are. */
export function ReportAnnouncements() {
  const t = reportDesignTexts.useT();
  const { state, nameOf, whereOf } = useReportDesigner();
  const { announcement, words } = state;
  if (words !== null || announcement === null) return <LiveRegion words={words ?? ''} />;
  const { kind, target, document } = announcement;
  const params = { name: nameOf(target, document), where: whereOf(target, document) };
  return <LiveRegion words={t(`announce.${kind}`, params)} />;
}
