import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { DocumentTypes, NotifyTakenOver } from '../designs/index.ts';
import type { ModelService } from '../models/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { SourceFields } from './chart-sources.ts';
import type { ReportFacts } from './reports.repository.ts';

/** Application that a report belongs to, and the fields of what its charts can be made of, by code. */
export interface ReportSurroundings {
  readonly appCode: string;
  readonly sources: SourceFields;
}

/** The things of designs of reports. */
export type ReportTypes = DocumentTypes<ReportFacts, ReportSurroundings>;

/** Dependencies that reports are designed with. */
export interface ReportDesignContext {
  readonly platform: Platform;
  readonly models: Pick<ModelService, 'all'>;
  readonly usersById: Directory['usersById'];
  readonly notifyTakenOver: NotifyTakenOver;
  /** Returns the applications that the user may open. */
  readonly visibilityOf: (user: SignedInUser) => Promise<{ readonly appCodes: ReadonlySet<string> }>;
}
