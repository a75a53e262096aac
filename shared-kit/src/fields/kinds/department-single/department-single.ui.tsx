import { unitUiOf } from '../unit-ui.tsx';
import { departmentSingle } from './department-single.kind.ts';
import { DepartmentSelect } from './DepartmentSelect.tsx';

/** How a department is shown, chosen and filtered by. */
export const departmentSingleUi = unitUiOf(departmentSingle, DepartmentSelect);
