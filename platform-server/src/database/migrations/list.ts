import { organisation } from './0001-organisation.ts';
import { sessions } from './0002-sessions.ts';
import { applications } from './0003-applications.ts';
import { businessModels } from './0004-business-models.ts';
import { filesAndNotifications } from './0005-files-and-notifications.ts';
import { pagesAndTemplates } from './0006-pages-and-templates.ts';
import { workflow } from './0007-workflow.ts';
import { system } from './0008-system.ts';
import { recordWrites } from './0009-record-writes.ts';
import { workflowWork } from './0010-workflow-work.ts';
import { recentItems } from './0011-recent-items.ts';
import { signInAttempts } from './0012-sign-in-attempts.ts';
import { activityNames } from './0013-activity-names.ts';
import { recordChanges } from './0014-record-changes.ts';
import { formTraceActions } from './0015-form-trace-actions.ts';
import { peopleSearch } from './0016-people-search.ts';
import { batchUpdateLog } from './0017-batch-update-log.ts';
import { packageVersions } from './0018-package-versions.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema in the order it is applied. A new one is a file and a row at the end. */
export const migrations: readonly Migration[] = [
  organisation,
  sessions,
  applications,
  businessModels,
  filesAndNotifications,
  pagesAndTemplates,
  workflow,
  system,
  recordWrites,
  workflowWork,
  recentItems,
  signInAttempts,
  activityNames,
  recordChanges,
  formTraceActions,
  peopleSearch,
  batchUpdateLog,
  packageVersions,
];
