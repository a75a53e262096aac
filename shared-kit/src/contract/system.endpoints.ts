import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { EditThemeInput, SystemConfig, ThemeInfo } from './system.schema.ts';

export const getSystemConfig = endpoint<Empty, SystemConfig>({
  method: 'GET',
  path: '/api/system/config',
  operationId: 'getSystemConfig',
  access: 'anonymous',
  summary: 'Theme and version',
});

export const editTheme = endpoint<EditThemeInput, ThemeInfo>({
  method: 'PUT',
  path: '/api/system/theme',
  operationId: 'editTheme',
  access: 'theme:change',
  audit: 'themeChange',
  summary: 'Changes the theme for the whole system',
});
