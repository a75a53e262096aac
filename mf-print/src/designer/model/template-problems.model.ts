import type { Property } from '@portico/shared-kit/contract/models.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { TemplateProblem } from '../template-designer.ts';
import { contentOf, leastSizeOf, leaves, overlap, rectOf } from './geometry.model.ts';
import type { TemplateDraft, TemplateElement, TemplatePage } from './template-draft.model.ts';

/** Names and fields that problems are told with. */
interface ProblemSource {
  nameOf(id: string): string;
  propertyOf(code: string): Property | undefined;
}

/** Elements that others are meant to stand on or beside. */
const backgrounds: readonly TemplateElement['eleType'][] = ['box', 'line', 'picture', 'unknown'];

/** Returns what the designer finds about a template besides the server: it can be published nevertheless. */
export function templateProblems({ pages }: TemplateDraft, source: ProblemSource): readonly TemplateProblem[] {
  return pages.flatMap((page) => [
    ...page.elements.flatMap((element) => sizeProblems(page, element, source)),
    ...overlaps(page, source),
  ]);
}

function sizeProblems(
  { settings }: TemplatePage,
  element: TemplateElement,
  { nameOf }: ProblemSource,
): readonly TemplateProblem[] {
  const rect = rectOf(element);
  const least = leastSizeOf(element);
  const { id } = element;
  const name = nameOf(id);
  const isSmall = rect.width < least.width - 0.05 || rect.height < least.height - 0.05;
  return [
    ...(leaves(contentOf(settings), rect) ? [warning('printElementOutside', { name }, id)] : []),
    ...(isSmall ? [warning('printElementSmall', { name, ...least }, id)] : []),
  ];
}

function overlaps({ elements }: TemplatePage, { nameOf }: ProblemSource): readonly TemplateProblem[] {
  const solid = elements.filter(({ eleType }) => !backgrounds.includes(eleType));
  return solid.flatMap((element, index) => {
    const other = solid.slice(0, index).find((each) => overlap(rectOf(each), rectOf(element), 0.2));
    if (other === undefined) return [];
    return [warning('printElementsOverlap', { name: nameOf(element.id), other: nameOf(other.id) }, element.id)];
  });
}

type OwnProblem = 'printElementOutside' | 'printElementSmall' | 'printElementsOverlap';

const warning = (name: OwnProblem, params: TemplateProblem['params'], partId: string): TemplateProblem => ({
  code: codeOf(name),
  params,
  partId,
  severity: 'warning',
});
