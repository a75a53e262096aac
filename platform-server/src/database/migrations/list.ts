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
import { sortedNames } from './0019-sorted-names.ts';
import { modelIndexes } from './0020-model-indexes.ts';
import { passwordChanges } from './0021-password-changes.ts';
import { menuRoles } from './0022-menu-roles.ts';
import { formerSignIn } from './0023-former-sign-in.ts';
import { favouriteApplications } from './0024-favourite-applications.ts';
import { openIdAttempts } from './0025-open-id-attempts.ts';
import { externalLinks } from './0026-external-links.ts';
import { workflowMessages } from './0027-workflow-messages.ts';
import { delegations } from './0028-delegations.ts';
import { readingTasks } from './0029-reading-tasks.ts';
import { itemSources } from './0030-item-sources.ts';
import { instanceSearch } from './0031-instance-search.ts';
import { delegatedItems } from './0032-delegated-items.ts';
import { workflowTime } from './0033-workflow-time.ts';
import { opinionHabits } from './0034-opinion-habits.ts';
import { savedFilters } from './0035-saved-filters.ts';
import { instanceTitles } from './0036-instance-titles.ts';
import { pinnedWorkflows } from './0037-pinned-workflows.ts';
import { workItemDrafts } from './0038-work-item-drafts.ts';
import { recordComments } from './0040-record-comments.ts';
import { workflowDesigns } from './0041-workflow-designs.ts';
import { formDesigns } from './0042-form-designs.ts';
import { auditTrail } from './0043-audit-trail.ts';
import { limits } from './0044-limits.ts';
import { sessionUse } from './0045-session-use.ts';
import { secondFactor } from './0046-second-factor.ts';
import { indexesOfSeveralItems } from './0047-indexes-of-several-items.ts';
import { withdrawn } from './0048-withdrawn.ts';
import { messagesOfWork } from './0049-messages-of-work.ts';
import { listLayouts } from './0050-list-layouts.ts';
import { appearance } from './0051-appearance.ts';
import type { Migration } from './migration.ts';
import { itemsOfAnInstance } from './0039-items-of-an-instance.ts';
import { draftEntries } from './0052-draft-entries.ts';
import { workflowAvailability } from './0053-workflow-availability.ts';
import { titlesInEnglish } from './0054-titles-in-english.ts';
import { recordJobs } from './0055-record-jobs.ts';
import { formAvailability } from './0056-form-availability.ts';
import { pageAndTemplateDesigns } from './0057-page-and-template-designs.ts';
import { namesOfColumns } from './0058-names-of-columns.ts';
import { exportTasks } from './0059-exports.ts';
import { recordImports } from './0060-record-imports.ts';
import { importCorrections } from './0061-import-corrections.ts';
import { sharedTraceFields } from './0062-shared-trace-fields.ts';
import { undoOfImports } from './0063-undo-of-imports.ts';
import { addedOptions } from './0064-added-options.ts';
import { reports } from './0065-reports.ts';
import { shortCodes } from './0066-short-codes.ts';
import { printSelections } from './0067-print-selections.ts';
import { traceOrder } from './0068-trace-order.ts';
import { printFiles } from './0069-print-files.ts';
import { searchByTitle } from './0070-search-by-title.ts';
import { recycleBin } from './0071-recycle-bin.ts';
import { savedViews } from './0072-saved-views.ts';
import { undoOfOperations } from './0073-undo-of-operations.ts';
import { subscriptions } from './0074-subscriptions.ts';
import { listWatchers } from './0075-list-watchers.ts';
import { savedViewRevisions } from './0076-saved-view-revisions.ts';

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
  sortedNames,
  modelIndexes,
  passwordChanges,
  menuRoles,
  formerSignIn,
  favouriteApplications,
  openIdAttempts,
  externalLinks,
  workflowMessages,
  delegations,
  readingTasks,
  itemSources,
  instanceSearch,
  delegatedItems,
  workflowTime,
  opinionHabits,
  savedFilters,
  instanceTitles,
  pinnedWorkflows,
  workItemDrafts,
  itemsOfAnInstance,
  recordComments,
  workflowDesigns,
  formDesigns,
  auditTrail,
  limits,
  sessionUse,
  secondFactor,
  indexesOfSeveralItems,
  withdrawn,
  messagesOfWork,
  listLayouts,
  appearance,
  draftEntries,
  workflowAvailability,
  titlesInEnglish,
  recordJobs,
  formAvailability,
  pageAndTemplateDesigns,
  namesOfColumns,
  exportTasks,
  recordImports,
  importCorrections,
  sharedTraceFields,
  undoOfImports,
  addedOptions,
  reports,
  shortCodes,
  printSelections,
  traceOrder,
  printFiles,
  searchByTitle,
  recycleBin,
  savedViews,
  undoOfOperations,
  subscriptions,
  listWatchers,
  savedViewRevisions,
];
