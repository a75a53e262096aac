import { designerTexts, PanelReadOnlyProvider, panelStyles as styles } from '@portico/shared-kit/designer';
import { useFormDesigner } from '../form-designer.tsx';
import { FormFields } from './FormFields.tsx';
import { ItemFields } from './ItemFields.tsx';
import { SectionFields } from './SectionFields.tsx';
import { TabFields } from './TabFields.tsx';

/** Properties of what is selected, in ordinary fields. */
export function FormPanel() {
  const t = designerTexts.useT();
  const { state, isReadOnly } = useFormDesigner();
  const { selected } = state;
  return (
    <PanelReadOnlyProvider value={isReadOnly}>
      <section className={styles.panel} aria-label={t('properties')}>
        {selected.kind === 'form' && <FormFields />}
        {selected.kind === 'tab' && <TabFields key={selected.code} code={selected.code} />}
        {selected.kind === 'section' && <SectionFields key={selected.key} sectionKey={selected.key} />}
        {selected.kind === 'item' && <ItemFields key={selected.code} code={selected.code} />}
      </section>
    </PanelReadOnlyProvider>
  );
}
