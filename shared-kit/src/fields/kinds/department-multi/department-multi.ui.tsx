import { unitsUiOf } from '../unit-ui.tsx';
import { departmentMulti } from './department-multi.kind.ts';

/** How several departments are shown, chosen and filtered by. */
export const departmentMultiUi = unitsUiOf(departmentMulti, 'department');
