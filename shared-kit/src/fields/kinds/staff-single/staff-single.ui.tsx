import { unitUiOf } from '../unit-ui.tsx';
import { staffSingle } from './staff-single.kind.ts';

/** How a person is shown, chosen and filtered by. */
export const staffSingleUi = unitUiOf(staffSingle, 'person');
