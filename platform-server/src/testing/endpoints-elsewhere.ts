const ofDesigners = ['designs', 'form-design', 'workflow-design'];
const ofWorkflows = ['instance-administration', 'workflow-preview', 'workflow-search', 'workflow-track', 'cc'];
const ofLinks = ['external-forms', 'external-links'];
const ofFiles = ['exports', 'imports', 'import-corrections', 'print-files'];
const ofJobs = ['record-jobs', 'recycle-bin', 'record-undo', ...ofFiles, 'own-jobs', 'drafts', 'start'];
const ofPages = [
  'batch',
  'failures',
  'help',
  'portal-preview',
  'search',
  'saved-views',
  'subscriptions',
  'live-lists',
  'cell-changes',
  'list-scripts',
  'list-view-as',
];
const ofPeople = ['audit', 'delegations', 'current-user', 'own-sessions', 'password', 'second-factor', 'session'];

/**
 * Endpoints of the contract that reach no record, or reach one by a part in its workflow, by a link to a form or in a job,
 * which is tested beside it.
 */
export const elsewhere: readonly string[] = [
  ...ofPeople,
  ...ofLinks,
  ...ofJobs,
  'notifications',
  ...ofPages,
  'open-id',
  'organisation',
  'own-applications',
  'portal',
  'reports',
  'system',
  'workflow',
  'opinions',
  'work-items',
  ...ofDesigners,
  ...ofWorkflows,
];
