import { randomId } from '@portico/shared-kit/contract/random-id';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { textSourceDefaults, type WidgetSettings } from '@portico/shared-kit/portal-pages';
import { useState } from 'react';
import { NavigationIcon } from '../../navigation/NavigationIcon.tsx';
import type { SettingsEditorProps } from '../../widgets/widget-design.ts';
import { freshHead } from '../model/new-widgets.model.ts';
import { reordered } from '../model/reorder.model.ts';
import { panelTexts } from '../panel/panel.texts.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { TabFields } from './TabFields.tsx';
import { TextSourceFields } from './TextSourceFields.tsx';
import { textSourceTexts } from './text-source.texts.ts';

type Head = WidgetSettings['TabTextList']['heads'][number];

/** Most tabs of a widget, as the server takes it. */
const mostHeads = 10;

/** The tabs of a text list, each with a source of its own. */
export function TabTextListEditor({ widget, onChange }: SettingsEditorProps<'TabTextList'>) {
  const t = textSourceTexts.useT();
  const words = panelTexts.useT();
  const locale = useLocale();
  const [edited, setEdited] = useState<Head | null>(null);
  const { heads } = widget.settings;
  const set = (next: readonly Head[]) => onChange({ heads: next }, `heads ${randomId()}`);
  const keep = (head: Head) => {
    const isNew = heads.every(({ key }) => key !== head.key);
    set(isNew ? [...heads, head] : heads.map((each) => (each.key === head.key ? head : each)));
  };
  return (
    <>
      <ItemList
        title={t('tabs')}
        addWords={t('addTab')}
        most={mostHeads}
        items={heads.map(({ key, title, icon }) => ({
          id: key,
          name: localisedText(title, locale) || words('untitled'),
          icon: icon === '' ? null : <NavigationIcon icon={icon} />,
          kept: null,
        }))}
        onAdd={() => setEdited({ ...textSourceDefaults, ...freshHead(heads.length + 1, randomId) })}
        onEdit={(key) => setEdited(heads.find((head) => head.key === key) ?? null)}
        onRemove={(key) => set(heads.filter((head) => head.key !== key))}
        onMove={(key, index) => set(reordered(heads, (head) => head.key === key, index))}
      />
      {edited !== null && (
        <ItemDialog
          key={edited.key}
          title={words('editTab')}
          item={edited}
          isComplete={({ title }) => localisedText(title, locale).trim() !== ''}
          onDone={keep}
          onClose={() => setEdited(null)}
          renderFields={({ key, title, icon, ...source }, change) => (
            <>
              <TabFields head={{ key, title, icon }} onChange={change} />
              <TextSourceFields source={source} onChange={change} />
            </>
          )}
        />
      )}
    </>
  );
}
