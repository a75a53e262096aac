import { api } from './portal-api.ts';

/** What shows somebody's work, after others have changed it; to be dispatched. What is open in a form stays as it is. */
export const workChangedElsewhere = () => api.util.invalidateTags(['WorkItem', ownInstances]);

/** What people say about the record that is open, after others have said more. */
export const commentsChangedElsewhere = () => api.util.invalidateTags(['Comment']);

/** The list of what somebody has started. */
export const ownInstances = { type: 'WorkflowInstance', id: 'own' } as const;
