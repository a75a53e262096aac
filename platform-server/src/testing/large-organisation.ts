import type { OrganisationPackage } from '../modules/organisation/index.ts';

const surnames = Array.from('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗');
const letters = Array.from('伟芳娜敏静丽强磊军洋勇艳杰涛明超秀霞平刚');
const nameOf = (index: number) =>
  `${surnames[index % 20]}${letters[Math.floor(index / 20) % 20]}${letters[Math.floor(index / 400) % 20]}`;

/** 20,000 people `p0` … in 400 departments `d0` …, 50 in each, at most eight departments below one; `d0` is the top. */
export function largeOrganisation(): OrganisationPackage {
  return {
    corpName: '远山集团',
    departments: Array.from({ length: 400 }, (_, index) => ({
      id: `d${index}`,
      name: index === 0 ? '远山集团' : `第${index}部`,
      parentId: index === 0 ? null : `d${Math.floor((index - 1) / 8)}`,
      sortKey: index,
    })),
    roles: [],
    users: Array.from({ length: 20_000 }, (_, index) => ({
      id: `p${index}`,
      username: `person${index}`,
      name: nameOf(index),
      employeeNo: String(100_000 + index),
      mobile: `1000${String(index).padStart(7, '0')}`,
      departmentIds: [`d${index % 400}`],
    })),
  };
}
