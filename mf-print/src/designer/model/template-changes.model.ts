import type { TemplateDraft, TemplateElement, TemplatePage } from './template-draft.model.ts';

/** Difference between two templates: of an element, of a page and its paper, or of who may use it. `page` counts from 1. */
export type TemplateChange =
  | {
      readonly kind: 'added' | 'removed' | 'moved' | 'changed';
      readonly element: TemplateElement;
      readonly page: number;
    }
  | { readonly kind: 'audienceChanged' }
  | { readonly kind: 'pageAdded' | 'pageRemoved' | 'pageMoved' | 'paperChanged'; readonly page: number };

type Pages = Pick<TemplateDraft, 'pages'>;
type ComparedParts = Pick<TemplateDraft, 'pages' | 'audience'>;

/** Returns the differences of a template to the one before, one for each page and element and for the audience at most. */
export function templateChanges(before: ComparedParts, after: ComparedParts): readonly TemplateChange[] {
  const isAudienceSame = JSON.stringify(before.audience) === JSON.stringify(after.audience);
  return [
    ...(isAudienceSame ? [] : [{ kind: 'audienceChanged' as const }]),
    ...pageChanges(before.pages, after.pages),
    ...elementChanges(before, after),
  ];
}

function pageChanges(before: readonly TemplatePage[], after: readonly TemplatePage[]): readonly TemplateChange[] {
  const idsOf = (pages: readonly TemplatePage[]) => pages.map(({ settings }) => settings.id);
  const [old, now] = [idsOf(before), idsOf(after)];
  const [keptBefore, keptAfter] = [old.filter((id) => now.includes(id)), now.filter((id) => old.includes(id))];
  const kept = after.flatMap(({ settings }, index): TemplateChange[] => {
    const was = before.find((page) => page.settings.id === settings.id);
    const page = index + 1;
    if (was === undefined) return [{ kind: 'pageAdded', page }];
    const isMoved = keptBefore.indexOf(settings.id) !== keptAfter.indexOf(settings.id);
    return [
      ...(isMoved ? [{ kind: 'pageMoved' as const, page }] : []),
      ...(isSame(was.settings, settings) ? [] : [{ kind: 'paperChanged' as const, page }]),
    ];
  });
  const gone = old.flatMap((id, index) =>
    now.includes(id) ? [] : [{ kind: 'pageRemoved' as const, page: index + 1 }],
  );
  return [...kept, ...gone];
}

function elementChanges(before: Pages, after: Pages): readonly TemplateChange[] {
  const [old, now] = [locations(before), locations(after)];
  const kept = [...now].flatMap(([id, { element, page, pageId }]): TemplateChange[] => {
    const was = old.get(id);
    if (was === undefined) return [{ kind: 'added', element, page }];
    if (isSame(was.element, element) && was.pageId === pageId) return [];
    return [{ kind: isSame(withoutPlace(was.element), withoutPlace(element)) ? 'moved' : 'changed', element, page }];
  });
  const gone = [...old]
    .filter(([id]) => !now.has(id))
    .map(([, { element, page }]) => ({ kind: 'removed' as const, element, page }));
  return [...kept, ...gone];
}

const locations = ({ pages }: Pages) =>
  new Map(
    pages.flatMap(({ settings, elements }, index) =>
      elements.map((element) => [element.id, { element, page: index + 1, pageId: settings.id }] as const),
    ),
  );

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const withoutPlace = (element: TemplateElement) => ({ ...element, left: 0, top: 0 });
