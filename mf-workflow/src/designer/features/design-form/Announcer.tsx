import styles from './desk/FormDesigner.module.css';
import { formDesignTexts } from './form-design.texts.ts';
import { type FormDesk, useFormDesk } from './form-desk.tsx';
import { type Layout, partOfTab, placeOfItem, placeOfSection, sectionAt } from './model/layout.model.ts';
import type { Spot } from './model/spot.model.ts';

/** Tells those who listen what happened to what is carried, and where it is. */
export function Announcer() {
  const t = formDesignTexts.useT();
  const { state, nameOf } = useFormDesk();
  const { announcement } = state;
  const where = useWhere();
  const words =
    announcement === null
      ? ''
      : t(announcement.what, {
          name: nameOf(announcement.spot, announcement.layout),
          where: where(announcement.spot, announcement.layout),
        });
  return (
    <p className={styles['heard']} aria-live="assertive" data-told>
      {words}
    </p>
  );
}

function useWhere(): (spot: Spot, layout: Layout) => string {
  const t = formDesignTexts.useT();
  const { nameOf } = useFormDesk();
  return (spot, layout) => {
    const name = nameOf(spot, layout);
    if (spot.kind === 'item') return whereIsItem(t, { layout, name, code: spot.code }, nameOf);
    if (spot.kind === 'tab') {
      return t('atTab', { name, place: partOfTab(layout, spot.code), count: layout.parts.length - 1 });
    }
    const place = spot.kind === 'section' ? placeOfSection(layout, spot.key) : null;
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
  nameOf: FormDesk['nameOf'],
): string {
  const place = placeOfItem(layout, code);
  const section = place === null ? null : sectionAt(layout, place.section);
  if (place === null || section === null) return name;
  return t('atItem', {
    name,
    section: nameOf({ kind: 'section', key: section.key }, layout),
    place: place.index + 1,
    count: section.items.length,
  });
}
