import type { PortalWidget } from '@portico/shared-kit/portal-pages';
import { FolderOutlined } from '@portico/shared-kit/ui/icons';
import { useRef } from 'react';
import { WidgetTabs } from '../../tabs/WidgetTabs.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '../WidgetState.tsx';
import { tabsGridTexts } from './tabs-grid.texts.ts';
import styles from './TabsGrid.module.css';

/** Tabs with widgets in them; those of a tab load when it is opened. A change is an event with the key of the tab. */
export function TabsGrid({ settings, widgets, Grid }: WidgetProps<'TabsGrid'>) {
  const t = tabsGridTexts.useT();
  const element = useRef<HTMLDivElement>(null);
  const { heads, tabDirection, tabTitlePosition } = settings;
  if (heads.length === 0) return <WidgetEmpty icon={<FolderOutlined />} title={t('empty')} />;
  const notify = (activeKey: string) =>
    element.current?.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: { activeKey } }));
  return (
    <div ref={element} className={styles.tabs}>
      <WidgetTabs
        heads={heads}
        direction={tabDirection}
        position={tabTitlePosition}
        renderPanel={({ key }) => <Grid widgets={panelOf(widgets, key)} />}
        onChange={notify}
      />
    </div>
  );
}

/** The widgets in the panel of a tab. */
function panelOf(widgets: readonly PortalWidget[], key: string): readonly PortalWidget[] {
  return widgets.find((child) => child.type === 'TabsPanelGrid' && child.settings.tab === key)?.children ?? [];
}
