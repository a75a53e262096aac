import { isTrue } from '@portico/shared-kit/expressions';
import { refuseExpression } from './outcome.ts';
import type { Step } from './step.ts';
import { nodeLabel, type TemplateFlow } from './template/template.ts';

/** Returns whether the condition of a flow holds now; one without a condition does not. Refused: what cannot be evaluated (403xxx). */
export function conditionHolds(step: Step, flow: TemplateFlow): boolean {
  const { variables, now } = step.context;
  try {
    return flow.condition !== null && isTrue(flow.condition, variables, now);
  } catch (error) {
    return refuseExpression(error, nodeLabel(flow));
  }
}
