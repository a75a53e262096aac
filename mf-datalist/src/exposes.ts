/** Modules of this remote that the shell can load: exposed name to a module, relative to this folder. */
export const exposes = {
  './DataList': './pages/data-list/DataListPage.tsx',
  './ListScript': './pages/list-script/ListScriptPage.tsx',
} as const;
