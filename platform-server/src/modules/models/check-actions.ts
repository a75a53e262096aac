import { linkTarget, plainActionCode, standardActionCodes } from '@portico/shared-kit/contract/action-checks';
import { actionAssociations } from '@portico/shared-kit/contract/list-actions';
import type { ModelDefinition, QueryAction } from '@portico/shared-kit/contract/models.schema';
import type { DefinitionProblem } from './definition-problem.ts';
import { actionTexts } from './definition.texts.ts';

/** Buttons of lists that would do nothing, do something unsafe, or could not be told apart. */
export function actionProblems({ listViews }: ModelDefinition): DefinitionProblem[] {
  return listViews.flatMap(({ queryActions, script }, viewIndex) => {
    const seen = new Set<string>();
    return queryActions.flatMap((action, index): DefinitionProblem[] => {
      const path = ['listViews', viewIndex, 'queryActions', index];
      const code = plainActionCode(action.actionCode);
      const isRepeated = seen.has(code);
      seen.add(code);
      const own = problemOf(action, script !== undefined);
      const twice = { path: [...path, 'actionCode'], detail: actionTexts.twice(action.actionCode) };
      return [...(isRepeated ? [twice] : []), ...(own === null ? [] : [{ ...own, path: [...path, own.member] }])];
    });
  });
}

const associations: ReadonlySet<number> = new Set(Object.values(actionAssociations));

/** A button of a view with a script is one of its own: the script says what it does. */
function problemOf({ actionCode, associationType, associationCode, extend1 }: QueryAction, hasScript: boolean) {
  if (associationType !== undefined && associationCode === undefined) {
    return { member: 'associationCode', detail: actionTexts.notTied(actionCode) };
  }
  if (associationType !== undefined && !associations.has(associationType)) {
    return { member: 'associationType', detail: actionTexts.associationUnknown(associationType) };
  }
  if (extend1 !== undefined && linkTarget(extend1) === null) {
    return { member: 'extend1', detail: actionTexts.notAnAddress(extend1) };
  }
  const doesSomething = associationType !== undefined || extend1 !== undefined || hasScript;
  if (doesSomething || standardActionCodes.has(plainActionCode(actionCode))) return null;
  return { member: 'actionCode', detail: actionTexts.nothing(actionCode) };
}
