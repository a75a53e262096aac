import type { PrintElement } from '../../contract/print-elements.ts';
import type { PrintRecord } from '../../contract/print.schema.ts';
import { elementKinds } from '../elements/registry.ts';
import type { ElementRoom } from '../elements/element-kind.ts';
import { evaluateFormula } from '../values/display-formula.ts';
import type { ElementLayout, ElementSource } from './element-layout.ts';
import type { PaperSize } from './paper.ts';
import type { PrintJob } from './print-job.ts';
import type { PrintProblemKind } from './problems.ts';

/** An element of a page with a record's words, and what is wrong with it there. */
export interface LaidOutElement {
  readonly element: PrintElement;
  readonly layout: ElementLayout;
  readonly problems: ReadonlySet<PrintProblemKind>;
}

/** The kind of an element, which takes elements of its own type only: the registry is by type. */
type AnyElementKind = (element: PrintElement, source: ElementSource, room: ElementRoom) => ElementLayout | null;

/** The largest length that an element can say, in mm: what is no number, negative or beyond counts as 0 or as this. */
const mostLength = 1200;

/** Lays the elements of a page out for a record, without those that show nothing or whose display formula fails. */
export function layOutElements(
  elements: readonly PrintElement[],
  record: PrintRecord,
  job: PrintJob,
  content: PaperSize,
): LaidOutElement[] {
  return elements.flatMap((element) => {
    const problems = new Set<PrintProblemKind>();
    return isShown(element, record, job, (kind) => problems.add(kind))
      ? (layOutElement(element, record, { ...job, content, problems }) ?? [])
      : [];
  });
}

/** Facts that the words and the room of one element depend on; what is wrong with it is added to `problems`. */
interface ElementContext extends Omit<PrintJob, 'template' | 'printedAt'> {
  /** Size of what lies between the margins. */
  readonly content: PaperSize;
  readonly problems: Set<PrintProblemKind>;
}

/** Lays an element out for a record, whatever its display formula says. Null where it has nothing to show. */
export function layOutElement(
  given: PrintElement,
  record: PrintRecord,
  { find, locale, linkOf, content, problems }: ElementContext,
): LaidOutElement | null {
  const element = soundBox(given);
  const report = (kind: PrintProblemKind) => void problems.add(kind);
  const room = { width: Math.min(element.widthValue, content.width - element.left), pageHeight: content.height };
  if (room.width < element.widthValue - 0.01 || element.top + element.heightValue > content.height + 0.01)
    report('leavesPage');
  if (room.width <= 0 && element.widthValue > 0) return null;
  const source = { record, find, locale, link: linkOf(record.bizObject.id), report };
  const kind = elementKinds[element.eleType] as AnyElementKind;
  const layout = kind(element, source, room);
  return layout === null ? null : { element, layout, problems };
}

function soundBox<T extends PrintElement>(element: T): T {
  const sound = (length: number) => (length > 0 ? Math.min(length, mostLength) : 0);
  const { top, left, widthValue, heightValue } = element;
  return {
    ...element,
    top: sound(top),
    left: sound(left),
    widthValue: sound(widthValue),
    heightValue: sound(heightValue),
  };
}

/** An element whose formula cannot be read is shown, with its problem: paper without it might be taken for whole. */
function isShown(
  { displayFormula }: PrintElement,
  { bizObject }: PrintRecord,
  { find }: PrintJob,
  report: (kind: PrintProblemKind) => void,
): boolean {
  if (displayFormula === null) return true;
  const result = evaluateFormula(displayFormula, bizObject.data, find);
  if (result === 'unreadable') report('formulaUnreadable');
  return result !== 'fails';
}
