/** The name of the dashboard that the platform brings along. */
export const defaultPageName = { name: '工作台', name_i18n: '{"en":"Workbench"}' } as const;
