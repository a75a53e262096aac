import type { Deadline } from './deadline.ts';
import { BudgetExceeded, valueOf } from '@portico/shared-kit/expressions';
import { dueAfter, dueOn } from './due-time.ts';
import { refuseExpression } from './outcome.ts';
import type { EngineState } from './engine-state.ts';
import { isTask, nodeLabel, type TemplateNode } from './template/template.ts';

const none: Deadline = { dueTime: null, timerDueTime: null };

/**
 * The deadline of work that somebody gets now at a node; an expression that gives no time sets none. Refused: one
 * that needs more than it may use (403xxx).
 */
export function deadlineOf(engine: EngineState, node: TemplateNode): Deadline {
  if (!isTask(node) || node.timeout === null) return none;
  const { after, remindBefore } = node.timeout;
  const { now } = engine.context;
  const dueTime = after.startsWith('=') ? evaluated(engine, node, after.slice(1)) : dueAfter(now, after);
  if (dueTime === null) return none;
  const remindTime = remindBefore === null ? dueTime : earlier(dueTime, remindBefore, now);
  // A reminder that would come at once says nothing that the work itself does not.
  return { dueTime, timerDueTime: remindTime > now ? remindTime : dueTime };
}

function evaluated(engine: EngineState, node: TemplateNode, text: string): string | null {
  const { variables, now } = engine.context;
  try {
    // FEEL's dates and durations become their ISO text as JSON.
    const value: unknown = JSON.parse(JSON.stringify(valueOf(text, variables, now) ?? null));
    return typeof value === 'string' ? (dueAfter(now, value) ?? dueOn(value)) : null;
  } catch (error) {
    if (error instanceof BudgetExceeded) return refuseExpression(error, nodeLabel(node));
    // A deadline that cannot be computed does not block the work itself.
    return null;
  }
}

function earlier(moment: string, duration: string, now: string): string {
  const span = Date.parse(dueAfter(now, duration) ?? now) - Date.parse(now);
  return new Date(Date.parse(moment) - span).toISOString();
}
