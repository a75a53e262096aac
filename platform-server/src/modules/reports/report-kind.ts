import { designLockSeconds } from '@portico/shared-kit/contract/designs.schema';
import { appError } from '@portico/shared-kit/errors';
import {
  type DesignAdapter,
  designsEverywhere,
  documentDrafts,
  type DocumentFacts,
  documentVersions,
} from '../designs/index.ts';
import type { ReportDesignContext, ReportSurroundings, ReportTypes } from './report-designing.ts';
import { chartFindings, reportFormat } from './report-format.ts';
import { reportSource } from './report-source.ts';
import { usesOfReport } from './report-uses.ts';
import { type ReportFacts, reports } from './reports.repository.ts';

const facts: DocumentFacts<ReportFacts, ReportSurroundings> = {
  format: reportFormat,
  tables: reports,
  findings: chartFindings,
  usesOf: (trx, { key, model }) => usesOfReport(trx, key, model),
};

/**
 * Reports as a kind of designs: for administrators, each those of the applications that are theirs. A design is named by its
 * report's code.
 */
export function reportKind(designing: ReportDesignContext): DesignAdapter<'report', ReportTypes> {
  return {
    kind: 'report',
    lockSeconds: designLockSeconds,
    notifyTakenOver: designing.notifyTakenOver,
    audit: { publish: 'reportPublish', delete: 'reportDelete', idOf: ({ code }) => code },
    mayTakeOver: designsEverywhere,
    namesOf: ({ row }) => row,
    missing: (designKey) => appError('reportMissing', { code: designKey }),
    unpublished: (designKey) => appError('reportMissing', { code: designKey }),
    forget: () => undefined,
    ...reportSource(designing, facts),
    ...documentDrafts(facts),
    ...documentVersions(facts),
  };
}
