import { aDepartment, aPerson } from '../../testing/unit-source.ts';
import { type Branch, nextUnit, rowAbove, treeRows } from './unit-tree.model.ts';

const branch = (some: Partial<Branch>): Branch => ({
  departments: [],
  departmentTotal: some.departments?.length ?? 0,
  people: [],
  peopleTotal: some.people?.length ?? 0,
  state: 'ready',
  ...some,
});
const group = aDepartment('group', '集团', { hasChildren: true, memberCount: 2 });
const sales = aDepartment('sales', '销售部', { memberCount: 1 });
const li = aPerson('li', '李雷');

const rowsOf = (branches: Record<string, Branch>, open: readonly string[], withPeople = true) =>
  treeRows({ branches: new Map(Object.entries(branches)), open: new Set(open), withPeople });
const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => `${row.level} ${row.kind === 'unit' ? row.entry.id : row.kind}`);

const whole = {
  '': branch({ departments: [group] }),
  group: branch({ departments: [sales], people: [li] }),
  sales: branch({ people: [li] }),
};

it('shows what is open with what is in it, somebody of two departments in both', () => {
  const rows = rowsOf(whole, ['group', 'sales']);
  expect(shown(rows)).toEqual(['0 group', '1 sales', '2 li', '1 li']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  expect(shown(rowsOf(whole, ['sales']))).toEqual(['0 group']);
});

it('says of every branch by itself that it is on its way, failed, empty or goes on', () => {
  expect(shown(rowsOf({}, []))).toEqual(['0 loading']);
  expect(shown(rowsOf({ '': branch({ departments: [group] }) }, ['group']))).toEqual(['0 group', '1 loading']);
  expect(shown(rowsOf({ '': branch({ state: 'failed' }) }, []))).toEqual(['0 failed']);
  expect(shown(rowsOf({ '': branch({}) }, []))).toEqual(['0 none']);
  const more = { '': branch({ departments: [group], departmentTotal: 90 }) };
  expect(shown(rowsOf(more, []))).toEqual(['0 group', '0 more']);
});

it('opens nothing where people are not asked for and no departments are below', () => {
  const departments = { '': whole[''], group: branch({ departments: [sales], peopleTotal: null }) };
  const rows = rowsOf(departments, ['group', 'sales'], false);
  expect(rows.map((row) => (row.kind === 'unit' ? row.isOpen : row.kind))).toEqual([true, null]);
});

it('moves over rows that cannot be chosen and to the department above', () => {
  const rows = rowsOf({ ...whole, sales: branch({ state: 'failed' }) }, ['group', 'sales']);
  expect(shown(rows)).toEqual(['0 group', '1 sales', '2 failed', '1 li']);
  expect(nextUnit(rows, 1, 1)).toBe(3);
  expect(nextUnit(rows, 3, 1)).toBe(3);
  expect(nextUnit(rows, 0, -1)).toBe(0);
  expect(rowAbove(rows, 3)).toBe(0);
  expect(rowAbove(rows, 0)).toBe(-1);
});
