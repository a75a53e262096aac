import type { PageSettings, PrintElement, PrintElementType } from '../../contract/print-elements.ts';
import type { PrintPageElements } from '../../contract/print-template.ts';
import type { PrintRecord } from '../../contract/print.schema.ts';
import type { Primitive } from '../drawing/primitives.ts';
import { layOutElements, type LaidOutElement } from './element-layouts.ts';
import type { ForcedEnds } from './content-area.ts';
import type { PageFragment } from './page-fragment.ts';
import { paginate } from './paginate.ts';
import { contentOf, soundSettings } from './paper.ts';
import type { PageFlow, PrintJob } from './print-job.ts';
import type { PrintProblem } from './problems.ts';

/** A page before it is numbered. */
export interface PageDraft {
  readonly settings: PageSettings;
  readonly primitives: readonly Primitive[];
  readonly problems: readonly PrintProblem[];
  readonly flow: PageFlow | null;
}

/** Types that stand behind words, whatever the order in which they were drawn. */
const behindWords: ReadonlySet<PrintElementType> = new Set(['box', 'line', 'picture']);

/** Lays one page of a template out for a record, on as many pages as it needs; some of them end earlier. */
export function layOutPage(page: PrintPageElements, record: PrintRecord, job: PrintJob, ends: ForcedEnds): PageDraft[] {
  const settings = soundSettings(
    page.find((each): each is PageSettings => each.eleType === 'pageSettings') as PageSettings,
  );
  const elements = page.filter((each): each is PrintElement => each.eleType !== 'pageSettings');
  const content = contentOf(settings);
  const laidOut = layOutElements(elements, record, job, content);
  const items = laidOut.map(({ element, layout }) => ({
    top: element.top,
    height: element.heightValue,
    extent: layout.extent,
  }));
  const pages = paginate(items, content.height, ends);
  const seen = new Set<number>();
  return pages.flatMap((fragments, index) => {
    const first = fragments.filter(({ item }) => !seen.has(item));
    for (const { item } of first) seen.add(item);
    const problems = first.flatMap((fragment) => problemsOf(fragment, laidOut, settings));
    const end = Math.max(0, ...fragments.map(({ top, height }) => top + height));
    const flow = { page: index, top: settings.marginTop, end, usable: content.height };
    return partsOf(fragments, laidOut, settings).map((primitives, part) => ({
      settings,
      primitives,
      problems: part === 0 ? problems : [],
      flow: part === 0 ? flow : null,
    }));
  });
}

function problemsOf(
  { item, top, height }: PageFragment,
  laidOut: readonly LaidOutElement[],
  { marginLeft, marginTop }: PageSettings,
): PrintProblem[] {
  const own = laidOut[item];
  if (own === undefined) return [];
  const { element, problems } = own;
  const area = { x: marginLeft + element.left, y: marginTop + top, width: element.widthValue, height };
  return [...problems].map((kind) => ({ kind, elementId: element.id, area }));
}

/** The page itself, and one more for each further part of a table that is wider than paper. */
function partsOf(
  fragments: readonly PageFragment[],
  laidOut: readonly LaidOutElement[],
  { marginLeft, marginTop }: PageSettings,
): Primitive[][] {
  const placed = fragments.flatMap((fragment) => {
    const own = laidOut[fragment.item];
    return own === undefined ? [] : [{ fragment, ...own }];
  });
  const inOrder = placed.toSorted(
    (a, b) => rank(a.element) - rank(b.element) || a.fragment.top - b.fragment.top || a.element.left - b.element.left,
  );
  const parts = Math.max(1, ...placed.map(({ layout }) => layout.parts));
  return Array.from({ length: parts }, (_, part) =>
    inOrder
      .filter(({ layout }) => part < layout.parts)
      .flatMap(({ element, fragment, layout }) =>
        layout.draw({ x: marginLeft + element.left, y: marginTop + fragment.top }, fragment, part),
      ),
  );
}

/** Shapes behind words keep the order in which they were put there. */
const rank = ({ eleType }: PrintElement): number => (behindWords.has(eleType) ? 0 : 1);
