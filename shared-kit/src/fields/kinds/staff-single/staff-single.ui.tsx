import { unitUiOf } from '../unit-ui.tsx';
import { staffSingle } from './staff-single.kind.ts';

/** Cell, editor and filter control of a person. */
export const staffSingleUi = unitUiOf(staffSingle, 'person');
