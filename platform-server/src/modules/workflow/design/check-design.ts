import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { codeOf, namedParam } from '@portico/shared-kit/errors';
import { storageOf } from '@portico/shared-kit/fields';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { problemsInWords, type TemplateProblem, type WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { Directory } from '../../organisation/index.ts';
import type { DesignedModel } from './design-surroundings.ports.ts';
import { inDiagram } from './checks-off-loop.ts';
import { type DiagramRequest, diagramOf } from './design-diagram.ts';
import type { WorkflowDesignContext } from './designing.ts';

/** A diagram that can run, or not; with everything that was found. */
export interface CheckedDiagram {
  /** Null where it cannot run. */
  readonly template: WorkflowTemplate | null;
  /** Errors, or warnings: never both, as only what can run is looked at for its model. */
  readonly problems: readonly DesignProblem[];
}

/**
 * Returns the problems of a diagram. Throws as getDesign, templateUnreadable for what is no plain XML,
 * designVersionMissing.
 */
export async function checkDesign(
  designing: WorkflowDesignContext,
  user: SignedInUser,
  input: DiagramRequest,
): Promise<DesignPart<'workflow', 'check'>> {
  const { model, bpmn } = await diagramOf(designing, user, input);
  const { template, problems } = await checkDiagram(designing.needs.ports.directory, model, bpmn);
  return { problems: [...problems], canPublish: template !== null };
}

/**
 * Reads a diagram, and compares it with the model and the organisation. Throws templateUnreadable, templateTooLarge, and
 * checkTooLong, checksBusy as offLoop.
 */
export async function checkDiagram(directory: Directory, model: DesignedModel, bpmn: string): Promise<CheckedDiagram> {
  const { template, errors, hints } = await inDiagram('readDiagram', model.properties, bpmn);
  if (template === null) return { template, problems: errors.map((each) => presentProblem(each, 'error')) };
  const unknown = await problemsInWords(await unknownPeople(directory, template, model), bpmn);
  const found = [...hints, ...unknown];
  return { template, problems: found.map((each) => presentProblem(each, 'warning')) };
}

/** A finding of the reader as it travels. */
function presentProblem(
  { name, params, elementId }: TemplateProblem,
  severity: DesignProblem['severity'],
): DesignProblem {
  return { code: codeOf(name), params: { ...params }, elementId, severity };
}

type Element = { readonly id: string; readonly name: string };

const labelOf = ({ id, name }: Element) => name || id;

/** Participants who are named in the diagram and are not there, or not any more. */
async function unknownPeople(
  directory: Directory,
  { nodes }: WorkflowTemplate,
  model: DesignedModel,
): Promise<TemplateProblem[]> {
  const named = nodes.flatMap((node) => {
    const specs = 'participants' in node ? node.participants : [];
    return specs.map(({ kind, value }) => ({ node, kind, value: value ?? '' }));
  });
  const valuesOf = (kind: string) => [...new Set(named.flatMap((each) => (each.kind === kind ? [each.value] : [])))];
  const [people, users, departments, roles] = await Promise.all([
    directory.usersById(valuesOf('user')),
    directory.activeUsers(valuesOf('user')),
    directory.departmentsById(valuesOf('department')),
    Promise.all(valuesOf('role').map(async (role) => ({ role, members: await directory.membersOfRoles([role]) }))),
  ]);
  const staff = model.properties.filter((property) => storageOf(property).holdsPeople).map(({ code }) => code);
  const known: Readonly<Record<string, ReadonlySet<string>>> = {
    user: new Set(users.map(({ id }) => id)),
    department: new Set(departments.keys()),
    role: new Set(roles.flatMap(({ role, members }) => (members.length > 0 ? [role] : []))),
    staffField: new Set(staff),
  };
  return named
    .filter(({ kind, value }) => known[kind]?.has(value) === false)
    .map(({ node, kind, value }) => ({
      name: 'templateParticipantUnknown' as const,
      params: { element: labelOf(node), kind, ...namedParam('value', people.get(value) ?? { name: value }) },
      elementId: node.id,
    }));
}
