import type { WorkflowDesignSummary } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findApplicationNames, peopleOf } from '../../designs/index.ts';
import type { DesignedModel, DesignSurroundings } from './design-surroundings.ports.ts';
import { findUnavailable } from '../templates/availability.repository.ts';
import { mayDesign } from './design.policy.ts';
import { type WorkflowDesignEntry, presentSummary } from './design.presenter.ts';
import { type DesignRow, workflowDesigns } from './designs.repository.ts';
import { type PublishedRow, workflowVersions } from './versions.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** A design that the user may work on, with the model of its records. */
export interface EditableWorkflowDesign extends WorkflowDesignEntry {
  readonly model: DesignedModel;
}

/** Reader of designs for a user. */
export interface DesignReader {
  /** The models whose workflows the user designs. */
  modelsFor(user: SignedInUser): Promise<readonly DesignedModel[]>;
  /** Throws designMissing where there is no such workflow, noPermissionToView where it is not the user's to design. */
  open(user: SignedInUser, code: string): Promise<EditableWorkflowDesign>;
  /**
   * Lists the workflows that the user designs, or the named ones of them, as a list shows them; by application and
   * name.
   */
  summaries(user: SignedInUser, code?: string): Promise<WorkflowDesignSummary[]>;
}

/** Finds designs, and who may design them. */
export function designReader(needs: WorkflowContext, designs: DesignSurroundings): DesignReader {
  const { platform } = needs;
  const { connections, corpId } = platform;
  const { db: primary } = connections;

  const modelsFor = async (user: SignedInUser) =>
    (await designs.modelsFor(user)).filter((model) => mayDesign(user, model));

  return {
    modelsFor,

    async open(user, code) {
      const [[design], [published]] = await Promise.all([
        workflowDesigns.find(primary, corpId, { code }),
        workflowVersions.findNewest(primary, corpId, { code }),
      ]);
      const schemaCode = schemaCodeOf({ code, design, published });
      if (published === undefined && design?.hasDraft !== true) throw appError('designMissing', { workflow: code });
      const model = (await designs.modelsFor(user)).find((each) => each.schemaCode === schemaCode);
      if (model === undefined || !mayDesign(user, model)) throw appError('noPermissionToView');
      return { code, design, published, model };
    },

    summaries: async (user, code) => summariesFor(needs, user, await modelsFor(user), code),
  };
}

/** Returns all that is published or a draft, by the code of its workflow. */
function knownDesigns(kept: readonly DesignRow[], published: readonly PublishedRow[]): readonly WorkflowDesignEntry[] {
  const designs = new Map(kept.map((row) => [row.code, row]));
  const versions = new Map(published.map((row) => [row.code, row]));
  return [...new Set([...versions.keys(), ...designs.keys()])]
    .map((code) => ({ code, design: designs.get(code), published: versions.get(code) }))
    .filter((each) => each.published !== undefined || each.design?.hasDraft === true);
}

function schemaCodeOf({ design, published }: WorkflowDesignEntry): string {
  return (design?.hasDraft === true ? design.schemaCode : (published ?? design)?.schemaCode) ?? '';
}

async function summariesFor(
  { platform, ports }: WorkflowContext,
  user: SignedInUser,
  models: readonly DesignedModel[],
  code: string | undefined,
): Promise<WorkflowDesignSummary[]> {
  const { connections, corpId, now } = platform;
  const { db } = connections;
  const only = code === undefined ? {} : { code };
  const [kept, published, applications, unavailable] = await Promise.all([
    workflowDesigns.find(db, corpId, only),
    workflowVersions.findNewest(db, corpId, only),
    findApplicationNames(db, corpId),
    findUnavailable(db, corpId, code),
  ]);
  const known = knownDesigns(kept, published);
  const named = peopleOf(
    known.map(({ design }) => design),
    known.map((each) => each.published),
  );
  const people = await ports.directory.usersById(named);
  const byCode = new Map(models.map((model) => [model.schemaCode, model]));
  const viewer = { userId: user.id, at: now() };
  return known
    .flatMap((each) => {
      const model = byCode.get(schemaCodeOf(each));
      return model === undefined ? [] : [presentSummary(each, { model, applications, people, viewer, unavailable })];
    })
    .toSorted((a, b) => a.appName.localeCompare(b.appName, 'zh') || a.name.localeCompare(b.name, 'zh'));
}
