import { unitUiOf } from '../unit-ui.tsx';
import { departmentSingle } from './department-single.kind.ts';

/** How a department is shown, chosen and filtered by. */
export const departmentSingleUi = unitUiOf(departmentSingle, 'department');
