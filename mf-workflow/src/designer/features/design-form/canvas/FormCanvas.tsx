import { useTargetFocus } from '@portico/shared-kit/designer';
import { useRef } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { targetId } from '../model/selection-target.model.ts';
import { AddTab } from './AddTab.tsx';
import styles from './FormCanvas.module.css';
import { SectionList } from './SectionList.tsx';
import { FormTargetButton } from './FormTargetButton.tsx';
import { TabStrip } from './TabStrip.tsx';

/** The form as it will look, in which everything can be selected, and dragged by pointer or by keyboard. */
export function FormCanvas() {
  const t = formDesignTexts.useT();
  const { layout, state, isDragging, nameOf } = useFormDesigner();
  const canvas = useRef<HTMLElement>(null);
  const { selected, focusing } = state;
  useTargetFocus(canvas, { id: targetId(selected), focusing, isCentred: selected.kind === 'tab' });
  const [above, ...tabs] = layout.parts;
  return (
    <section ref={canvas} className={styles.canvas} aria-label={t('canvas')} data-dragging={isDragging}>
      <div className={styles.form}>
        <FormTargetButton target={{ kind: 'form' }} className={styles.name}>
          {nameOf({ kind: 'form' })}
        </FormTargetButton>
        {above !== undefined && <SectionList part={0} sections={above.sections} />}
        {tabs.length > 0 && <TabStrip />}
        {tabs.map(({ tab, sections }, at) => (
          <div key={tab?.code} hidden={tab?.code !== state.openTab}>
            <SectionList part={at + 1} sections={sections} />
          </div>
        ))}
        {tabs.length === 0 && <AddTab />}
      </div>
    </section>
  );
}
