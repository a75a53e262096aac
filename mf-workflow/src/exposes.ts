/** Modules of this remote that the shell can load: exposed name to a module, relative to this folder. */
export const exposes = {
  './WorkflowCenter': './center/pages/WorkflowCenterPage.tsx',
  './ExternalForm': './form/pages/ExternalFormPage.tsx',
  './FormDetail': './form/pages/FormDetailPage.tsx',
  './WorkflowTrack': './center/pages/WorkflowTrackPage.tsx',
  './LogCompare': './center/pages/LogComparePage.tsx',
  './Design': './designer/pages/DesignPage.tsx',
  './WorkByType': './widgets/work-by-type/WorkByType.tsx',
  './WaitingInstances': './widgets/waiting-instances/WaitingInstances.tsx',
  './FormDesign': './designer/pages/FormDesignPage.tsx',
} as const;
