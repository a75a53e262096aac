import { appError, textParam } from '@portico/shared-kit/errors';
import { misspelling, namesIn, nearestName, nearestWords } from '@portico/shared-kit/expressions';
import type { Property } from '@portico/shared-kit/fields';
import {
  checkCosts,
  checkFields,
  compareDiagrams,
  missingNames,
  openFile,
  type BpmnFile,
  problemsInWords,
  readTemplate,
  type TemplateProblem,
  unreadableWords,
  type WorkflowTemplate,
} from '../../../workflow-engine/index.ts';
import { requireSafeFile } from './safe-file.ts';

/** A diagram as it was read for a model. */
export interface DiagramReading {
  /** Null where it cannot run with the model; then there are errors. */
  readonly template: WorkflowTemplate | null;
  readonly errors: readonly TemplateProblem[];
  /** Names that conditions ask for and the model does not have, and those of elements that are drawn in one language only. */
  readonly hints: readonly TemplateProblem[];
}

/** Reads a diagram for the fields of its model. Throws templateUnreadable, templateTooLarge as requireSafeFile. */
export async function readDiagram(properties: readonly Property[], bpmn: string): Promise<DiagramReading> {
  requireSafeFile(bpmn);
  const refused = async (problems: readonly TemplateProblem[]) => {
    return { template: null, errors: await problemsInWords(problems, bpmn, properties), hints: [] };
  };
  const reading = await readTemplate(bpmn);
  if (!reading.ok) return refused(reading.problems);
  const { template } = reading;
  const errors = [
    ...checkSpelling(template),
    ...checkFields(template, properties),
    ...checkCosts(template, properties),
  ];
  if (errors.length > 0) return refused(errors);
  const found = [...unknownNames(template, properties), ...missingNames(template)];
  return { template, errors, hints: await problemsInWords(found, bpmn, properties) };
}

/** Reads a diagram that was published. */
export { readTemplate as readAnew } from '../../../workflow-engine/index.ts';

/** Opens a file of any tool for a canvas. Throws as readDiagram. */
export async function openDiagram(bpmn: string): Promise<BpmnFile> {
  requireSafeFile(bpmn);
  return readable(() => openFile(bpmn));
}

/** Returns the differences of two diagrams. Throws templateUnreadable. */
export function compare(before: string, after: string): ReturnType<typeof compareDiagrams> {
  return readable(() => compareDiagrams(before, after));
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw appError('templateUnreadable', unreadableWords(error instanceof Error ? error.message : String(error)));
  }
}

/**
 * Conditions with signs that can be read and never hold, such as `==`. What was published with them before still runs, so that this is no
 * matter of reading a template.
 */
function checkSpelling({ flows }: WorkflowTemplate): TemplateProblem[] {
  return flows.flatMap((flow) => {
    const wrong = misspelling(flow.condition ?? '');
    const element = flow.name || flow.id;
    return wrong === null ? [] : [{ name: 'expressionSpelling', params: { element, ...wrong }, elementId: flow.id }];
  });
}

/** Conditions that ask for what the model does not have: they find nothing, and nobody hears of it later. */
function unknownNames({ flows }: WorkflowTemplate, properties: readonly Property[]): TemplateProblem[] {
  const codes = new Set(properties.map(({ code }) => code));
  return flows.flatMap((flow) =>
    namesIn(flow.condition ?? '')
      .filter((name) => !codes.has(name))
      .map((property) => ({
        name: 'templatePropertyUnknown' as const,
        params: {
          element: flow.name || flow.id,
          property,
          ...textParam('nearest', nearestWords(nearestName(property, codes))),
        },
        elementId: flow.id,
      })),
  );
}
