import { type DemoDepartment, departments, isInternational } from '../organisation/departments.ts';
import { type DemoPerson, demoPeople } from '../organisation/people.ts';
import { itemAt } from './random.ts';

/** The facts that every generator draws from. */
export interface World {
  readonly people: readonly DemoPerson[];
  /** People who sell: the teams of the sales centre and of London. */
  readonly sellers: readonly DemoPerson[];
  readonly inDepartments: (...ids: string[]) => readonly DemoPerson[];
  /** The main department as a record holds one. */
  readonly departmentOf: (person: DemoPerson) => { readonly id: string; readonly name: string };
  readonly isAbroad: (person: DemoPerson) => boolean;
}

/** The demo's people and departments, ready to draw from. */
export function demoWorld(): World {
  const { people } = demoPeople();
  const byId = new Map(departments.map((department) => [department.id, department]));
  const mainOf = (person: DemoPerson): DemoDepartment => {
    const found = byId.get(itemAt(person.departmentIds, 0));
    if (found === undefined) throw new Error(`${person.id} works in no department.`);
    return found;
  };
  const inDepartments = (...ids: string[]) =>
    people.filter((person) => person.departmentIds.some((id) => ids.includes(id)));
  return {
    people,
    sellers: inDepartments('sales-east', 'sales-south', 'sales-north', 'key-accounts', 'london-sales'),
    inDepartments,
    departmentOf(person) {
      const { id, name } = mainOf(person);
      return { id, name };
    },
    isAbroad: (person) => isInternational(mainOf(person)),
  };
}
