import type { PortalWidget, TabHead } from '@portico/shared-kit/portal-pages';
import { FolderOutlined } from '@portico/shared-kit/ui/icons';
import { useRef } from 'react';
import { useTabControl } from '../../tabs/tab-control.ts';
import { WidgetTabs } from '../../tabs/WidgetTabs.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { tabsGridTexts } from './tabs-grid.texts.ts';
import styles from './TabsGrid.module.css';

/** Tabs with widgets in them; those of a tab load when it is opened. A change is an event with the key of the tab. */
export function TabsGrid({ id, settings, widgets, Grid }: WidgetProps<'TabsGrid'>) {
  const t = tabsGridTexts.useT();
  const element = useRef<HTMLDivElement>(null);
  const control = useTabControl();
  const { heads, tabDirection, tabTitlePosition } = settings;
  if (heads.length === 0) return <WidgetEmpty icon={<FolderOutlined />} title={t('empty')} />;
  const notify = (activeKey: string) => {
    control?.open(id, activeKey);
    element.current?.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: { activeKey } }));
  };
  return (
    <div ref={element} className={styles.tabs}>
      <WidgetTabs
        heads={heads}
        direction={tabDirection}
        position={tabTitlePosition}
        {...(control === null ? {} : { activeKey: openKey(heads, control.openTabs[id]) })}
        renderPanel={({ key }) => <Panel key={key} panel={panelOf(widgets, key)} Grid={Grid} />}
        onChange={notify}
      />
    </div>
  );
}

/** Key of the open tab: the first one's where the wanted one is gone. */
const openKey = (heads: readonly TabHead[], wanted: string | undefined) =>
  (heads.find(({ key }) => key === wanted) ?? heads[0])?.key;

interface PanelProps extends Pick<WidgetProps<'TabsGrid'>, 'Grid'> {
  readonly panel: PortalWidget | undefined;
}

function Panel({ panel, Grid }: PanelProps) {
  return panel === undefined ? null : <Grid holderId={panel.id} widgets={panel.children} />;
}

/** The panel of a tab. */
function panelOf(widgets: readonly PortalWidget[], key: string): PortalWidget | undefined {
  return widgets.find((child) => child.type === 'TabsPanelGrid' && child.settings.tab === key);
}
