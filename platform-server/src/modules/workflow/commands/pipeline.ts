import type { InstanceId, WorkItemId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Command, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import * as instances from '../instances/instances.repository.ts';
import { sendNewCalls } from '../service-calls/call-queue.ts';
import { holdVersion } from '../templates/availability.repository.ts';
import type { CanceledItem } from '../work-items/item-changes.repository.ts';
import { findInstanceOfItem } from '../work-items/work-items.repository.ts';
import type { RecordOfWorkflow, WorkflowContext } from '../workflow.ports.ts';
import { decideCommand } from './decide-command.ts';
import { type DelegatedOutcome, delegateItems } from './delegate-items.ts';
import { notifyPeople } from './notify-people.ts';
import { type CommandTarget, writeOutcome } from './write-outcome.ts';

/**
 * The seven phases of a command on a workflow, in their order: load, lock, authorize, save fields, decide, apply, notify.
 * Each takes what the one before returned, and nothing else makes it: `phase` is known to this file alone.
 */
const phase = Symbol('phase');

/** An instance whose version of the workflow has been read, not locked yet. */
export interface LoadedInstance {
  readonly [phase]: 'loaded';
  readonly context: WorkflowContext;
  readonly instanceId: InstanceId;
  readonly workflowCode: string;
  readonly workflowVersion: number;
  readonly template: WorkflowTemplate;
}

/** A version of a workflow that stays published until the transaction ends. */
export interface LockedVersion extends Omit<LoadedInstance, typeof phase> {
  readonly [phase]: 'version';
  readonly trx: DatabaseTransaction;
}

/** An instance as it stands under its lock. */
export interface LockedInstance {
  readonly [phase]: 'locked';
  readonly context: WorkflowContext;
  readonly trx: DatabaseTransaction;
  readonly template: WorkflowTemplate;
  readonly instance: instances.InstanceWithState;
}

/** A locked instance on which somebody may give their command, with the facts that showed it. */
export interface AuthorizedCommand<TFacts> extends Omit<LockedInstance, typeof phase> {
  readonly [phase]: 'authorized';
  readonly facts: TFacts;
}

/** A command whose record has been saved: what is decided now is decided on these values. */
export interface CommandOnRecord {
  readonly [phase]: 'saved';
  readonly context: WorkflowContext;
  readonly trx: DatabaseTransaction;
  readonly template: WorkflowTemplate;
  readonly instance: CommandTarget;
  /** Null: the decision reads it. */
  readonly record: RecordOfWorkflow | null;
}

/** A command with all that the engine wants changed; nothing of it is written yet. */
export interface DecidedCommand {
  readonly [phase]: 'decided';
  readonly context: WorkflowContext;
  readonly trx: DatabaseTransaction;
  readonly instance: CommandTarget;
  readonly record: RecordOfWorkflow;
  readonly command: Command;
  readonly outcome: DelegatedOutcome;
}

/** A command that is written. */
export interface AppliedCommand extends Omit<DecidedCommand, typeof phase> {
  readonly [phase]: 'applied';
  /** Items that were open before and were taken away. */
  readonly canceled: readonly CanceledItem[];
}

type InstanceKey = Pick<LoadedInstance, 'instanceId' | 'workflowCode' | 'workflowVersion'>;

/** Phase 1, load: reads the version of the workflow that an instance runs on, before the transaction. */
export async function load(
  context: WorkflowContext,
  { instanceId, workflowCode, workflowVersion }: InstanceKey,
): Promise<LoadedInstance> {
  const template = await context.templates.read(workflowCode, workflowVersion);
  return { [phase]: 'loaded', context, instanceId, workflowCode, workflowVersion, template };
}

/** Phase 1 of a command on an instance. Throws workflowInstanceMissing. */
export async function loadInstance(context: WorkflowContext, instanceId: InstanceId): Promise<LoadedInstance> {
  const { connections, corpId } = context.platform;
  const found = await instances.findInstance(connections.db, corpId, instanceId);
  if (found === undefined) throw appError('workflowInstanceMissing');
  return load(context, { ...found, instanceId });
}

/** Phase 1 of a command on a work item. Throws workItemMissing. */
export async function loadByItem(context: WorkflowContext, workItemId: WorkItemId): Promise<LoadedInstance> {
  const { connections, corpId } = context.platform;
  const found = await findInstanceOfItem(connections.db, corpId, workItemId);
  if (found === undefined) throw appError('workItemMissing');
  return load(context, found);
}

/** Phase 2, lock: no other command on the instance goes on meanwhile. Throws workflowInstanceMissing. */
export async function lock(trx: DatabaseTransaction, loaded: LoadedInstance): Promise<LockedInstance> {
  const instance = await instances.lockInstance(trx, loaded.context.platform.corpId, loaded.instanceId);
  if (instance === undefined) throw appError('workflowInstanceMissing');
  return { ...loaded, [phase]: 'locked', trx, instance };
}

/** Phase 2 of what can wait: null where somebody works on the instance at the moment. */
export async function lockIfFree(trx: DatabaseTransaction, loaded: LoadedInstance): Promise<LockedInstance | null> {
  const instance = await instances.lockFreeInstance(trx, loaded.context.platform.corpId, loaded.instanceId);
  return instance === undefined ? null : { ...loaded, [phase]: 'locked', trx, instance };
}

/** Rule of commands that nobody gives, as of a timer, and of those whose giver the engine itself checks. */
export const byEngine = async () => null;

/** Phase 3, authorize: `rule` throws where the command may not be given now, and returns the facts that it has found. */
export async function authorize<TFacts>(
  locked: LockedInstance,
  rule: (locked: LockedInstance) => Promise<TFacts>,
): Promise<AuthorizedCommand<TFacts>> {
  return { ...locked, [phase]: 'authorized', facts: await rule(locked) };
}

/** Phase 4, save fields: `save` puts what was filled in into the record; absent where the command fills in nothing. */
export async function saveFields<TFacts>(
  authorized: AuthorizedCommand<TFacts>,
  save?: (authorized: AuthorizedCommand<TFacts>) => Promise<void>,
): Promise<CommandOnRecord> {
  await save?.(authorized);
  return { ...authorized, [phase]: 'saved', record: null };
}

/** Phase 4 of what needs nothing of the record, which may be gone: reading. */
export function leaveRecord(authorized: AuthorizedCommand<unknown>): CommandOnRecord {
  const record = { id: authorized.instance.recordId, name: '', nameI18n: null, data: {}, properties: [] };
  return { ...authorized, [phase]: 'saved', record };
}

/** Phase 2 of a start, which has no instance yet: holds the version that starts. Throws notPublished where it has gone. */
export async function lockVersion(trx: DatabaseTransaction, loaded: LoadedInstance): Promise<LockedVersion> {
  const { context, workflowCode: code, workflowVersion } = loaded;
  if (!(await holdVersion(trx, { corpId: context.platform.corpId, code }, workflowVersion)))
    throw appError('notPublished');
  return { ...loaded, [phase]: 'version', trx };
}

/** Phases 3 and 4 of a start: `save` puts the record there and throws where it may have no workflow. */
export async function saveNewRecord(
  held: LockedVersion,
  save: (held: LockedVersion) => Promise<Pick<DecidedCommand, 'instance' | 'record'>>,
): Promise<CommandOnRecord> {
  return { ...held, [phase]: 'saved', ...(await save(held)) };
}

/**
 * Phase 5, decide: asks the engine, and the directory for what it wants to know; new work goes to delegates. Writes
 * nothing. `at` is now where the caller has not looked at the clock. Throws recordMissing and what the engine refuses.
 */
export async function decide(
  { context, trx, template, instance, record: known }: CommandOnRecord,
  commandOf: () => Promise<Command>,
  at?: Date,
): Promise<DecidedCommand> {
  const { platform, ports } = context;
  const { corpId } = platform;
  const command = await commandOf();
  const record = known ?? (await ports.records.read(trx, instance.schemaCode, instance.recordId));
  const now = (at ?? platform.now()).toISOString();
  const toDecide = { template, state: instance.state, command, now, record };
  const decided = await decideCommand(trx, { corpId, directory: ports.directory }, toDecide);
  const work = { corpId, workflowCode: instance.workflowCode, command, at: now };
  const outcome = await delegateItems(trx, work, decided);
  return { [phase]: 'decided', context, trx, instance, record, command, outcome };
}

/** Phase 6, apply: the instance, its work items, its log and the status of its record change together or not at all. */
export async function apply(decided: DecidedCommand): Promise<AppliedCommand> {
  const { context, trx, ...written } = decided;
  const { platform, ports } = context;
  const canceled = await writeOutcome(trx, { corpId: platform.corpId, ports }, written);
  return { ...decided, [phase]: 'applied', canceled };
}

/** Phase 7, notify: tells everybody whom the command concerns, and hands over new calls of services. */
export async function notify({
  context: { platform, ports },
  trx,
  instance,
  command,
  outcome: done,
  canceled,
}: AppliedCommand): Promise<DelegatedOutcome> {
  await notifyPeople(trx, { corpId: platform.corpId, ports }, { instance, command, done, canceled });
  await sendNewCalls(trx, ports.calls, { before: instance.state, after: done.state });
  return done;
}

/** Phases in which commands on an instance differ: its rule, what it fills in, and what it asks of the engine. */
interface CommandPhases<TFacts> {
  readonly authorize: (locked: LockedInstance) => Promise<TFacts>;
  readonly saveFields?: (authorized: AuthorizedCommand<TFacts>) => Promise<void>;
  readonly commandOf: (authorized: AuthorizedCommand<TFacts>) => Promise<Command>;
}

/** Carries a command out in the caller's transaction, phase by phase; returns what the engine decided. */
export async function runCommand<TFacts>(
  trx: DatabaseTransaction,
  loaded: LoadedInstance,
  phases: CommandPhases<TFacts>,
): Promise<DelegatedOutcome> {
  const locked = await lock(trx, loaded);
  const authorized = await authorize(locked, phases.authorize);
  const saved = await saveFields(authorized, phases.saveFields);
  const decided = await decide(saved, () => phases.commandOf(authorized));
  const applied = await apply(decided);
  return notify(applied);
}
