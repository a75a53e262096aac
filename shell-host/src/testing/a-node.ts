import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';

/** A list of the application `sales` at the top of its menu. */
export function aNode(overrides: Partial<MenuNode> = {}): MenuNode {
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
