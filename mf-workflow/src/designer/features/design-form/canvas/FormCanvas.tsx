import { useEffect, useEffectEvent, useRef } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesk } from '../form-desk.tsx';
import { spotId } from '../model/spot.model.ts';
import { AddTab } from './AddTab.tsx';
import styles from './FormCanvas.module.css';
import { SectionList } from './SectionList.tsx';
import { SpotButton } from './SpotButton.tsx';
import { TabStrip } from './TabStrip.tsx';

/** The form as it will look, in which everything can be selected, dragged, and carried by keyboard. */
export function FormCanvas() {
  const t = formDesignTexts.useT();
  const { layout, state, isDragging, nameOf } = useFormDesk();
  const canvas = useRef<HTMLElement>(null);
  useFocus(canvas);
  const [above, ...tabs] = layout.parts;
  return (
    <section ref={canvas} className={styles['canvas']} aria-label={t('canvas')} data-dragging={isDragging}>
      <div className={styles['form']}>
        <SpotButton spot={{ kind: 'form' }} className={styles['name']}>
          {nameOf({ kind: 'form' })}
        </SpotButton>
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

/** Brings the focus to what is selected when a key says so. */
function useFocus(canvas: { readonly current: HTMLElement | null }) {
  const { state } = useFormDesk();
  const focus = useEffectEvent(() => {
    const id = spotId(state.selected);
    const spot = [...(canvas.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];
    const found = spot.find(({ dataset }) => dataset['spot'] === id);
    found?.focus({ preventScroll: true });
    // Of a tab what is in it is wanted, too.
    found?.scrollIntoView?.({ block: state.selected.kind === 'tab' ? 'center' : 'nearest' });
  });
  const { focusing } = state;
  useEffect(() => {
    if (focusing > 0) focus();
  }, [focusing]);
}
