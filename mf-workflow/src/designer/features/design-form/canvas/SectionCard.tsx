import { localised, useLocale } from '@portico/shared-kit/i18n';
import { HolderOutlined } from '@portico/shared-kit/ui/icons';
import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { useRef } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import type { LaidSection } from '../model/layout.model.ts';
import { usualColumns } from '../model/layout-edits.model.ts';
import { useItemMove } from '../use-item-move.ts';
import styles from './FormCanvas.module.css';
import { ItemCard } from './ItemCard.tsx';
import { FormTargetButton } from './FormTargetButton.tsx';

/** A section as it will look, with its fields in columns. */
export function SectionCard({ section }: { readonly section: LaidSection }) {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const { isReadOnly, state, nameOf, onDragging } = useFormDesigner();
  const { key, items, instruction, instruction_i18n, columns = usualColumns } = section;
  const list = useRef<HTMLUListElement>(null);
  useSharedSortable(list, {
    group: 'items',
    isDisabled: isReadOnly || state.drag !== null,
    onDragging,
    onMove: useItemMove(),
  });
  const target = { kind: 'section', key } as const;
  return (
    <div role="group" className={styles.section} aria-label={nameOf(target)}>
      <header className={styles.sectionHeader}>
        {!isReadOnly && (
          <span className={styles.handle} data-handle="section">
            <HolderOutlined aria-hidden="true" />
          </span>
        )}
        <FormTargetButton target={target} className={styles.sectionTitle}>
          {nameOf(target)}
        </FormTargetButton>
      </header>
      {instruction !== undefined && (
        <p className={styles.instruction}>{localised(instruction, instruction_i18n, locale)}</p>
      )}
      <ul
        ref={list}
        className={styles.items}
        data-list={key}
        data-columns={columns}
        data-empty={items.length === 0 ? t('emptySection') : undefined}
      >
        {items.map((code) => (
          <ItemCard key={code} code={code} />
        ))}
      </ul>
    </div>
  );
}
