import { textSourceDefaults } from '@portico/shared-kit/portal-pages';
import { UnorderedListOutlined } from '@portico/shared-kit/ui/icons';
import { SourceLines } from '../../lines/SourceLines.tsx';
import { WidgetTabs } from '../../tabs/WidgetTabs.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { tabTextListTexts } from './tab-text-list.texts.ts';

/** Text lists behind tabs; the lines of a tab are asked for when it is opened (portal spec, section 3: TabTextList). */
export function TabTextList({ settings: { heads, listIcon, size } }: WidgetProps<'TabTextList'>) {
  const t = tabTextListTexts.useT();
  if (heads.length === 0) return <WidgetEmpty icon={<UnorderedListOutlined />} title={t('empty')} />;
  return (
    <WidgetTabs
      heads={heads}
      renderPanel={({ key: _key, title: _title, icon: _icon, ...source }) => (
        <SourceLines source={{ ...textSourceDefaults, ...source }} size={size} listIcon={listIcon} />
      )}
    />
  );
}
