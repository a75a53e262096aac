import type { ListConfig, ListView } from '@portico/shared-kit/contract/models.schema';
import { systemProperties } from '@portico/shared-kit/fields';
import { aListColumn, aListConfig, aProperty } from '@portico/shared-kit/testing/model-builders';

const i18n = (en: string) => JSON.stringify({ en });

/** A view with a default condition, sums and every kind of button. */
export const ordersView: ListView = {
  code: 'all',
  name: '全部订单',
  name_i18n: i18n('All orders'),
  queryConditions: [
    { propertyCode: 'customer' },
    { propertyCode: 'status', defaultValue: 'open;' },
    { propertyCode: 'amount' },
    { propertyCode: 'urgent' },
    { propertyCode: 'region', visible: false, defaultValue: 'east' },
  ],
  queryActions: [
    { actionCode: 'delete', name: '删除', sortKey: 2 },
    { actionCode: 'add', name: '新增', sortKey: 1 },
    { actionCode: 'print', name: '打印', sortKey: 3 },
    { actionCode: 'import', name: '导入', sortKey: 4 },
    { actionCode: 'approveAll', name: '全部审批', sortKey: 5 },
  ],
  queryColumns: [
    aListColumn('name', { name: '数据标题' }),
    aListColumn('customer', { name: '客户' }),
    aListColumn('amount', { name: '金额', sumType: 1 }),
    aListColumn('lines', { name: '明细' }),
    aListColumn('remark', { name: '备注', isShow: false }),
  ],
  orderBy: [{ propertyCode: 'amount', direction: 'desc' }],
  pageSize: 20,
};

/** The list of sales orders with two views and a field of every sort. */
export const ordersConfig: ListConfig = aListConfig({
  name_i18n: i18n('Sales order'),
  views: [
    { code: 'all', name: '全部订单', name_i18n: i18n('All orders') },
    { code: 'mine', name: '我的订单', name_i18n: i18n('My orders') },
  ],
  view: ordersView,
  properties: [
    ...systemProperties,
    aProperty('customer', { name: '客户' }),
    aProperty('region', { name: '区域' }),
    aProperty('remark', { name: '备注', propertyType: 1 }),
    aProperty('amount', { name: '金额', propertyType: 2 }),
    aProperty('urgent', { name: '加急', propertyType: 4 }),
    aProperty('status', {
      name: '状态',
      propertyType: 14,
      settings: {
        options: [
          { value: 'open', name: '未结' },
          { value: 'closed', name: '已结' },
        ],
      },
    }),
    aProperty('lines', {
      name: '明细',
      propertyType: 8,
      subSchema: { properties: [aProperty('product', { name: '产品' }), aProperty('quantity', { propertyType: 2 })] },
    }),
  ],
  actions: ['add', 'edit', 'delete'],
});
