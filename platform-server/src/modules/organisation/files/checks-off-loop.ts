import { offLoop } from '../../../checks/off-loop.ts';
import type * as checks from './organisation.checks.ts';

/** Reads organisation files beside the event loop. */
export const inOrganisation = offLoop<typeof checks>(new URL('./organisation.checks.ts', import.meta.url));
