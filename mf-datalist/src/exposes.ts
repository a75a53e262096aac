/** What the shell can load of this remote: exposed name to a module, relative to this folder. */
export const exposes = {
  './DataList': './pages/data-list/DataListPage.tsx',
} as const;
