import { isTrue } from '@portico/shared-kit/expressions';
import { refuseExpression } from './outcome.ts';
import type { EngineState } from './engine-state.ts';
import { nodeLabel, type TemplateFlow } from './template/template.ts';

/** Returns whether the condition of a flow holds now; one without a condition does not. Refused: what cannot be evaluated (403xxx). */
export function conditionHolds(engine: EngineState, flow: TemplateFlow): boolean {
  const { variables, now } = engine.context;
  try {
    return flow.condition !== null && isTrue(flow.condition, variables, now);
  } catch (error) {
    return refuseExpression(error, nodeLabel(flow));
  }
}
