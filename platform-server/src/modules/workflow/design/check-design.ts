import type { CheckDesignInput, DesignCheck, DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { namesIn } from '@portico/shared-kit/expressions';
import { kindOf } from '@portico/shared-kit/fields';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  checkFields,
  readTemplate,
  type TemplateProblem,
  type WorkflowTemplate,
} from '../../../workflow-engine/index.ts';
import type { Directory } from '../../organisation/index.ts';
import type { DesignedModel } from '../workflow.ports.ts';
import { diagramOf } from './design-diagram.ts';
import type { Designing } from './hold-design.ts';
import { requireSafeFile } from './safe-file.ts';

/** A diagram that can run, or not; with everything that was found. */
export interface CheckedDiagram {
  /** Null where it cannot run. */
  readonly template: WorkflowTemplate | null;
  /** Errors, or warnings: never both, as only what can run is looked at for its model. */
  readonly problems: readonly DesignProblem[];
}

/** What is wrong with a diagram. Throws as getDesign, templateUnreadable for what is no plain XML, designVersionMissing. */
export async function checkDesign(
  designing: Designing,
  user: SignedInUser,
  input: CheckDesignInput,
): Promise<DesignCheck> {
  const { model, bpmn } = await diagramOf(designing, user, input);
  const { template, problems } = await checkDiagram(designing.needs.ports.directory, model, bpmn);
  return { problems: [...problems], canPublish: template !== null };
}

/** Reads a diagram, and compares it with the model and the organisation. Throws as requireSafeFile. */
export async function checkDiagram(directory: Directory, model: DesignedModel, bpmn: string): Promise<CheckedDiagram> {
  const { template, errors } = await readForModel(model, bpmn);
  if (template === null) return { template, problems: errors.map((each) => presentProblem(each, 'error')) };
  const found = [...unknownNames(template, model), ...(await unknownPeople(directory, template, model))];
  return { template, problems: found.map((each) => presentProblem(each, 'warning')) };
}

/** The template of a diagram that can run with the model, or why it cannot: then there are errors. */
export async function readForModel(
  { properties }: DesignedModel,
  bpmn: string,
): Promise<{ readonly template: WorkflowTemplate | null; readonly errors: readonly TemplateProblem[] }> {
  requireSafeFile(bpmn);
  const reading = await readTemplate(bpmn);
  if (!reading.ok) return { template: null, errors: reading.problems };
  const errors = checkFields(reading.template, properties);
  return { template: errors.length === 0 ? reading.template : null, errors };
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

/** Conditions that ask for what the model does not have: they find nothing, and nobody hears of it later. */
function unknownNames({ flows }: WorkflowTemplate, { properties }: DesignedModel): TemplateProblem[] {
  const codes = new Set(properties.map(({ code }) => code));
  return flows.flatMap((flow) =>
    namesIn(flow.condition ?? '')
      .filter((name) => !codes.has(name))
      .map((property) => ({
        name: 'templatePropertyUnknown' as const,
        params: { element: labelOf(flow), property },
        elementId: flow.id,
      })),
  );
}

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
  const [users, departments, roles] = await Promise.all([
    directory.activeUsers(valuesOf('user')),
    directory.departmentsById(valuesOf('department')),
    Promise.all(valuesOf('role').map(async (role) => ({ role, members: await directory.membersOfRoles([role]) }))),
  ]);
  const staff = model.properties.filter((property) => isStaff(property)).map(({ code }) => code);
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
      params: { element: labelOf(node), kind, value },
      elementId: node.id,
    }));
}

function isStaff(property: DesignedModel['properties'][number]): boolean {
  return (
    kindOf(property).storage === 'userId' ||
    kindOf(property).storage === 'userIds' ||
    kindOf(property).storage === 'units'
  );
}
