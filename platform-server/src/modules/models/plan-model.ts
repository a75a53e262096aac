import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError, textParam } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import { offLoop } from '../../checks/off-loop.ts';
import type { SchemaChange } from '../../record-store/index.ts';
import { byPath, otherRecordsProblem } from './check-data-rules.ts';
import type * as checks from './definition.checks.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts } from './definition.texts.ts';
import { type Model, modelOf } from './model.ts';
import { formVersions } from './form-versions.repository.ts';
import { findModel, findNameConflict, planModelTables } from './models.repository.ts';
import { type Replacement, replacements } from './replacements.ts';
import { sameJson } from '../../same-json.ts';

/** Tries definitions beside the event loop. */
const inDefinition = offLoop<typeof checks>(new URL('./definition.checks.ts', import.meta.url));

/** The changes that publishing a model makes; no steps and `isSame` where it is published like this already. */
export interface Publication {
  readonly model: Model;
  readonly isNew: boolean;
  readonly isSame: boolean;
  readonly steps: readonly SchemaChange[];
  /** The forms, the workflow and the rights of the published definition that go or give way to others. */
  readonly replaced: readonly Replacement[];
  /** The values that go with the steps, by paths as `Order.lines.price`. */
  readonly losses: readonly { readonly item: string; readonly rows: number }[];
}

/** See ModelService: what publishing this definition would change. */
export async function planModel(
  db: Database,
  corpId: string,
  appCode: string,
  definition: ModelDefinition,
): Promise<Publication> {
  refuse(definition, (await inDefinition('definitionProblems', definition))[0]);
  const before = await findModel(db, corpId, definition.schemaCode);
  const isSame = before !== undefined && before.appCode === appCode && sameJson(before.definition, definition);
  if (isSame) return { model: before, isNew: false, isSame, steps: [], replaced: [], losses: [] };
  const model = modelOf(appCode, (before?.version ?? 0) + 1, definition);
  const conflict = await findNameConflict(db, corpId, model);
  if (conflict !== undefined) {
    const detail = textParam('detail', definitionTexts.tablesConflict(conflict));
    throw appError('packageInvalid', { file: definition.schemaCode, place: 'schemaCode', ...detail });
  }
  refuse(definition, await otherModelProblem(db, corpId, model));
  const steps = await planModelTables(db, model, before);
  const losses = steps.flatMap(({ loses }) =>
    loses === undefined ? [] : [{ item: `${definition.schemaCode}.${loses.path}`, rows: loses.rows }],
  );
  const replaced =
    before === undefined
      ? []
      : replacements(
          before.definition,
          definition,
          await formVersions.findNewestContents(db, corpId, { schemaCode: definition.schemaCode }),
        );
  return { model, isNew: before === undefined, isSame, steps, replaced, losses };
}

function refuse({ schemaCode }: ModelDefinition, problem: DefinitionProblem | undefined): void {
  if (problem === undefined) return;
  const { path, detail } = problem;
  throw appError('packageInvalid', { file: schemaCode, place: path.join('.'), ...textParam('detail', detail) });
}

/** The first data rule that asks another model for what it has not; a model that is not published yet may come later. */
async function otherModelProblem(db: Database, corpId: string, model: Model): Promise<DefinitionProblem | undefined> {
  const own = byPath(model.table.properties);
  const given = model.definition.dataRules ?? [];
  for (const rule of model.dataRules) {
    if (rule.checkType !== 2 || rule.operand.from !== 'records') continue;
    const { schemaCode } = rule.operand;
    const other = schemaCode === model.schemaCode ? undefined : await findModel(db, corpId, schemaCode);
    const theirs = new Map(other?.table.properties.map((property) => [property.code, property]));
    const problem = other === undefined ? null : otherRecordsProblem(rule, own, theirs);
    if (problem === null) continue;
    const index = given.findIndex(
      ({ propertyCode, options }) => propertyCode === rule.propertyCode && options?.prompt === rule.words.text,
    );
    return { path: ['dataRules', index, 'options', ...problem.option.split('.')], detail: problem.detail };
  }
  return undefined;
}
