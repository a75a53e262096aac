import { unitsUiOf } from '../unit-ui.tsx';
import { staffMulti } from './staff-multi.kind.ts';

/** Cell, editor and filter control of several people. */
export const staffMultiUi = unitsUiOf(staffMulti, 'person');
