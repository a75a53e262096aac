import { type Static, Type } from 'typebox';
import { Code, NameI18n } from './common.schema.ts';
import { DesignSummary } from './designs.schema.ts';
import { DocumentDesign, DocumentNames } from './document-design.schema.ts';

/** A report in the list of those that the user designs. */
export const ReportDesignSummary = Type.Object({
  ...DesignSummary.properties,
  reportCode: Code,
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
});
export type ReportDesignSummary = Static<typeof ReportDesignSummary>;

/** A report as its designer opens it: the draft, or where there is none what is published. */
export const ReportDesign = Type.Object({ ...ReportDesignSummary.properties, ...DocumentDesign });
export type ReportDesign = Static<typeof ReportDesign>;

/** Facts that a report of an application begins with; it has no charts yet. */
export const NewReport = Type.Object({ ...DocumentNames, appCode: Code });
