/** What the shell can load of this remote: exposed name to a module, relative to this folder. */
export const exposes = {
  './DataList': './pages/DataListPage.tsx',
} as const;
