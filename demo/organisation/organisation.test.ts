import { demoAccounts } from '../accounts.ts';
import { demoOrganisation } from './organisation.ts';

const { departments, roles, users } = demoOrganisation('hash');
const parents = new Map(departments.map(({ id, parentId }) => [id, parentId ?? null]));

function depth(id: string): number {
  const parent = parents.get(id);
  return parent === undefined || parent === null ? 1 : 1 + depth(parent);
}

describe('the demo organisation', () => {
  test('has 240 people and a department tree of three levels', () => {
    expect(users).toHaveLength(240);
    expect(new Set(users.map(({ username }) => username)).size).toBe(240);
    expect(new Set(users.map(({ employeeNo }) => employeeNo)).size).toBe(240);
    expect(Math.max(...departments.map(({ id }) => depth(id)))).toBe(3);
  });

  test('is the same every time', () => {
    expect(demoOrganisation('hash')).toEqual({ corpName: '澄明科技', departments, roles, users });
  });

  test('gives every department a manager who works in it and has the role', () => {
    const byId = new Map(users.map((user) => [user.id, user]));
    for (const { id, managerId } of departments) {
      const manager = byId.get(managerId ?? '');
      expect(manager?.departmentIds).toContain(id);
      expect(manager?.roles).toContain('manager');
    }
  });

  test('names only departments and roles that exist', () => {
    const codes = new Set(roles.map(({ code }) => code));
    for (const { departmentIds = [], roles: given = [] } of users) {
      expect(departmentIds.filter((id) => !parents.has(id))).toEqual([]);
      expect(given.filter((code) => !codes.has(code))).toEqual([]);
    }
  });

  test('reaches nobody: addresses and numbers are of the ranges kept for examples', () => {
    for (const { email, mobile } of users) {
      expect(email).toMatch(/@chengming\.example$/);
      expect(mobile).toMatch(/^(1000000\d{4}|\+44 7700 900\d{3})$/);
    }
  });

  test('has every demo account, with zhangwei in a department of liufang', () => {
    const names = users.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(Object.keys(demoAccounts)));
    const team = users.find(({ id }) => id === 'zhangwei')?.departmentIds?.[0];
    expect(departments.find(({ id }) => id === team)?.managerId).toBe('liufang');
  });
});
