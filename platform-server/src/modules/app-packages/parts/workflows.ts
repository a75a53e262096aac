import type { PackagePart, Step } from './part.ts';

/** Workflows; instances that run stay on the version they were started with. */
export const putWorkflows: PackagePart = async ({ db, dryRun, publishers }, { application, models, workflows }) => {
  const steps: Step[] = [];
  for (const { name_i18n: nameI18n, bpmn: xml, ...workflow } of workflows) {
    const own = models.find(({ schemaCode }) => schemaCode === workflow.schemaCode);
    const { properties } = own ?? (await publishers.models.current(workflow.schemaCode, db)).definition;
    const toPublish = { ...workflow, appCode: application.code, nameI18n, xml, properties };
    const { version, isNew, isRenamed } = await publishers.workflows.publish(db, toPublish, { dryRun });
    if (!isNew && !isRenamed) continue;
    const action = isNew && version === 1 ? 'create' : 'change';
    steps.push({ action, target: `workflow ${workflow.code}`, detail: `version ${version}` });
  }
  return steps;
};
