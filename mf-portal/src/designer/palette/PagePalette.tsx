import { useRovingList } from '@portico/shared-kit/designer';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { GridStack } from 'gridstack';
import { widgetTypeOf } from '@portico/shared-kit/portal-pages';
import { useEffect, useRef, useState } from 'react';
import { paletteAttribute } from '../canvas/canvas-drags.ts';
import { dragDelay } from '../canvas/use-grid-stack.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { usePageActions } from '../use-page-actions.tsx';
import styles from './PagePalette.module.css';
import { type PaletteEntry, type PaletteGroup, usePaletteGroups } from './use-palette-groups.ts';

/** The widgets that can be put on the page, by category: added by a press, or dragged to their place. */
export function PagePalette() {
  const t = pageDesignTexts.useT();
  const [sought, setSought] = useState('');
  const groups = usePaletteGroups(sought);
  return (
    <section className={styles.palette} aria-label={t('palette')}>
      <SearchBox value={sought} label={t('paletteSearch')} onChange={setSought} />
      {groups.length === 0 && <p className={styles.quiet}>{t('noWidgets')}</p>}
      {groups.map((group) => (
        <CategoryEntries key={group.category} group={group} />
      ))}
    </section>
  );
}

function CategoryEntries({ group: { category, entries } }: { readonly group: PaletteGroup }) {
  const t = pageDesignTexts.useT();
  const list = useRef<HTMLUListElement>(null);
  const { isReadOnly } = usePageDesigner();
  const { add } = usePageActions();
  const ids = entries.map(({ id }) => id);
  const roving = useRovingList(list, ids);
  const names = ids.join(' ');
  useEffect(() => {
    const buttons = isReadOnly ? [] : [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const dragging = GridStack.getDD();
    // What was made draggable before stays so.
    const added = names === '' ? [] : buttons.filter((button) => !dragging.isDraggable(button));
    for (const button of added) dragging.dragIn(button, { helper: 'clone', appendTo: 'body', pause: dragDelay });
  }, [names, isReadOnly]);
  return (
    <div>
      <h2 className={styles.title}>{t(`categories.${category}`)}</h2>
      <ul ref={list} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className={styles.entry}
              disabled={isReadOnly}
              {...roving(entry.id)}
              {...dragAttributes(entry)}
              onClick={() => add(entry.widget)}
            >
              <span aria-hidden="true">
                <entry.Icon />
              </span>
              <span>{entry.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Attributes by which a grid knows what is dragged onto it, and how large it is. */
function dragAttributes({ widget }: PaletteEntry) {
  const { w, h } = widgetTypeOf(widget.type).size;
  return { [paletteAttribute]: JSON.stringify(widget), 'gs-w': w, 'gs-h': h };
}
