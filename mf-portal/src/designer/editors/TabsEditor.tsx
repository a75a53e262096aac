import { randomId } from '@portico/shared-kit/contract/random-id';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import type { TabHead } from '@portico/shared-kit/portal-pages';
import { App } from 'antd';
import { useState } from 'react';
import { NavigationIcon } from '../../navigation/NavigationIcon.tsx';
import type { SettingsEditorProps } from '../../widgets/widget-design.ts';
import { panelWidgets } from '../model/page-structure.model.ts';
import { reordered } from '../model/reorder.model.ts';
import { addTab, mostTabs, removeTab, setTabs } from '../model/tab-edits.model.ts';
import { isTitled, titleParts } from '@portico/shared-kit/designer/editing';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { panelTexts } from '../panel/panel.texts.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { TabFields } from './TabFields.tsx';

/** The tabs of a widget: a tab and its panel come and go together. */
export function TabsEditor({ widget }: SettingsEditorProps<'TabsGrid'>) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { page, dispatch } = usePageDesigner();
  const [edited, setEdited] = useState<TabHead | null>(null);
  const remove = useTabRemoval(widget);
  const { id } = widget;
  const { heads } = widget.settings;
  const set = (next: readonly TabHead[]) => dispatch({ type: 'edit', document: setTabs(page, id, next) });
  return (
    <>
      <ItemList
        title={t('tabs')}
        addWords={t('addTab')}
        most={mostTabs}
        items={heads.map(({ key, title, icon }) => ({
          id: key,
          name: localisedText(title, locale) || t('untitled'),
          icon: icon === '' ? null : <NavigationIcon icon={icon} />,
          kept: heads.length === 1 ? t('keepTab') : null,
        }))}
        onAdd={() => dispatch({ type: 'edit', document: addTab(page, id, randomId) })}
        onEdit={(key) => setEdited(heads.find((head) => head.key === key) ?? null)}
        onRemove={remove}
        onMove={(key, index) => set(reordered(heads, (head) => head.key === key, index))}
      />
      {edited !== null && (
        <TabDialog
          key={edited.key}
          head={edited}
          onDone={(head) => set(heads.map((each) => (each.key === head.key ? head : each)))}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** Returns the function that removes a tab, and asks before one in whose panel there is something. */
function useTabRemoval(widget: SettingsEditorProps<'TabsGrid'>['widget']): (key: string) => void {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  const { modal } = App.useApp();
  const { page, dispatch } = usePageDesigner();
  return (key) => {
    const run = () => dispatch({ type: 'edit', document: removeTab(page, widget.id, key) });
    const count = panelWidgets(widget, key).length;
    if (count === 0) return run();
    const head = widget.settings.heads.find((each) => each.key === key);
    void modal.confirm({
      title: t('removeTab', { name: localisedText(head?.title ?? '', locale) }),
      content: t('removeHint', { count }),
      okText: t('remove'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: run,
    });
  };
}

interface TabDialogProps {
  readonly head: TabHead;
  onDone(head: TabHead): void;
  onClose(): void;
}

function TabDialog({ head, onDone, onClose }: TabDialogProps) {
  const t = panelTexts.useT();
  return (
    <ItemDialog
      title={t('editTab')}
      item={head}
      isComplete={({ title }) => isTitled(titleParts(title))}
      onDone={onDone}
      onClose={onClose}
      renderFields={(each, change) => <TabFields head={each} onChange={change} />}
    />
  );
}
