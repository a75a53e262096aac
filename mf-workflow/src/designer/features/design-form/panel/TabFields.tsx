import { Button, Popconfirm } from 'antd';
import { designerTexts, NumberField, PanelSection } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { partOfTab } from '../model/layout.model.ts';
import { changeTab, moveTab } from '../model/layout-edits.model.ts';
import { longestName } from './FormFields.tsx';
import { WordsFields } from './WordsFields.tsx';

/** Fields for a tab: its name and its position. */
export function TabFields({ code }: { readonly code: string }) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const { layout, isReadOnly, dispatch } = useFormDesigner();
  const part = partOfTab(layout, code);
  const tab = layout.parts[part]?.tab;
  if (tab == null) return null;
  const rename = (title: string, i18n: string | undefined) =>
    dispatch({ type: 'edit', document: changeTab(layout, code, { title, title_i18n: i18n }) });
  return (
    <PanelSection title={t('tab')}>
      <WordsFields
        labels={[t('titleZh'), t('titleEn')]}
        value={tab.title}
        i18n={tab.title_i18n}
        maxLength={longestName}
        onChange={rename}
      />
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
