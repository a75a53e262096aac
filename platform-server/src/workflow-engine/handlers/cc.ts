import { actionCode } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { peopleOf } from '../find-people.ts';
import { refuse } from '../outcome.ts';
import { openCcItems } from '../activities.ts';
import { log, type EngineState } from '../engine-state.ts';
import { findNode } from '../template/graph.ts';
import { personOf, startOf } from './work-item.ts';

/** Lets people read, whom nothing waits for; who has it to read already, and the actor, are left out (402016). */
export function cc(engine: EngineState, command: CommandOf<'circulate'>): void {
  const { actor, activityCode, comment, people, unread } = command;
  const left = new Set([actor.id, ...unread]);
  const readers = peopleOf(engine, people).filter(({ id }) => !left.has(id));
  if (readers.length === 0) refuse('circulatedToNobody', {});
  const node = findNode(engine.template, activityCode ?? '') ?? startOf(engine);
  const entry = { nodeId: node.id, receiveTime: engine.context.now, action: actionCode.circulate, comment };
  openCcItems(engine, node, log(engine, { ...entry, person: personOf(actor) }), readers);
}

/**
 * Closes a cc item. Refused: somebody else's (402006), one that has been read (402003), and work, which is not done
 * by reading it (402002).
 */
export function read(engine: EngineState, { workItem, actor }: CommandOf<'read'>): void {
  if (workItem.participant.id !== actor.id) refuse('workItemNotYours', {});
  if (workItem.type !== 4) refuse('workflowActionNotAllowed', { action: 'read' });
  if (workItem.status !== 'PENDING') refuse('workItemHandled', {});
  const { id: workItemId, receiveTime, activityCode } = workItem;
  const done = { action: actionCode.read, comment: null, finishTime: engine.context.now };
  engine.workItems.push({ kind: 'close', workItemId, status: 'SUBMITTED', ...done });
  const node = findNode(engine.template, activityCode) ?? startOf(engine);
  log(engine, { nodeId: node.id, receiveTime, person: personOf(actor), action: actionCode.read, workItemId });
}
