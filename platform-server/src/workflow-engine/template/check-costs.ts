import { BudgetExceeded, expressionRefusal, type Variables, withinBudget } from '@portico/shared-kit/expressions';
import { costProblem, sampleVariables } from '@portico/shared-kit/form-rules';
import type { Property } from '@portico/shared-kit/fields';
import { dueAfter, dueOn } from '../due-time.ts';
import { nodeLabel, type TemplateFlow, type TemplateNode, type WorkflowTemplate } from './template.ts';
import type { TemplateProblem } from './template-problem.ts';

type Element = Pick<TemplateNode | TemplateFlow, 'id' | 'name'>;

interface Expression {
  readonly element: Element;
  readonly text: string;
}

/**
 * Expressions that need more than they may use on a record of the model that is empty, or one in which all is filled in;
 * the conditions of a gateway together, as they are asked together. Nothing where all keep to their budget.
 */
export function checkCosts(template: WorkflowTemplate, properties: readonly Property[]): readonly TemplateProblem[] {
  const records = sampleVariables(properties);
  return groupsOf(template).flatMap((group) => records.flatMap((record) => problemsWith(group, record)).slice(0, 1));
}

/** The first expression with which a group is too much for one budget; nothing where it is not. */
function problemsWith(group: readonly Expression[], record: Variables): readonly TemplateProblem[] {
  const found: TemplateProblem[] = [];
  try {
    withinBudget(() => {
      for (const { element, text } of group) {
        const error = costProblem(text, [record]);
        if (error !== null) found.push({ ...expressionRefusal(error, nodeLabel(element)), elementId: element.id });
      }
    });
  } catch (error) {
    // The budget that was used up says so again at its end.
    if (!(error instanceof BudgetExceeded)) throw error;
  }
  return found.slice(0, 1);
}

/** Expressions that one command evaluates together. */
function groupsOf({ nodes, flows }: WorkflowTemplate): readonly (readonly Expression[])[] {
  const bySource = Map.groupBy(flows, ({ source }) => source);
  const conditions = [...bySource.values()].map((group) =>
    group.flatMap((flow) => (flow.condition === null ? [] : [{ element: flow, text: flow.condition }])),
  );
  const others = nodes.map((node) => expressionsAt(node).map((text) => ({ element: node, text })));
  return [...conditions, ...others].filter((group) => group.length > 0);
}

const anyMoment = '2026-01-01T00:00:00.000Z';

/** Returns the expressions of a node: its participants, its time limit, its timer. */
function expressionsAt(node: TemplateNode): readonly string[] {
  const participants = 'participants' in node ? node.participants : [];
  const people = participants.flatMap(({ kind, value }) => (kind === 'expression' && value !== null ? [value] : []));
  const limit = 'timeout' in node && node.timeout?.after.startsWith('=') ? [node.timeout.after.slice(1)] : [];
  const due = 'due' in node && !isTime(node.due) ? [node.due.value] : [];
  return [...people, ...limit, ...due];
}

const isTime = ({ kind, value }: { readonly kind: 'duration' | 'date'; readonly value: string }) =>
  (kind === 'duration' ? dueAfter(anyMoment, value) : dueOn(value)) !== null;
