import { aForm, aProperty, aRecord } from '@portico/shared-kit/testing';

/** Form of a leave that starts a workflow: a reason, which is required, and a number of days. */
export const leaveForm = aForm({
  workflowCode: 'leaveFlow',
  properties: [
    aProperty('reason', { name: '事由', required: true }),
    aProperty('days', { name: '天数', propertyType: 2 }),
  ],
});

/** Record of that form. */
export const leaveRecord = aRecord({ reason: '回家', days: '2' }, { schemaCode: 'leave' });
