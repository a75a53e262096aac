/** A department of the demo: its names, how many people work in it, and what they are called there. */
export interface DemoDepartment {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly en: string;
  /** People, the manager included. */
  readonly headcount: number;
  readonly manager: Title;
  readonly staff: Title;
  /** Role codes of everybody in it, besides employee. */
  readonly roles: readonly string[];
}

/** Position of a person in the demo: Chinese first, since the position has one text only. */
export type Title = string;

type Row = readonly [id: string, name: string, en: string, headcount: number, staff: Title, roles?: readonly string[]];

interface Centre {
  readonly row: Row;
  readonly manager: Title;
  readonly teams: readonly Row[];
}

const root: Row = ['group', '澄明科技', 'Chengming Technology', 4, '总经理助理'];

const centres: readonly Centre[] = [
  {
    row: ['sales', '销售中心', 'Sales', 3, '销售运营专员'],
    manager: '销售总监',
    teams: [
      ['sales-east', '华东销售部', 'Sales, East China', 16, '销售代表'],
      ['sales-south', '华南销售部', 'Sales, South China', 14, '销售代表'],
      ['sales-north', '华北销售部', 'Sales, North China', 14, '销售代表'],
      ['key-accounts', '大客户部', 'Key Accounts', 9, '大客户经理'],
    ],
  },
  {
    row: ['human-resources', '人力资源中心', 'Human Resources', 2, '人力资源专员'],
    manager: '人力资源总监',
    teams: [
      ['recruiting', '招聘部', 'Recruiting', 6, '招聘专员'],
      ['compensation', '薪酬福利部', 'Compensation and Benefits', 5, '薪酬专员', ['hr']],
    ],
  },
  {
    row: ['finance-centre', '财务中心', 'Finance', 2, '财务专员'],
    manager: '财务总监',
    teams: [
      ['accounting', '会计核算部', 'Accounting', 8, '会计', ['finance']],
      ['treasury', '资金管理部', 'Treasury', 5, '出纳'],
    ],
  },
  {
    row: ['procurement', '采购中心', 'Procurement', 2, '采购助理'],
    manager: '采购总监',
    teams: [
      ['sourcing', '战略采购部', 'Strategic Sourcing', 6, '采购工程师', ['purchaser']],
      ['purchasing', '采购执行部', 'Purchasing', 7, '采购专员', ['purchaser']],
    ],
  },
  {
    row: ['engineering', '研发中心', 'Engineering', 3, '架构师'],
    manager: '研发总监',
    teams: [
      ['platform', '平台研发部', 'Platform Engineering', 24, '软件工程师'],
      ['applications', '应用研发部', 'Application Engineering', 22, '软件工程师'],
      ['quality', '质量保障部', 'Quality Assurance', 12, '测试工程师'],
    ],
  },
  {
    row: ['delivery', '交付中心', 'Delivery', 2, '交付运营专员'],
    manager: '交付总监',
    teams: [
      ['projects', '项目管理部', 'Project Management', 10, '项目经理'],
      ['implementation', '实施服务部', 'Implementation', 18, '实施顾问'],
      ['support', '客户支持部', 'Customer Support', 12, '支持工程师'],
    ],
  },
  {
    row: ['administration', '行政中心', 'Administration', 2, '行政专员'],
    manager: '行政总监',
    teams: [
      ['general-affairs', '综合事务部', 'General Affairs', 5, '行政专员'],
      ['information', '信息技术部', 'Information Technology', 6, '系统工程师'],
    ],
  },
  {
    row: ['international', '国际分部', 'International Branch', 2, 'Branch Coordinator'],
    manager: 'Managing Director',
    teams: [
      ['london-sales', '伦敦销售部', 'London Sales', 9, 'Sales Representative'],
      ['london-delivery', '伦敦交付部', 'London Delivery', 7, 'Consultant'],
      ['london-operations', '伦敦运营部', 'London Operations', 3, 'Operations Officer'],
    ],
  },
];

/** Departments whose people have English names. */
export function isInternational({ id, parentId }: DemoDepartment): boolean {
  return id === 'international' || parentId === 'international';
}

/** The tree, three levels deep, parents before their children. */
export const departments: readonly DemoDepartment[] = [
  departmentOf(root, null, '总经理'),
  ...centres.flatMap(({ row, manager, teams }) => [
    departmentOf(row, root[0], manager),
    ...teams.map((team) => departmentOf(team, row[0], row[0] === 'international' ? 'Team Lead' : `${team[1]}经理`)),
  ]),
];

function departmentOf(row: Row, parentId: string | null, manager: Title): DemoDepartment {
  const [id, name, en, headcount, staff, roles = []] = row;
  return { id, parentId, name, en, headcount, manager, staff, roles };
}
