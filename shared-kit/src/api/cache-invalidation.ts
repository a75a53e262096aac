import { api } from './portal-api.ts';

/**
 * Returns the action that invalidates all that shows a person's work, after others have changed it; to be dispatched. A record that is open in a form
 * stays as it is.
 */
export const invalidateWork = () => api.util.invalidateTags(['WorkItem', ownInstances]);

/** Returns the action that invalidates the comments on the open record, after others have added some. */
export const invalidateComments = () => api.util.invalidateTags(['Comment']);

/** The list of what somebody has started. */
export const ownInstances = { type: 'WorkflowInstance', id: 'own' } as const;
