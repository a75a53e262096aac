import { textParam } from '@portico/shared-kit/errors';
import { revokeRules } from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { conditionError, expressionLimits, misspelling } from '@portico/shared-kit/expressions';
import { checkGraph } from './check-graph.ts';
import { bpmnModdle, childOf, childrenOf, extensionOf, textOf } from './moddle.ts';
import { type FlowElements, readFlowElements } from './read-nodes.ts';
import { readRule } from './read-rule.ts';
import { isTask, nodeLabel, type WorkflowTemplate } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/** Longest BPMN file that is read, in characters; a diagram of 200 nodes has about 200,000. */
const maxXmlLength = 2_000_000;
/** Most nodes and flows of one template. */
export const maxElements = 2_000;

/** A template, or everything that is wrong with the file. */
export type TemplateReading =
  | { readonly ok: true; readonly template: WorkflowTemplate }
  | { readonly ok: false; readonly problems: readonly [TemplateProblem, ...TemplateProblem[]] };

/**
 * Reads BPMN 2.0 XML, from our designer or another tool, into a validated template.
 * Never throws: a file that cannot run comes back with everything that was found wrong, each finding a row of the
 * error catalogue (401xxx) that names its element. Elements of foreign namespaces are passed over.
 */
export async function readTemplate(xml: string): Promise<TemplateReading> {
  if (xml.length > maxXmlLength) return refused(problem('templateTooLarge', { limit: maxXmlLength }));
  try {
    const { rootElement, warnings } = await bpmnModdle().fromXML(xml);
    const problems = warnings.flatMap((warning) => problemOfWarning(warning.message));
    return readDefinitions(rootElement, problems);
  } catch (error) {
    return refused(problem('templateUnreadable', { reason: firstLine(error) }));
  }
}

function readDefinitions(definitions: ModdleElement, problems: TemplateProblem[]): TemplateReading {
  const processes = processesOf(definitions);
  const [process, ...others] = processes;
  if (!process) return refused(...problems, problem('templateProcessMissing', {}));
  if (others.length === 0) return readProcess(process, problems);
  const several = processes.map((each) => {
    const id = textOf(each, 'id');
    return problem('templateProcessesSeveral', { elements: poolOf(definitions, id) || textOf(each, 'name') || id }, id);
  });
  return refused(...problems, ...several);
}

/** The name of the pool in which a process is drawn, which people see; empty where it has none. */
function poolOf(definitions: ModdleElement, process: string): string {
  const collaborations = childrenOf(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Collaboration');
  const pools = collaborations.flatMap((each) => childrenOf(each, 'participants'));
  const own = pools.find((pool) => textOf(childOf(pool, 'processRef') ?? pool, 'id') === process);
  return own === undefined ? '' : textOf(own, 'name');
}

/**
 * The processes of a file that could be meant. A pool of another party may have a process that is drawn empty, or that
 * is only there to be looked at beside the one that is to be executed.
 */
function processesOf(definitions: ModdleElement): readonly ModdleElement[] {
  const all = childrenOf(definitions, 'rootElements').filter((element) => element.$type === 'bpmn:Process');
  const drawn = all.filter((process) => childrenOf(process, 'flowElements').length > 0);
  const executable = drawn.filter((process) => process.get('isExecutable') === true);
  return executable.length === 1 ? executable : drawn.length > 0 ? drawn : all.slice(0, 1);
}

function readProcess(process: ModdleElement, problems: TemplateProblem[]): TemplateReading {
  const head = { id: textOf(process, 'id'), name: textOf(process, 'name') };
  if (head.id === '') problems.push(problem('templateElementWithoutId', { type: 'Process' }));
  const rules = extensionOf(process, 'portico:Process');
  const rule = { attribute: 'revoke', table: revokeRules, fallback: 'beforeFirstDecision' } as const;
  const revoke = readRule(rules, head, rule, problems);
  const elements = readFlowElements(process, problems);
  if (elements.nodes.length + elements.flows.length > maxElements) {
    return refused(problem('templateTooLarge', { limit: maxElements }));
  }
  const length = elements.flows.reduce((sum, { condition }) => sum + (condition?.length ?? 0), 0);
  const { allCharacters: limit } = expressionLimits;
  if (length > limit) return refused(problem('templateTooLarge', { limit }));
  problems.push(...checkConditions(elements), ...checkParticipants(elements));
  // A missing element would only be reported again, as a broken flow.
  if (!problems.some((each) => each.name === 'templateElementUnknown')) problems.push(...checkGraph(elements));
  const [first, ...others] = problems;
  return first ? refused(first, ...others) : { ok: true, template: { format: 1, ...head, revoke, ...elements } };
}

function checkConditions({ flows }: FlowElements): readonly TemplateProblem[] {
  return flows.flatMap((flow) => {
    const reason = flow.condition === null ? null : conditionError(flow.condition);
    if (reason === null || flow.condition === null) return [];
    // One sign does not mend what is written in another language altogether.
    const wrong = /[$#]\{/.test(flow.condition) ? null : misspelling(flow.condition);
    const element = nodeLabel(flow);
    if (wrong !== null) return [problem('expressionSpelling', { element, ...wrong }, flow.id)];
    return [problem('templateConditionInvalid', { element, ...textParam('reason', reason) }, flow.id)];
  });
}

/** Checks that handlers are asked for of activities that exist, the start among them. */
function checkParticipants({ nodes }: FlowElements): readonly TemplateProblem[] {
  const handled = new Set(nodes.filter((node) => node.type === 'start' || isTask(node)).map(({ id }) => id));
  return nodes.flatMap((node) => {
    const specs = 'participants' in node ? node.participants : [];
    return specs.flatMap(({ kind, value }) => {
      if (kind !== 'handlerOf' || handled.has(value ?? '')) return [];
      const facts = { element: nodeLabel(node), kind, value: value ?? '' };
      return [problem('templateParticipantInvalid', facts, node.id)];
    });
  });
}

/** A part of the model that moddle could not read is an error; one of the drawing is not. */
function problemOfWarning(message: string): readonly TemplateProblem[] {
  const element = /^unparsable content <([\w.-]+:)?([\w.-]+)>/.exec(message);
  const isDrawing = /^(bpmndi|dc|di):$/.test(element?.[1] ?? '');
  if (!message.startsWith('unparsable content') || isDrawing) return [];
  const reason = reasonIn(message);
  return [problem('templateUnreadable', { reason: element ? `<${element[1] ?? ''}${element[2]}> ${reason}` : reason })];
}

function firstLine(error: unknown): string {
  return reasonIn(error instanceof Error ? error.message : String(error));
}

/** Returns the reason in a message, with its line, counted from 0, where the parser of XML says so. */
function reasonIn(message: string): string {
  const reason = /nested error: (.*)/.exec(message)?.[1];
  if (reason === undefined) return message.split('\n')[0] ?? '';
  const line = /line: \d+/.exec(message)?.[0];
  return line === undefined ? reason : `${reason} (${line})`;
}

function refused(...problems: readonly TemplateProblem[]): TemplateReading {
  const [first = problem('templateProcessMissing', {}), ...others] = problems;
  return { ok: false, problems: [first, ...others] };
}
