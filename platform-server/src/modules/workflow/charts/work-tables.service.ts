import type { FieldOption, Property } from '@portico/shared-kit/fields';
import { type PlatformSourceCode, platformSources } from '@portico/shared-kit/reports';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { derivedTableOf, type ModelTable } from '../../../record-store/index.ts';
import { isTask } from '../../../workflow-engine/index.ts';
import { findNewestPublished } from '../templates/templates.repository.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { seesEveryInstance } from '../workflow.policy.ts';
import { workRows } from './work-rows.repository.ts';

/** Work of the workflow center as a table that charts count. */
export interface WorkTable {
  readonly table: ModelTable;
  /** Id of the person whose own work it has; null: everybody's. */
  readonly ownerId: string | null;
}

/** Work items and instances for charts. */
export interface WorkTables {
  /**
   * Returns the work that somebody sees in the workflow center: their own, work items that they handle and instances that
   * they started; who looks after workflows sees all (shell spec, section 6).
   */
  tableFor(code: PlatformSourceCode, user: SignedInUser, at: Date): Promise<WorkTable>;
}

/** See WorkTables. */
export function workTables({ connections, corpId }: Platform, templates: WorkflowTemplates): WorkTables {
  /** Names of workflows by their codes, and of their activities by what these are called. */
  async function namesOf(): Promise<Readonly<Record<string, readonly FieldOption[]>>> {
    const newest = await findNewestPublished(connections.db, corpId);
    const read = await Promise.all(newest.map(async ({ code, version }) => templates.read(code, version)));
    const nodes = read.flatMap((template) => template.nodes.filter(isTask));
    const byName = new Map(nodes.map(({ name, nameI18n }) => [name, { value: name, name, name_i18n: nameI18n }]));
    return {
      workflow: newest.map(({ code, name, nameI18n }) => ({ value: code, name, name_i18n: nameI18n })),
      node: [...byName.values()],
    };
  }

  return {
    async tableFor(code, user, at) {
      const ownerId = seesEveryInstance(user) ? null : user.id;
      const names = await namesOf();
      const properties = platformSources[code].properties.map((property): Property => {
        const options = names[property.code];
        return options === undefined ? property : { ...property, settings: { options } };
      });
      return { ownerId, table: derivedTableOf(code, properties, workRows[code]({ corpId, at, ownerId })) };
    },
  };
}
