import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { type Locale, locales, localised } from '@portico/shared-kit/i18n';

/** Common workflows shown at most (shell spec, section 9). */
export const mostCommon = 7;

/** The workflows of one application that stand in one folder of its menu; the name is null for those in none. */
export interface WorkflowFolder {
  readonly name: string | null;
  readonly workflows: readonly StartableWorkflow[];
}

/** The workflows of one application, its name in the user’s language. */
export interface WorkflowGroup {
  readonly appCode: string;
  readonly name: string;
  /** Folders of the group; the workflows in no folder first. */
  readonly folders: readonly WorkflowFolder[];
}

/**
 * The workflows whose own, folder's or application's name holds the text in either language, by application and folder
 * in the order given: people know a workflow by the name that a colleague uses.
 */
export function groupWorkflows(all: readonly StartableWorkflow[], text: string, locale: Locale): WorkflowGroup[] {
  const wanted = text.trim().toLocaleLowerCase();
  const found = all.filter((workflow) => namesOf(workflow).some((name) => name.toLocaleLowerCase().includes(wanted)));
  return [...Map.groupBy(found, ({ appCode }) => appCode)].map(([appCode, workflows]) => ({
    appCode,
    name: workflows[0] === undefined ? appCode : localised(workflows[0].appName, workflows[0].appName_i18n, locale),
    folders: foldersOf(workflows, locale),
  }));
}

function namesOf({ name, name_i18n, appName, appName_i18n, folder }: StartableWorkflow): string[] {
  const named = [
    [name, name_i18n],
    [appName, appName_i18n],
    [folder?.name ?? '', folder?.name_i18n],
  ] as const;
  return locales.flatMap((locale) => named.map(([own, other]) => localised(own, other, locale)));
}

function foldersOf(workflows: readonly StartableWorkflow[], locale: Locale): WorkflowFolder[] {
  const byFolder = Map.groupBy(workflows, ({ folder }) =>
    folder === undefined ? null : localised(folder.name, folder.name_i18n, locale),
  );
  const folders = [...byFolder].map(([name, own]) => ({ name, workflows: own }));
  return folders.toSorted((one, other) => Number(one.name !== null) - Number(other.name !== null));
}

/**
 * At most seven: those that the user has pinned, the earliest first, then those that they start most. What is neither
 * pinned nor was ever started is not common.
 */
export function commonWorkflows(all: readonly StartableWorkflow[]): StartableWorkflow[] {
  const pinned = all
    .filter(({ pinnedTime }) => pinnedTime !== undefined)
    .toSorted((one, other) => (one.pinnedTime ?? '').localeCompare(other.pinnedTime ?? ''));
  const started = all
    .filter(({ startCount, pinnedTime }) => startCount > 0 && pinnedTime === undefined)
    .toSorted((one, other) => other.startCount - one.startCount);
  return [...pinned, ...started].slice(0, mostCommon);
}

/** Returns whether one more can be pinned: the common ones have room for seven. */
export function canPin(all: readonly StartableWorkflow[]): boolean {
  return all.filter(({ pinnedTime }) => pinnedTime !== undefined).length < mostCommon;
}
