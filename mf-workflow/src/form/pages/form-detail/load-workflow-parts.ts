/** The code of what only records in a workflow have. Asked for early where the address names one. */
export function loadWorkflowParts() {
  return import('./workflow-parts.tsx');
}
