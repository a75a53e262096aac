import { offLoop } from '../../checks/off-loop.ts';
import type * as checks from './package.checks.ts';

/** Reads packages beside the event loop. */
export const inPackage = offLoop<typeof checks>(new URL('./package.checks.ts', import.meta.url));
