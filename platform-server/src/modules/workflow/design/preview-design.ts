import type { DesignPreview, PreviewDesignInput } from '@portico/shared-kit/contract/workflow-trial.schema';
import { appError, codeOf } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Command, InstanceState, LogEntry, Trace, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import { type DelegatedOutcome, delegateItems } from '../commands/delegate-items.ts';
import { outcomeOf } from '../commands/decide-command.ts';
import { type OpenItem, openAfter, nextCommand } from '../preview/course.ts';
import type { RecordOfWorkflow } from '../workflow.ports.ts';
import type { DesignedModel } from './design-surroundings.ports.ts';
import { checkDiagram } from './check-design.ts';
import { inPreview } from './checks-off-loop.ts';
import { diagramOf } from './design-diagram.ts';
import type { WorkflowDesignContext } from './designing.ts';
import { gatherVisitedNodes, type VisitedNodes } from './visited-nodes.ts';

/** Most steps that are looked ahead; a workflow that has more of them goes round in a circle. */
const maxSteps = 200;
/** The instance that is only looked at: nothing is kept under its id. */
const previewId = 'preview';

/**
 * Returns what would happen if this person started the workflow with these values and everybody agreed at once: the
 * engine itself takes every step, and nothing is written. Throws as getDesign, personNotActive for an originator who is
 * not, recordMissing, noPermissionToView.
 */
export async function previewDesign(
  designing: WorkflowDesignContext,
  user: SignedInUser,
  input: PreviewDesignInput,
): Promise<DesignPreview> {
  const { needs } = designing;
  const { model, bpmn } = await diagramOf(designing, user, input);
  const { template, problems: found } = await checkDiagram(needs.ports.directory, model, bpmn);
  const problems = [...found];
  if (template === null) return { problems, nodes: [], endStatus: null, stopped: null };
  const record = await recordFor(designing, user, model, input);
  if ((await needs.ports.directory.activeUsers([input.originatorId])).length === 0) throw appError('personNotActive');
  return transaction(needs.platform.connections.db, async (trx) => {
    const originator = await needs.ports.records.ownerToBe(trx, input.originatorId);
    const { workflowCode } = input;
    const course = { designing, trx, template, record, workflowCode };
    const visited = gatherVisitedNodes(template);
    const { id, name, departmentId } = originator;
    const start = { type: 'start', instanceId: previewId, originator: { id, name, departmentId } } as const;
    const end = await goThrough(course, start, visited);
    const people = await needs.ports.directory.usersById([...new Set(visited.userIds())], trx);
    return { problems, nodes: visited.present(people), ...end };
  });
}

/** The record as the user sees it, with the given values in place of its own. */
async function recordFor(
  { surroundings }: WorkflowDesignContext,
  user: SignedInUser,
  { schemaCode, properties }: DesignedModel,
  { objectId: recordId, data = {} }: PreviewDesignInput,
): Promise<RecordOfWorkflow> {
  const kept = recordId === undefined ? {} : await surroundings.readAs(user, schemaCode, recordId);
  return { id: recordId ?? previewId, name: '', nameI18n: null, data: { ...kept, ...data }, properties };
}

interface Course {
  readonly designing: WorkflowDesignContext;
  readonly trx: DatabaseTransaction;
  readonly template: WorkflowTemplate;
  readonly record: RecordOfWorkflow;
  readonly workflowCode: string;
}

type End = Pick<DesignPreview, 'endStatus' | 'stopped'>;

/** Takes step after step until the workflow ends, is refused, or waits for what never comes. */
async function goThrough(course: Course, start: Command, visited: VisitedNodes): Promise<End> {
  const { platform } = course.designing.needs;
  let now = platform.now().toISOString();
  let command: Command | null = start;
  let state: InstanceState | null = null;
  let open: readonly OpenItem[] = [];
  const entries: LogEntry[] = [];
  for (let steps = 0; command !== null && steps < maxSteps; steps += 1) {
    const { done, trace, refusal } = await look(course, { state, command, now, unwritten: entries });
    visited.add(trace, now, done);
    if (done === null)
      return { endStatus: null, stopped: refusal && { ...refusal, elementId: visited.last()?.id ?? null } };
    if (done.state.finishedAt !== null) return { endStatus: done.state.status, stopped: null };
    entries.push(...done.events.flatMap((event) => (event.kind === 'log' ? [event.entry] : [])));
    open = openAfter(open, done);
    ({ state } = done);
    const next = nextCommand(state, open, now);
    command = next?.command ?? null;
    now = next?.now ?? now;
  }
  return { endStatus: null, stopped: null };
}

interface Looking {
  readonly state: InstanceState | null;
  readonly command: Command;
  readonly now: string;
  readonly unwritten: readonly LogEntry[];
}

interface PreviewedStep {
  readonly done: DelegatedOutcome | null;
  readonly trace: readonly Trace[];
  readonly refusal: Omit<NonNullable<DesignPreview['stopped']>, 'elementId'> | null;
}

/** Takes a step without writing anything. */
async function look(course: Course, { state, command, now, unwritten }: Looking): Promise<PreviewedStep> {
  const { designing, trx, template, record, workflowCode } = course;
  const { platform, ports } = designing.needs;
  const { corpId } = platform;
  const toRun = { template, record, now, state, command, unwritten, isTraced: true } as const;
  const organisation = { corpId, directory: ports.directory };
  const outcome = await outcomeOf(trx, organisation, toRun, (decision) => inPreview('askEngine', decision));
  const trace = outcome.trace ?? [];
  if (outcome.kind === 'refused') {
    const { name, params } = outcome.refusal;
    return { done: null, trace, refusal: { code: codeOf(name), params: { ...params }, severity: 'error' } };
  }
  const done = await delegateItems(trx, { corpId, workflowCode, command, at: now }, outcome);
  return { done, trace, refusal: null };
}
