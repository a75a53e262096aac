import { LiveRegion } from '@portico/shared-kit/designer';
import { formDesignTexts } from './form-design.texts.ts';
import { type FormDesignerContext, useFormDesigner } from './form-designer.tsx';
import { type Layout, partOfTab, positionOfItem, positionOfSection, sectionAt } from './model/layout.model.ts';
import type { SelectionTarget } from './model/selection-target.model.ts';

/** Announces what happened to a part of the form, and where it is. */
export function FormAnnouncements() {
  const t = formDesignTexts.useT();
  const { state, nameOf } = useFormDesigner();
  const { announcement } = state;
  const where = useWhere();
  const words =
    announcement === null
      ? ''
      : t(`announce.${announcement.kind}`, {
          name: nameOf(announcement.target, announcement.document),
          where: where(announcement.target, announcement.document),
        });
  return <LiveRegion words={words} />;
}

function useWhere(): (target: SelectionTarget, layout: Layout) => string {
  const t = formDesignTexts.useT();
  const { nameOf } = useFormDesigner();
  return (target, layout) => {
    const name = nameOf(target, layout);
    if (target.kind === 'item') return whereIsItem(t, { layout, name, code: target.code }, nameOf);
    if (target.kind === 'tab') {
      return t('atTab', { name, place: partOfTab(layout, target.code), count: layout.parts.length - 1 });
    }
    const place = target.kind === 'section' ? positionOfSection(layout, target.key) : null;
    const part = layout.parts[place?.part ?? 0];
    if (place === null || part === undefined) return name;
    const tab =
      part.tab === null ? t('above') : t('inTab', { tab: nameOf({ kind: 'tab', code: part.tab.code }, layout) });
    return t('atSection', { name, part: tab, place: place.index + 1, count: part.sections.length });
  };
}

interface ItemInLayout {
  readonly layout: Layout;
  readonly name: string;
  readonly code: string;
}

function whereIsItem(
  t: ReturnType<typeof formDesignTexts.useT>,
  { layout, name, code }: ItemInLayout,
  nameOf: FormDesignerContext['nameOf'],
): string {
  const place = positionOfItem(layout, code);
  const section = place === null ? null : sectionAt(layout, place.section);
  if (place === null || section === null) return name;
  return t('atItem', {
    name,
    section: nameOf({ kind: 'section', key: section.key }, layout),
    place: place.index + 1,
    count: section.items.length,
  });
}
