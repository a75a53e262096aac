import { unitsUiOf } from '../unit-ui.tsx';
import { departmentMulti } from './department-multi.kind.ts';

/** Cell, editor and filter control of several departments. */
export const departmentMultiUi = unitsUiOf(departmentMulti, 'department');
