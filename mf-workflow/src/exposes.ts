/** Modules of this remote that the shell can load: exposed name to a module, relative to this folder. */
export const exposes = {
  './WorkflowCenter': './pages/WorkflowCenterPage.tsx',
  './ExternalForm': './pages/ExternalFormPage.tsx',
  './FormDetail': './pages/FormDetailPage.tsx',
  './WorkflowTrack': './pages/WorkflowTrackPage.tsx',
  './LogCompare': './pages/LogComparePage.tsx',
  './Design': './pages/DesignPage.tsx',
  './FormDesign': './pages/FormDesignPage.tsx',
} as const;
