import type { Static } from 'typebox';
import type {
  InstanceStatus as WorkflowInstanceStatus,
  WorkItemStatus as WorkflowItemStatus,
} from '../workflow/index.ts';
import { type Grant, grants } from '../permissions/index.ts';
import { instanceStatuses, sequenceStatuses, workItemStatuses } from '../workflow/index.ts';
import { SequenceStatus } from './records.schema.ts';
import { GrantName } from './session.schema.ts';
import { InstanceStatus, WorkItemStatus } from './workflow.schema.ts';

type Same<A, B> = [A, B] extends [B, A] ? true : false;

test.each([
  ['instance statuses', InstanceStatus, Object.keys(instanceStatuses)],
  ['work item statuses', WorkItemStatus, Object.keys(workItemStatuses)],
  ['record statuses', SequenceStatus, Object.keys(sequenceStatuses)],
  ['grants', GrantName, [...grants]],
] as const)('the contract takes its %s from their table', (_, schema, values) => {
  expect(schema.enum).toEqual(values);
});

test('and their types are those of the table, not any text', () => {
  const same: [
    Same<Static<typeof InstanceStatus>, WorkflowInstanceStatus>,
    Same<Static<typeof WorkItemStatus>, WorkflowItemStatus>,
    Same<Static<typeof GrantName>, Grant>,
    Same<Static<typeof GrantName>, string>,
  ] = [true, true, true, false];
  expect(same).toHaveLength(4);
});
