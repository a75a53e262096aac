import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { Button } from 'antd';
import { useRef } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import type { LaidSection } from '../model/layout.model.ts';
import { addSection, moveSection } from '../model/layout-edits.model.ts';
import styles from './FormCanvas.module.css';
import { SectionCard } from './SectionCard.tsx';
import { useNewTitle } from './use-new-title.ts';

interface SectionListProps {
  readonly part: number;
  readonly sections: readonly LaidSection[];
}

/** The sections of a part of the form: dragged by their handles, also from one tab into another. */
export function SectionList({ part, sections }: SectionListProps) {
  const t = formDesignTexts.useT();
  const { layout, state, isReadOnly, dispatch, onDragging } = useFormDesigner();
  const list = useRef<HTMLUListElement>(null);
  const newTitle = useNewTitle();
  useSharedSortable(list, {
    group: 'sections',
    handle: '[data-handle="section"]',
    isDisabled: isReadOnly || state.drag !== null,
    onDragging,
    onMove: ({ item, list: to, index }) =>
      dispatch({
        type: 'edit',
        document: moveSection(layout, item, { part: Number(to), index }),
        selected: { kind: 'section', key: item },
      }),
  });
  const add = () => {
    const { key, layout: next } = addSection(layout, { part, index: sections.length }, newTitle('newSection'));
    dispatch({ type: 'edit', document: next, selected: { kind: 'section', key } });
  };
  return (
    <div className={styles.part}>
      <ul ref={list} className={styles.sections} data-list={part}>
        {sections.map((section) => (
          <li key={section.key} data-item={section.key}>
            <SectionCard section={section} />
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
          {t('addSection')}
        </Button>
      )}
    </div>
  );
}
