import { offLoop } from '../../../checks/off-loop.ts';
import type * as condition from './condition.checks.ts';
import type * as diagram from './diagram.checks.ts';
import type * as preview from './preview.checks.ts';

/** Reads, opens and compares diagrams beside the event loop: a large one takes seconds. */
export const inDiagram = offLoop<typeof diagram>(new URL('./diagram.checks.ts', import.meta.url));

/** Asks the engine of diagrams that nobody has published. */
export const inPreview = offLoop<typeof preview>(new URL('./preview.checks.ts', import.meta.url));

/** Tries conditions that nobody has published. */
export const inCondition = offLoop<typeof condition>(new URL('./condition.checks.ts', import.meta.url));
