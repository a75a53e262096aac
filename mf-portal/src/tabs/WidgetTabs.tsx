import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import type { TabHead } from '@portico/shared-kit/portal-pages';
import { Tabs, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { NavigationIcon } from '../navigation/NavigationIcon.tsx';
import { tabTitle } from './tab-title.model.ts';
import styles from './WidgetTabs.module.css';

interface WidgetTabsProps<THead extends TabHead> {
  readonly heads: readonly THead[];
  readonly direction?: 'row' | 'column';
  readonly position?: 'left' | 'center' | 'right';
  /** Key of the open tab where somebody else decides about it. */
  readonly activeKey?: string | undefined;
  /** Draws the panel of a tab; it is asked when the tab is opened for the first time. */
  renderPanel(head: THead): ReactNode;
  onChange?(activeKey: string): void;
}

/** Tabs of a widget; the direction column has its titles beside the panel, where their position says nothing. */
export function WidgetTabs<THead extends TabHead>(props: WidgetTabsProps<THead>) {
  const { heads, direction = 'row', position = 'left', activeKey, renderPanel, onChange } = props;
  return (
    <Tabs
      className={styles.tabs ?? ''}
      data-position={direction === 'row' ? position : undefined}
      tabPlacement={direction === 'row' ? 'top' : 'start'}
      items={heads.map((head) => ({ key: head.key, label: <Head head={head} />, children: renderPanel(head) }))}
      {...(activeKey === undefined ? {} : { activeKey })}
      {...(onChange === undefined ? {} : { onChange })}
    />
  );
}

function Head({ head }: { readonly head: TabHead }) {
  const locale = useLocale();
  const { text, tooltip } = tabTitle(localisedText(head.title, locale));
  return (
    <Tooltip title={tooltip}>
      <span className={styles.head}>
        {head.icon !== '' && (
          <span className={styles.icon} aria-hidden="true">
            <NavigationIcon icon={head.icon} />
          </span>
        )}
        {text}
      </span>
    </Tooltip>
  );
}
