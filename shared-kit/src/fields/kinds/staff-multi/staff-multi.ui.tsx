import { unitsUiOf } from '../unit-ui.tsx';
import { staffMulti } from './staff-multi.kind.ts';

/** How several people are shown, chosen and filtered by. */
export const staffMultiUi = unitsUiOf(staffMulti, 'person');
