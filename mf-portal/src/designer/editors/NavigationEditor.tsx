import { randomId } from '@portico/shared-kit/contract/random-id';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import {
  defaultDashboardCode,
  type NavigationItem,
  type NavigationSettings,
  type WidgetOf,
} from '@portico/shared-kit/portal-pages';
import { useState } from 'react';
import { NavigationIcon } from '../../navigation/NavigationIcon.tsx';
import { freshItem } from '../model/new-widgets.model.ts';
import { reordered } from '../model/reorder.model.ts';
import { isComplete, itemWithTarget, longestLinkTitle, targetOfItem } from '../model/targets.model.ts';
import { isTitled, titleJson, titleParts } from '@portico/shared-kit/designer/editing';
import { usePageDesigner } from '../page-designer.ts';
import { IconField } from '../panel/IconField.tsx';
import { panelTexts } from '../panel/panel.texts.ts';
import { DialogText, ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { TargetFields } from './TargetFields.tsx';

/** Most links of a widget, as the server takes it. */
const mostLinks = 50;

const kinds = ['app', 'bizModel', 'portalPage', 'URL'] as const;

interface NavigationEditorProps {
  readonly widget: WidgetOf<'RowMenu'> | WidgetOf<'ColMenu'> | WidgetOf<'GridNavigation'>;
  onChange(changes: Partial<NavigationSettings>, name: string): void;
}

/** The links of a widget (portal spec, section 3: navigation item). */
export function NavigationEditor({ widget, onChange }: NavigationEditorProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { design } = usePageDesigner();
  const [edited, setEdited] = useState<NavigationItem | null>(null);
  const { navigator } = widget.settings;
  const set = (items: readonly NavigationItem[]) => onChange({ navigator: items }, `navigator ${randomId()}`);
  const keep = (item: NavigationItem) => {
    const isNew = navigator.every(({ id }) => id !== item.id);
    set(isNew ? [...navigator, item] : navigator.map((each) => (each.id === item.id ? item : each)));
  };
  const isKept = ({ isDefaultWorkbench }: NavigationItem) =>
    isDefaultWorkbench === true && design.pageCode === defaultDashboardCode;
  return (
    <>
      <ItemList
        title={t('links')}
        addWords={t('addLink')}
        most={mostLinks}
        items={navigator.map((item) => ({
          id: item.id,
          name: localisedText(item.title, locale) || t('untitled'),
          icon: <NavigationIcon icon={item.icon} />,
          kept: isKept(item) ? t('keepWorkbench') : null,
        }))}
        onAdd={() => setEdited(freshItem(randomId))}
        onEdit={(id) => setEdited(navigator.find((item) => item.id === id) ?? null)}
        onRemove={(id) => set(navigator.filter((item) => item.id !== id))}
        onMove={(id, index) => set(reordered(navigator, (item) => item.id === id, index))}
      />
      {edited !== null && <LinkDialog key={edited.id} item={edited} onDone={keep} onClose={() => setEdited(null)} />}
    </>
  );
}

interface LinkDialogProps {
  readonly item: NavigationItem;
  onDone(item: NavigationItem): void;
  onClose(): void;
}

function LinkDialog({ item, onDone, onClose }: LinkDialogProps) {
  const t = panelTexts.useT();
  const isFilled = (each: NavigationItem) => {
    return isTitled(titleParts(each.title)) && isComplete(targetOfItem(each));
  };
  return (
    <ItemDialog
      title={t('editLink')}
      item={item}
      isComplete={isFilled}
      onDone={onDone}
      onClose={onClose}
      renderFields={(each, change) => {
        const title = titleParts(each.title);
        const entitle = (language: 'zh' | 'en') => (text: string) =>
          change({ title: titleJson({ ...title, [language]: text }) ?? '' });
        return (
          <>
            <IconField label={t('icon')} value={each.icon} onChange={(icon) => change({ icon })} />
            <DialogText
              label={`${t('titleZh')} *`}
              value={title.zh}
              maxLength={longestLinkTitle}
              onChange={entitle('zh')}
            />
            <DialogText label={t('titleEn')} value={title.en} maxLength={longestLinkTitle} onChange={entitle('en')} />
            <TargetFields
              kinds={kinds}
              target={targetOfItem(each)}
              onChange={(target) => change(itemWithTarget(each, target))}
            />
          </>
        );
      }}
    />
  );
}
