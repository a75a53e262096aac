import type { Waiting } from './instance-state.ts';
import type { TaskNode } from './template/template.ts';

/** The kind of action that an activity of each kind of task waits for. */
export const waitingAt = { approve: 'decision', handle: 'work' } as const satisfies Record<TaskNode['type'], Waiting>;
