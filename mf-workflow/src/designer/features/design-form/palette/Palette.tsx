import { PaletteList } from '@portico/shared-kit/designer';
import { hasKind, propertyName } from '@portico/shared-kit/fields';
import { KindIcon, kindName } from '@portico/shared-kit/fields/palette';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { Button } from 'antd';
import { useState } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { sectionFor } from '../model/form-designer-state.model.ts';
import { sectionAt, unplaced } from '../model/layout.model.ts';
import { useNewTitle } from '../canvas/use-new-title.ts';
import { addSection, placeItems } from '../model/layout-edits.model.ts';
import { paletteList, useItemMove } from '../use-item-move.ts';
import styles from './Palette.module.css';

const isOwn = ({ system }: Property) => system !== true;

/** The model's fields that are not on the form: dragged onto it by pointer or by keyboard. */
export function Palette() {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const { design, layout } = useFormDesigner();
  const missing = unplaced(layout, design.properties);
  const text = sought.trim().toLowerCase();
  const found = missing.filter((property) =>
    [property.code, property.name, propertyName(property, locale)].some((each) => each.toLowerCase().includes(text)),
  );
  const own = found.filter(isOwn);
  const count = design.properties.filter(isOwn).length;
  return (
    <section className={styles.palette} aria-label={t('palette')}>
      <h2 className={styles.title}>{t('palette')}</h2>
      <p className={styles.quiet}>{t('placed', { placed: count - missing.filter(isOwn).length, count })}</p>
      <SearchBox value={sought} label={t('paletteSearch')} onChange={setSought} />
      <AddMissing missing={missing.filter(isOwn)} />
      {found.length === 0 && <p className={styles.quiet}>{t(missing.length === 0 ? 'allPlaced' : 'noItems')}</p>}
      <ItemStore items={[...own, ...found.filter((each) => !isOwn(each))]} />
    </section>
  );
}

/** Puts all that are missing into the section that is looked at. */
function AddMissing({ missing }: { readonly missing: readonly Property[] }) {
  const t = formDesignTexts.useT();
  const { layout, state, isReadOnly, dispatch, nameOf } = useFormDesigner();
  const key = sectionFor(state);
  const section = key === null ? null : sectionAt(layout, key);
  if (isReadOnly || missing.length === 0 || key === null || section === null) return null;
  const codes = missing.map(({ code }) => code);
  const target = { kind: 'section', key } as const;
  const add = () => {
    const next = placeItems(layout, codes, { section: key, index: section.items.length });
    dispatch({ type: 'edit', document: next, selected: target });
  };
  return (
    <Button size="small" className={styles.add} onClick={add}>
      {t('addMissing', { count: codes.length, section: nameOf(target) })}
    </Button>
  );
}

/** List of the fields that are not on the form; Enter or the space bar starts to drag one by keyboard. */
function ItemStore({ items }: { readonly items: readonly Property[] }) {
  const { layout, state, isReadOnly, dispatch, onDragging } = useFormDesigner();
  const newTitle = useNewTitle();
  const onMove = useItemMove();
  const add = (code: string, isByKey: boolean) => {
    if (sectionFor(state) === null) {
      const { key, layout: next } = addSection(layout, { part: 0, index: 0 }, newTitle('newSection'));
      dispatch({ type: 'edit', document: next, selected: { kind: 'section', key } });
    }
    dispatch({ type: 'startItemDrag', code });
    if (!isByKey) dispatch({ type: 'drop' });
  };
  return (
    <PaletteList
      entries={items.map((property) => ({ id: property.code, content: <StoredItem property={property} /> }))}
      name={paletteList}
      group="items"
      isReadOnly={isReadOnly}
      isBusy={state.drag !== null}
      onAdd={add}
      onMove={onMove}
      onDragging={onDragging}
    />
  );
}

function StoredItem({ property }: { readonly property: Property }) {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const isKnown = hasKind(property.propertyType);
  return (
    <>
      {isKnown && <KindIcon propertyType={property.propertyType} />}
      <span className={styles.name}>
        {property.required === true && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
        {propertyName(property, locale)}
      </span>
      <span className={styles.kind}>
        {property.system === true ? t('system') : isKnown ? kindName(property, locale) : property.code}
        {property.required === true && ` · ${t('required')}`}
      </span>
    </>
  );
}
