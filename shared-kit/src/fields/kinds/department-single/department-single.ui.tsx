import { unitUiOf } from '../unit-ui.tsx';
import { departmentSingle } from './department-single.kind.ts';

/** Cell, editor and filter control of a department. */
export const departmentSingleUi = unitUiOf(departmentSingle, 'department');
