import { Button, Popconfirm } from 'antd';
import { designerTexts, NumberField, PanelSection } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { partOfTab } from '../model/layout.model.ts';
import { moveTab } from '../model/layout-edits.model.ts';
import { tabSettings } from './target-settings.model.ts';
import { TargetSettingsFields } from './TargetSettingsFields.tsx';

/** Fields for a tab: its name and its position. */
export function TabFields({ code }: { readonly code: string }) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const { layout, isReadOnly, dispatch } = useFormDesigner();
  const part = partOfTab(layout, code);
  const tab = layout.parts[part]?.tab;
  if (tab == null) return null;
  return (
    <PanelSection title={t('tab')}>
      <TargetSettingsFields settings={tabSettings(layout, tab, t)} />
      <NumberField
        label={t('place')}
        value={part}
        min={1}
        max={layout.parts.length - 1}
        onChange={(place) => dispatch({ type: 'edit', document: moveTab(layout, code, place - 1) })}
      />
      {!isReadOnly && (
        <Popconfirm
          title={t('removeTab')}
          description={t('removeTabHint')}
          okText={t('removeTab')}
          cancelText={words('cancel')}
          onConfirm={() => dispatch({ type: 'remove', target: { kind: 'tab', code } })}
        >
          <Button danger>{t('removeTab')}</Button>
        </Popconfirm>
      )}
    </PanelSection>
  );
}
