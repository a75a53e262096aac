import type { FormConfig, ListColumn, ListConfig, Property } from '../contract/models.schema.ts';

/** A column of a list view that is shown. */
export function aListColumn(propertyCode: string, overrides: Partial<ListColumn> = {}): ListColumn {
  return { propertyCode, name: propertyCode, isShow: true, ...overrides };
}

/** A short text field. */
export function aProperty(code: string, overrides: Partial<Property> = {}): Property {
  return { code, name: code, propertyType: 0, ...overrides };
}

/** The published form of a leave request, without a workflow; its one section holds all of its fields. */
export function aForm(overrides: Partial<FormConfig> = {}): FormConfig {
  const properties = overrides.properties ?? [aProperty('reason', { name: '事由' })];
  const section = { title: '请假', properties: properties.map(({ code }) => code) };
  return {
    schemaCode: 'leave',
    appCode: 'hr',
    name: '请假单',
    name_i18n: null,
    form: { code: 'leaveForm', name: '请假单', sections: [section] },
    properties,
    workflowCode: null,
    canAdd: true,
    readOnly: [],
    ...overrides,
  };
}

/** The list of sales orders with one view, whose columns are all of its fields; nothing may be done with them. */
export function aListConfig(overrides: Partial<ListConfig> = {}): ListConfig {
  const properties = overrides.properties ?? [aProperty('customer', { name: '客户' })];
  const queryColumns = properties.map(({ code, name }) => aListColumn(code, { name }));
  return {
    schemaCode: 'salesOrder',
    appCode: 'sales',
    name: '销售订单',
    name_i18n: null,
    views: [{ code: 'all', name: '全部', name_i18n: null }],
    view: { code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns },
    properties,
    workflowCode: null,
    actions: [],
    ...overrides,
  };
}
