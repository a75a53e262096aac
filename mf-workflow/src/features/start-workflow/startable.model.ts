import type { StartableWorkflow } from '@portico/shared-kit/contract/workflow.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';

/** Common workflows shown at most (shell spec, section 9). */
const mostCommon = 7;

/** The workflows of one application, its name in the user’s language. */
export interface WorkflowGroup {
  readonly appCode: string;
  readonly name: string;
  readonly workflows: readonly StartableWorkflow[];
}

/** The workflows whose own or application's name holds the text, by application in the order given. */
export function groupWorkflows(all: readonly StartableWorkflow[], text: string, locale: Locale): WorkflowGroup[] {
  const wanted = text.trim().toLocaleLowerCase();
  const groups = new Map<string, { name: string; workflows: StartableWorkflow[] }>();
  for (const workflow of all) {
    const appName = localised(workflow.appName, workflow.appName_i18n, locale);
    const names = [localised(workflow.name, workflow.name_i18n, locale), appName];
    if (!names.some((name) => name.toLocaleLowerCase().includes(wanted))) continue;
    const group = groups.get(workflow.appCode) ?? { name: appName, workflows: [] };
    group.workflows.push(workflow);
    groups.set(workflow.appCode, group);
  }
  return [...groups].map(([appCode, group]) => ({ appCode, ...group }));
}

/** The workflows that the user starts most, at most seven; those never started are not common. */
export function commonWorkflows(all: readonly StartableWorkflow[]): StartableWorkflow[] {
  const started = all.filter(({ startCount }) => startCount > 0);
  return started.toSorted((one, other) => other.startCount - one.startCount).slice(0, mostCommon);
}
