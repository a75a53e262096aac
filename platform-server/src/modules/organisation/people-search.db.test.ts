import {
  listDepartmentChildren,
  resolveUnits,
  searchDepartments,
  searchUsers,
} from '@portico/shared-kit/contract/organisation.endpoints';
import { largeOrganisation } from '../../testing/large-organisation.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { OrganisationPackage } from './index.ts';

let app: TestApp;

const english = (en: string) => JSON.stringify({ en });
const given: OrganisationPackage = {
  corpName: '远山集团',
  departments: [
    { id: 'group', name: '远山集团', nameI18n: english('Yuanshan Group') },
    { id: 'sales', name: '销售中心', nameI18n: english('Sales'), parentId: 'group', sortKey: 1 },
    { id: 'east', name: '华东区', parentId: 'sales', sortKey: 1 },
    { id: 'north', name: '华北区', parentId: 'sales', sortKey: 2 },
    { id: 'finance', name: '财务部', parentId: 'group', sortKey: 2 },
  ],
  roles: [],
  users: [
    { id: 'shan', username: 'sxx', name: '单雄信', departmentIds: ['east'], employeeNo: 'CM100%' },
    { id: 'zhang', username: 'u7', name: '张伟', nameI18n: english('Wei Zhang'), departmentIds: ['north', 'east'] },
    { id: 'zhangw', username: 'u8', name: '张伟伟', mobile: '139 1234-5678', departmentIds: ['finance'] },
    { id: 'emma', username: 'emma', name: 'Emma Wilson', departmentIds: ['finance'], position: 'Buyer' },
    { id: 'gone', username: 'u9', name: '张离', departmentIds: ['north'], status: 'DISABLED' },
  ],
};

beforeAll(async () => {
  app = await startTestApp();
  await app.services.organisation.importOrganisation(given);
});
afterAll(() => app.close());

const found = async (keyword: string, more: object = {}) =>
  (await app.call(searchUsers, { keyword, ...more }, 'emma')).data.content.map(({ id }) => id);

describe('people are found', () => {
  test.each([
    ['张伟', ['zhang', 'zhangw'], 'the exact name first'],
    ['zhangwei', ['zhang', 'zhangw'], 'pinyin'],
    ['ZHANG  wei', ['zhang', 'zhangw'], 'pinyin in two words and any case'],
    ['shan', ['shan'], 'a surname read as one, and no department that has the syllable somewhere'],
    ['yuanshan wei', ['zhang', 'zhangw'], 'a department in pinyin and a part of a name'],
    ['sxx', ['shan'], 'initials and account'],
    ['wilson', ['emma'], 'a word of an English name'],
    ['Wei Zhang', ['zhang', 'zhangw'], 'the English name'],
    ['100%', ['shan'], 'a number whose sign means itself'],
    ['13912345678', ['zhangw'], 'a mobile number however it is written'],
    ['华东', ['shan', 'zhang'], 'their department'],
    ['销售中心/华北', ['zhang'], 'a path'],
    ['sales wei', ['zhang'], 'a department above in English and a name'],
    ['张离', [], 'not who has left'],
    ['_', [], 'not by a wildcard'],
  ])('by %s: %j (%s)', async (keyword, ids) => {
    expect(await found(keyword)).toEqual(ids);
  });

  test('in a department alone or with all below it, as an address book sorts them', async () => {
    expect(await found('', { departmentId: 'sales' })).toEqual(['shan', 'zhang']);
    expect(await found('', { departmentId: 'sales', withBelow: false })).toEqual([]);
    expect(await found('', { departmentId: 'group' })).toEqual(['emma', 'shan', 'zhang', 'zhangw']);
  });

  test('with the path of their main department', async () => {
    const { data } = await app.call(searchUsers, { keyword: 'u7' }, 'emma');
    expect(data.content[0]?.path.map(({ name }) => name)).toEqual(['远山集团', '销售中心', '华北区']);
    expect(data.content[0]).toMatchObject({ name_i18n: english('Wei Zhang'), isActive: true });
  });

  test('not by a mobile number that the organisation does not show', async () => {
    const hidden = { ...given, contactsShown: { mobile: false, email: true } };
    await app.services.organisation.importOrganisation(hidden);
    expect(await found('13912345678')).toEqual([]);
    await app.services.organisation.importOrganisation({ ...given, contactsShown: { mobile: true, email: true } });
    expect(await found('13912345678')).toEqual(['zhangw']);
  });
});

describe('departments', () => {
  test('open level by level, each with the people in it and below, nobody counted twice', async () => {
    const top = (await app.call(listDepartmentChildren, {}, 'emma')).data;
    expect(top).toMatchObject({ totalElements: 1, content: [{ id: 'group', hasChildren: true, memberCount: 4 }] });
    const { content } = (await app.call(listDepartmentChildren, { parentId: 'group' }, 'emma')).data;
    expect(content.map(({ id, memberCount }) => [id, memberCount])).toEqual([
      ['sales', 2],
      ['finance', 2],
    ]);
    const second = (await app.call(listDepartmentChildren, { parentId: 'sales', page: 1, size: 1 }, 'emma')).data;
    expect(second).toMatchObject({ totalElements: 2, content: [{ id: 'north', hasChildren: false }] });
  });

  test.each([
    ['hua', ['east', 'north']],
    ['销售', ['sales', 'east', 'north']],
    ['sales 华东', ['east']],
    ['cwb', ['finance']],
    ['%', []],
  ])('are found by %s: %j', async (keyword, ids) => {
    const { content } = (await app.call(searchDepartments, { keyword }, 'emma')).data;
    expect(content.map(({ id }) => id)).toEqual(ids);
  });

  test('and people that are stored are named, who has left, too, in the order asked for', async () => {
    const asked = { userIds: ['gone', 'nobody', 'emma'], departmentIds: ['east', 'nowhere'] };
    const { data } = await app.call(resolveUnits, asked, 'emma');
    expect(data.users.map(({ id, isActive }) => [id, isActive])).toEqual([
      ['gone', false],
      ['emma', true],
    ]);
    expect(data.departments.map(({ path }) => path.map(({ id }) => id))).toEqual([['group', 'sales']]);
  });
});

describe('20,000 people in 400 departments', () => {
  beforeAll(async () => {
    await app.services.organisation.importOrganisation(largeOrganisation());
  }, 120_000);

  test.each([
    ['a rare name', { keyword: 'wangweiwei' }, 1],
    ['one letter', { keyword: 'z' }, 1000],
    ['a department with everybody below it', { keyword: '远山' }, 20_000],
    ['a number', { keyword: '119999' }, 1],
    ['everybody of a department, far down', { departmentId: 'd1', page: 20, size: 50 }, 450],
  ])('are found by %s', async (_, input, least) => {
    const { totalElements } = await app.services.organisation.choices.searchUsers(input);
    expect(totalElements).toBeGreaterThanOrEqual(least);
  });

  test('are not found by a name that nobody has', async () => {
    const { content, totalElements } = await app.services.organisation.choices.searchUsers({
      keyword: 'no such person',
    });
    expect([content, totalElements]).toEqual([[], 0]);
  });

  test('are counted for a tree, those of departments below as well', async () => {
    const { content } = await app.services.organisation.choices.listDepartmentChildren({ parentId: 'd0' });
    expect(content.map(({ id }) => id)).toEqual(['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8']);
    // d1 has the departments d9 to d16 below it, and those d73 to d136: 73 with fifty people each.
    expect(content[0]?.memberCount).toBe(3650);
  });
});
