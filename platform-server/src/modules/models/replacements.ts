import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import type { FormVersionRow } from './form-versions.repository.ts';
import { lostOptions } from './lost-options.ts';
import { lostRights } from './lost-rights.ts';
import { sameJson } from '../../same-json.ts';

/** Part of a published definition that goes or gives way, for the reader of a plan. */
export interface Replacement {
  readonly action: 'change' | 'remove';
  readonly target: string;
  readonly detail: string;
}

type NewestForm = Pick<FormVersionRow, 'formCode' | 'version' | 'publisherId'>;

/**
 * Returns what people lose or find different when `next` is published after `before`: forms that are replaced or gone,
 * the workflow that "Add" does not start any more, scripts of lists, options that imports may have added, and rights that roles have no
 * longer. `newest` are the versions of
 * the forms: one that was published by hand is told, since a package undoes somebody's work there.
 */
export function replacements(
  before: ModelDefinition,
  next: ModelDefinition,
  newest: readonly NewestForm[],
): Replacement[] {
  return [
    ...formReplacements(before, next, newest),
    ...unboundWorkflow(before, next),
    ...scriptReplacements(before, next),
    ...lostOptions(before, next).map(({ path, options }): Replacement => {
      return { action: 'remove', target: `options ${next.schemaCode}.${path}`, detail: options.join(', ') };
    }),
    ...lostRights(before, next).map(({ role, rights }): Replacement => {
      return { action: 'remove', target: `rights ${next.schemaCode}`, detail: `role ${role}: ${rights.join(', ')}` };
    }),
  ];
}

function formReplacements(
  { schemaCode, forms }: ModelDefinition,
  next: ModelDefinition,
  newest: readonly NewestForm[],
): Replacement[] {
  return forms.flatMap((form): Replacement[] => {
    const target = `form ${schemaCode}.${form.code}`;
    const known = newest.find(({ formCode }) => formCode === form.code);
    const version = known === undefined ? 'the published one' : `version ${known.version}`;
    const which = known?.publisherId ? `${version}, which was published by hand,` : version;
    const other = next.forms.find(({ code }) => code === form.code);
    if (other === undefined) return [{ action: 'remove', target, detail: `${which} is not in the package` }];
    return sameJson(form, other) ? [] : [{ action: 'change', target, detail: `${which} is replaced` }];
  });
}

/** Scripts of views, which designers may have changed by hand. */
function scriptReplacements(before: ModelDefinition, next: ModelDefinition): Replacement[] {
  return before.listViews.flatMap(({ code, script, isScriptDisabled }): Replacement[] => {
    if (script === undefined) return [];
    const other = next.listViews.find((view) => view.code === code);
    const target = `script ${next.schemaCode}.${code}`;
    if (other?.script === undefined)
      return [{ action: 'remove', target, detail: 'the published one is not in the package' }];
    const isSame = other.script === script && other.isScriptDisabled === isScriptDisabled;
    return isSame ? [] : [{ action: 'change', target, detail: 'the published one is replaced' }];
  });
}

function unboundWorkflow({ schemaCode, workflowCode }: ModelDefinition, next: ModelDefinition): Replacement[] {
  if (workflowCode === undefined || workflowCode === next.workflowCode) return [];
  const then = next.workflowCode === undefined ? 'no workflow' : `“${next.workflowCode}”`;
  const target = `workflow of ${schemaCode}`;
  return [{ action: 'remove', target, detail: `“${workflowCode}” is unbound: adding a record starts ${then}` }];
}
