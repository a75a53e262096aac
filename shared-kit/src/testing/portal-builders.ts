import type { Application, MenuNode } from '../contract/applications.schema.ts';
import type { TokenReply } from '../contract/session.schema.ts';
import type { SystemConfig } from '../contract/system.schema.ts';

/** A portal in the default theme, without a back-stage. */
export function aSystemConfig(overrides: Partial<SystemConfig> = {}): SystemConfig {
  return {
    theme: { name: 'Portico', icon: null, color: 'default', outward: 'light' },
    clientVersion: '6.13.10',
    corpId: 'main',
    openApplicationPortal: false,
    appCode: null,
    backStageUrl: null,
    mobilePortalUrl: null,
    openIdName: null,
    ...overrides,
  };
}

/** The application `sales`. */
export function anApplication(overrides: Partial<Application> = {}): Application {
  return { code: 'sales', name: '销售管理', name_i18n: '{"en":"Sales"}', logoUrl: null, groupCode: null, ...overrides };
}

/** A list of the application `sales` at the top of its menu. */
export function aMenuNode(overrides: Partial<MenuNode> = {}): MenuNode {
  return {
    id: 'node-1',
    parentId: null,
    code: 'order',
    appCode: 'sales',
    type: 'BizModel',
    name: '销售订单',
    name_i18n: null,
    icon: null,
    pcUrl: null,
    mobileUrl: null,
    openMode: null,
    queryCode: null,
    modelType: 'LIST',
    pcAble: true,
    mobileAble: true,
    published: true,
    sortKey: 0,
    ...overrides,
  };
}

/** The tokens of somebody who has just signed in, good for two hours. */
export function aTokenReply(overrides: Partial<TokenReply> = {}): TokenReply {
  return {
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 7200,
    exp: 1_900_000_000,
    corpId: 'main',
    userId: 'emma',
    ...overrides,
  };
}
