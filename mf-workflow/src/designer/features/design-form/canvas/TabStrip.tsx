import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { useEffect, useRef, useState } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { moveTab } from '../model/layout-edits.model.ts';
import { AddTab } from './AddTab.tsx';
import styles from './FormCanvas.module.css';
import { FormTargetButton } from './FormTargetButton.tsx';

/** Time in ms for which an item is held over a tab until the tab opens to take it. */
const opensAfter = 350;

/** The tabs: dragged into another order; what is dragged over one opens it. */
export function TabStrip() {
  const t = formDesignTexts.useT();
  const { layout, state, isReadOnly, isDragging, dispatch, nameOf } = useFormDesigner();
  const list = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string | null>(null);
  useSharedSortable(list, {
    group: 'tabs',
    isDisabled: isReadOnly || state.drag !== null,
    onMove: ({ item, index }) =>
      dispatch({ type: 'edit', document: moveTab(layout, item, index), selected: { kind: 'tab', code: item } }),
  });
  useEffect(() => {
    if (!isDragging || over === null) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'select', target: { kind: 'tab', code: over } }), opensAfter);
    return () => clearTimeout(timer);
  }, [isDragging, over, dispatch]);
  return (
    <div className={styles.tabBar}>
      <div ref={list} role="tablist" aria-label={t('tabs')} className={styles.tabs} data-list="tabs">
        {layout.parts.flatMap(({ tab }) =>
          tab === null ? (
            []
          ) : (
            <span
              key={tab.code}
              role="presentation"
              data-item={tab.code}
              onPointerEnter={() => setOver(tab.code)}
              onPointerLeave={() => setOver(null)}
            >
              <FormTargetButton target={{ kind: 'tab', code: tab.code }} className={styles.tab} isTab>
                {nameOf({ kind: 'tab', code: tab.code })}
              </FormTargetButton>
            </span>
          ),
        )}
      </div>
      <AddTab />
    </div>
  );
}
