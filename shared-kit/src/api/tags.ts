/** The one list of cache tags; each names what a call shows, so that a write knows what to read again. */
export const tags = [
  'CurrentUser',
  'User',
  'Department',
  'Application',
  'Menu',
  'ListConfig',
  'ModelIndex',
  'Form',
  'ExternalLink',
  'Record',
  'Draft',
  'Comment',
  'Notification',
  'WorkItem',
  'WorkflowInstance',
  'StartableWorkflow',
  'WorkflowDesign',
  'FormDesign',
  'DesignLock',
  'OpinionHabits',
  'SavedFilter',
  'Delegation',
  'PortalPage',
  'RecentItem',
  'FavouriteApplication',
  'PrintTemplate',
  'SystemConfig',
] as const;

/** Names a kind of cached data that a write makes old. */
export type Tag = (typeof tags)[number];
