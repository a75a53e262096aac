/** What the shell can load of this remote: exposed name to a module, relative to this folder. */
export const exposes = {
  './WorkflowCenter': './pages/WorkflowCenterPage.tsx',
  './FormDetail': './pages/FormDetailPage.tsx',
} as const;
