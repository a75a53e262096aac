import { appError } from '@portico/shared-kit/errors';
import { reportVersion, savedReport } from '@portico/shared-kit/reports';
import {
  applicationRights,
  byApplication,
  type DesignAdapter,
  type DocumentFacts,
  documentKind,
  requireApplication,
} from '../designs/index.ts';
import { sourceFields } from './chart-sources.ts';
import type { ReportDesignContext, ReportSurroundings, ReportTypes } from './report-designing.ts';
import { chartFindings, reportFormat } from './report-format.ts';
import { usesOfReport } from './report-uses.ts';
import { type ReportFacts, reports } from './reports.repository.ts';

const facts: DocumentFacts<ReportFacts, ReportSurroundings> = {
  format: reportFormat,
  tables: reports,
  findings: chartFindings,
  usesOf: (db, { key, model }) => usesOfReport(db, key, model),
};

/** Reports as a kind of designs: each belongs to an application. */
export function reportKind(designing: ReportDesignContext): DesignAdapter<'report', ReportTypes> {
  return documentKind(designing, {
    kind: 'report',
    audit: { publish: 'reportPublish', delete: 'reportDelete' },
    facts,
    missing: (code) => appError('reportMissing', { code }),
    wordsOf: ({ name, name_i18n, reportCode }) => [name, name_i18n, reportCode],
    inOrder: byApplication,

    async rightsOf(user) {
      const [{ mayDesign, namesOf }, models] = await Promise.all([
        applicationRights(designing, user),
        designing.models.all(),
      ]);
      const sources = sourceFields(models);
      return {
        modelOf: ({ appCode }) => (mayDesign(appCode) ? { appCode, sources } : null),
        placeOf: ({ code, appCode }) => ({ reportCode: code, ...namesOf(appCode) }),
      };
    },

    async begin(user, _code, { appCode }) {
      await requireApplication(designing, user, appCode);
      return { content: savedReport({ version: reportVersion, charts: [] }), columns: async () => ({ appCode }) };
    },
  });
}
