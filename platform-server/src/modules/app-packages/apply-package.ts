import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import { everyoneRole, type ModelService } from '../models/index.ts';
import type { WorkflowService } from '../workflow/index.ts';
import * as repository from './app-packages.repository.ts';
import type { MenuEntry } from './package.schema.ts';
import type { AppPackage } from './read-package.ts';

type Steps = PackagePlan['steps'];

interface Applying {
  readonly db: Database;
  readonly dryRun: boolean;
}

/** What publishes the parts of a package that run by rules of their own. */
export interface Publishers {
  readonly models: ModelService;
  readonly workflows: Pick<WorkflowService, 'publish'>;
}

/** Brings an application to what its package says, in the caller's transaction. */
export function packageApplier({ corpId, newId, now }: Platform, { models, workflows }: Publishers) {
  /** One row of a table as a step; nothing where it is like that already. */
  async function put(
    { db, dryRun }: Applying,
    target: string,
    table: Parameters<typeof repository.putRow>[1],
    row: Parameters<typeof repository.putRow>[2],
  ): Promise<Steps> {
    const change = await repository.putRow(db, table, row, dryRun);
    const [kind = '', detail = ''] = target.split(/ (.*)/s);
    return change === 'none' ? [] : [{ action: change, target: kind, detail }];
  }

  async function putApplication(applying: Applying, { application }: AppPackage): Promise<Steps> {
    const { code, name, name_i18n = null, logoUrl = null, type = null, group, sortKey = 0 } = application;
    const steps: Steps = [];
    let groupId: string | null = null;
    if (group !== undefined) {
      groupId = (await repository.findGroupId(applying.db, corpId, group.code)) ?? newId();
      const values = {
        code: group.code,
        name: group.name,
        name_i18n: group.name_i18n ?? null,
        sort_key: group.sortKey ?? 0,
      };
      const row = { key: { corp_id: corpId, id: groupId }, values };
      steps.push(...(await put(applying, `group ${group.code}`, 'app_group', row)));
    }
    const values = { name, name_i18n, logo_url: logoUrl, type, group_id: groupId, sort_key: sortKey };
    const row = { key: { corp_id: corpId, code }, values, onCreate: { id: newId() } };
    return [...steps, ...(await put(applying, `application ${code}`, 'application', row))];
  }

  async function putModels({ db, dryRun }: Applying, { application, models: wanted }: AppPackage): Promise<Steps> {
    const steps: Steps = [];
    for (const definition of wanted) {
      const work = dryRun ? models.plan : models.publish;
      const { isNew, isSame, steps: tableSteps, model } = await work(db, application.code, definition);
      if (isSame) continue;
      const detail = `version ${model.version}`;
      steps.push({ action: isNew ? 'create' : 'change', target: `model ${definition.schemaCode}`, detail });
      steps.push(...tableSteps.map(({ action, target, detail }) => ({ action, target, detail })));
    }
    return steps;
  }

  /** A role that is missing is told, not refused: roles may come after the package. */
  async function warnOfRoles({ db }: Applying, { models: wanted }: AppPackage): Promise<Steps> {
    const roles = new Set(wanted.flatMap(({ permissions }) => permissions.map(({ role }) => role)));
    roles.delete(everyoneRole);
    const missing = await repository.findMissingRoles(db, corpId, [...roles]);
    return missing.map((role) => ({ action: 'warn', target: `role ${role}`, detail: 'there is no such role yet' }));
  }

  async function putMenu(applying: Applying, { application }: AppPackage): Promise<Steps> {
    const { db, dryRun } = applying;
    const kept = await repository.findMenuIds(db, corpId, application.code);
    const gone = new Map(kept);
    const steps: Steps = [];
    const visit = async (entries: readonly MenuEntry[], parentId: string | null): Promise<void> => {
      for (const [index, entry] of entries.entries()) {
        const id = kept.get(entry.code) ?? newId();
        gone.delete(entry.code);
        const row = { key: { corp_id: corpId, id }, values: menuRow(application.code, entry, parentId, index) };
        steps.push(...(await put(applying, `menu ${entry.code}`, 'menu_item', row)));
        await visit(entry.children ?? [], id);
      }
    };
    await visit(application.menu, null);
    for (const [code, id] of gone) {
      steps.push({ action: 'remove', target: 'menu', detail: code });
      if (!dryRun) await repository.deleteMenuItem(db, corpId, id);
    }
    return steps;
  }

  async function putWorkflows({ db, dryRun }: Applying, pack: AppPackage): Promise<Steps> {
    const appCode = pack.application.code;
    const steps: Steps = [];
    for (const { name_i18n: nameI18n, bpmn: xml, ...workflow } of pack.workflows) {
      const published = await workflows.publish(db, { ...workflow, appCode, nameI18n, xml }, { dryRun });
      const { version, isNew, isRenamed } = published;
      if (!isNew && !isRenamed) continue;
      const action = isNew && version === 1 ? 'create' : 'change';
      steps.push({ action, target: `workflow ${workflow.code}`, detail: `version ${version}` });
    }
    return steps;
  }

  async function putPrintTemplates(applying: Applying, { printTemplates }: AppPackage): Promise<Steps> {
    const steps: Steps = [];
    for (const [index, template] of printTemplates.entries()) {
      const { code, name, name_i18n = null, schemaCode, sheetCode = null, content } = template;
      const values = {
        schema_code: schemaCode,
        sheet_code: sheetCode,
        name,
        name_i18n,
        draft_attributes_json: content,
        print_json: content,
        sort_key: index,
      };
      const row = { key: { corp_id: corpId, id: code }, values, onChange: { modified_time: now() } };
      steps.push(...(await put(applying, `print-template ${code}`, 'print_template', row)));
    }
    return steps;
  }

  async function putPortalPages(applying: Applying, { application, portalPages }: AppPackage): Promise<Steps> {
    const steps: Steps = [];
    for (const { code, name, name_i18n = null, forOrganisation = false, content } of portalPages) {
      const values = {
        app_code: forOrganisation ? null : application.code,
        name,
        name_i18n,
        draft_portal_json: content,
        published_portal_json: content,
        published: true,
      };
      const row = { key: { corp_id: corpId, code }, values, onChange: { modified_time: now() } };
      steps.push(...(await put(applying, `portal-page ${code}`, 'portal_page', row)));
    }
    return steps;
  }

  /** What was changed, or with `dryRun` would be; nothing where the application is like its package already. */
  return async function apply(applying: Applying, pack: AppPackage): Promise<PackagePlan> {
    const parts = [putApplication, putModels, warnOfRoles, putMenu, putWorkflows, putPrintTemplates, putPortalPages];
    const steps: Steps = [];
    for (const part of parts) steps.push(...(await part(applying, pack)));
    return { appCode: pack.application.code, version: pack.application.version ?? 1, steps };
  };
}

function menuRow(appCode: string, entry: MenuEntry, parentId: string | null, index: number) {
  return {
    app_code: appCode,
    parent_id: parentId,
    code: entry.code,
    type: entry.type,
    name: entry.name,
    name_i18n: entry.name_i18n ?? null,
    icon: entry.icon ?? null,
    pc_url: entry.pcUrl ?? null,
    mobile_url: entry.mobileUrl ?? null,
    open_mode: entry.openMode ?? null,
    query_code: entry.queryCode ?? null,
    model_type: entry.modelType ?? null,
    pc_able: entry.pcAble ?? true,
    mobile_able: entry.mobileAble ?? true,
    published: entry.published ?? true,
    sort_key: index,
  };
}
