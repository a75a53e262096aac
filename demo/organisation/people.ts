import { randomOf, type Random } from '../generate/random.ts';
import { type DemoDepartment, departments, isInternational } from './departments.ts';
import { chineseName, englishName, type PersonName } from './names.ts';

/** A person of the demo with what generators need to know. */
export interface DemoPerson extends PersonName {
  readonly id: string;
  readonly employeeNo: string;
  readonly position: string;
  /** Ids; the first is the main one. */
  readonly departmentIds: readonly string[];
  readonly roles: readonly string[];
  readonly mobile: string;
  readonly email: string;
}

interface PersonProfile extends PersonName {
  readonly departmentIds: readonly string[];
  readonly position?: string;
  readonly roles?: readonly string[];
  /** Departments that the person manages. */
  readonly manages?: readonly string[];
}

const peopleSeed = 20_241_101;

/** The people behind the demo accounts; they take places of their first department. */
const namedPeople: readonly PersonProfile[] = [
  person('admin', '周启明', 'Qiming Zhou', ['information'], {
    position: '系统管理员',
    roles: ['rootAdmin', 'workflowAdmin'],
  }),
  person('liufang', '刘芳', 'Fang Liu', ['sales', 'sales-east'], {
    roles: ['procurementCommittee'],
    manages: ['sales', 'sales-east'],
  }),
  person('zhangwei', '张伟', 'Wei Zhang', ['sales-east'], {}),
  person('emma', 'Emma Wilson', 'Emma Wilson', ['london-sales'], {}),
  person('hr', '何敏', 'Min He', ['compensation'], {}),
  person('finance', '冯静', 'Jing Feng', ['accounting'], { roles: ['procurementCommittee'] }),
];

function person(
  username: string,
  name: string,
  en: string,
  departmentIds: readonly string[],
  rest: Pick<PersonProfile, 'position' | 'roles' | 'manages'>,
): PersonProfile {
  return { username, name, en, departmentIds, ...rest };
}

/** All people of the demo organisation, department by department; who manages each, by department id. */
export function demoPeople(): {
  readonly people: readonly DemoPerson[];
  readonly managers: ReadonlyMap<string, string>;
} {
  const random = randomOf(peopleSeed);
  const taken = new Set(namedPeople.map(({ username }) => username));
  const managers = new Map(
    namedPeople.flatMap(({ username, manages = [] }) => manages.map((id) => [id, username] as const)),
  );
  const people: DemoPerson[] = [];
  for (const department of departments) {
    for (const each of membersOf(department, random, taken)) {
      const isManager = each.manages?.includes(department.id) ?? !managers.has(department.id);
      if (isManager) managers.set(department.id, each.username);
      people.push(placed(each, department, { isManager, index: people.length }));
    }
  }
  return { people, managers };
}

function membersOf(department: DemoDepartment, random: Random, taken: Set<string>): readonly PersonProfile[] {
  const named = namedPeople.filter(({ departmentIds }) => departmentIds[0] === department.id);
  const others = Array.from({ length: department.headcount - named.length }, (): PersonProfile => {
    const drawn = isInternational(department) ? englishName(random) : chineseName(random);
    return { ...drawn, username: freeName(drawn.username, taken), departmentIds: [department.id] };
  });
  // A department's first member manages it, unless a named person does.
  const hasNamedManager = named.some(({ manages = [] }) => manages.includes(department.id));
  return hasNamedManager ? [...named, ...others] : [...others, ...named];
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
  taken.add(name);
  return name;
}

interface DepartmentPosition {
  readonly isManager: boolean;
  readonly index: number;
}

/** Numbers and addresses that reach nobody: no Chinese number begins with 100, 07700 900 is kept for fiction, so is .example. */
function placed(each: PersonProfile, department: DemoDepartment, { isManager, index }: DepartmentPosition): DemoPerson {
  const serial = String(index + 1).padStart(3, '0');
  const isAbroad = isInternational(department);
  return {
    ...each,
    id: each.username,
    employeeNo: `${isAbroad ? 'CM-UK' : 'CM'}${1000 + index}`,
    position: each.position ?? (isManager ? department.manager : department.staff),
    roles: rolesOf(each, department, isManager),
    mobile: isAbroad ? `+44 7700 900${serial}` : `1000000${serial.padStart(4, '0')}`,
    email: `${each.username}@chengming.example`,
  };
}

/** Departments whose heads decide with others on large purchases. */
const committee = ['finance-centre', 'procurement', 'engineering'];

function rolesOf(
  { roles = [] }: PersonProfile,
  { id, parentId, roles: own }: DemoDepartment,
  isManager: boolean,
): readonly string[] {
  const isSales = id === 'sales' || parentId === 'sales' || id === 'london-sales';
  const onCommittee = isManager && committee.includes(id) ? ['procurementCommittee'] : [];
  return [
    'employee',
    ...own,
    ...roles,
    ...onCommittee,
    ...(isManager ? ['manager', ...(isSales ? ['salesManager'] : [])] : []),
  ];
}
