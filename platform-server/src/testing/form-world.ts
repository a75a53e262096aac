import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import { changedPackage } from './sample-package.ts';
import type { TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';
import { startRecordsApp } from './test-records.ts';

const endpoints = designEndpoints('form');

/** The form of orders, which the sample has as its first version. */
export const ofOrders = { schemaCode: 'Order', sheetCode: 'main' } as const;

/** Its name among designs. */
export const orderDesign = formDesignName(ofOrders);

/** A form of orders with these fields in one section. */
export const formWith = (...properties: string[]): DraftForm => ({
  code: 'main',
  name: '订单',
  sections: [{ title: '基本信息', properties }],
});

/** The server with the sample, and those who design its forms. */
export interface FormWorld {
  readonly app: TestApp;
  readonly clock: { at: number };
  /** Publishes a form of orders as somebody, from where it is to the next version. */
  publish(form: DraftForm, userId?: string, note?: string): Promise<number>;
  /** Imports the sample again with a text of its orders replaced. */
  importChanged(from: string | RegExp, to: string): Promise<void>;
}

/**
 * Starts it. `adm` is the root administrator and `sys` one of the system; of applications `own` is one who sees orders,
 * and `far` one who does not.
 */
export async function startFormWorld(): Promise<FormWorld> {
  const clock = { at: Date.now() };
  const app = await startRecordsApp(() => new Date(clock.at));
  await insertOrganisation(app.platform, {
    roles: [
      { code: 'sys', name: '系统管理员', grants: ['SYS_MNG'] },
      { code: 'app', name: '应用管理员', grants: ['APP_MNG'] },
      { code: 'flow', name: '流程管理员', grants: ['WORKFLOW_ADMIN'] },
    ],
    users: [
      { id: 'sys', name: '系统', nameI18n: '{"en":"Sys"}', roles: ['sys'] },
      { id: 'own', name: '应用甲', roles: ['app', 'clerk'] },
      { id: 'far', name: '应用乙', roles: ['app'] },
      { id: 'flow', name: '流程', roles: ['flow', 'clerk'] },
    ],
  });

  return {
    app,
    clock,
    async publish(form, userId = 'adm', note = '') {
      await app.call(endpoints.takeOverDesignLock, orderDesign, userId);
      const { data: design } = await app.call(endpoints.getDesign, orderDesign, userId);
      const draft = { ...orderDesign, revision: design.draft?.revision ?? 0, form };
      const { data: kept } = await app.call(endpoints.saveDesignDraft, draft, userId);
      const revision = kept.draft?.revision ?? 0;
      const { errcode, errmsg, data } = await app.call(
        endpoints.publishDesign,
        { ...orderDesign, revision, note },
        userId,
      );
      if (errcode !== 0) throw new Error(`${errcode} ${errmsg} ${app.faults.at(-1) ?? ''}`);
      await app.call(endpoints.releaseDesignLock, orderDesign, userId);
      return data.version;
    },
    async importChanged(from, to) {
      await app.services.appPackages.importPackage(changedPackage('models/order.yaml', from, to), {}, null);
    },
  };
}
