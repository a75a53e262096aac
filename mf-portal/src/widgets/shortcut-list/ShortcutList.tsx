import { useListRecentItemsQuery } from '@portico/shared-kit/api/portal.api';
import type { RecentItem } from '@portico/shared-kit/contract/portal.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import {
  AppstoreOutlined,
  BranchesOutlined,
  HistoryOutlined,
  UnorderedListOutlined,
} from '@portico/shared-kit/ui/icons';
import type { ReactNode } from 'react';
import { WidgetLine, WidgetLines } from '../../lines/WidgetLines.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';
import { WidgetAnswer, WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { shortcutListTexts } from './shortcut-list.texts.ts';
import styles from './ShortcutList.module.css';

const icons = {
  application: <AppstoreOutlined />,
  menu: <UnorderedListOutlined />,
  workflow: <BranchesOutlined />,
} satisfies Record<RecentItem['kind'], ReactNode>;

/** Pages that the user opened last, to get back to them. */
export function ShortcutList({ title, settings: { size } }: WidgetProps<'ShortcutList'>) {
  const query = useListRecentItemsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <WidgetHead title={title} />
      <WidgetAnswer query={query} lines={4}>
        {(items) => <Items items={items.slice(0, size)} />}
      </WidgetAnswer>
    </>
  );
}

function Items({ items }: { readonly items: readonly RecentItem[] }) {
  const t = shortcutListTexts.useT();
  if (items.length === 0) {
    const [empty, hint] = [t('empty'), t('emptyHint')];
    return <WidgetEmpty icon={<HistoryOutlined />} title={empty} hint={hint} />;
  }
  return (
    <WidgetLines>
      {items.map((item) => (
        <Shortcut key={`${item.kind}/${item.appCode ?? ''}/${item.code}`} item={item} />
      ))}
    </WidgetLines>
  );
}

function Shortcut({ item }: { readonly item: RecentItem }) {
  const t = shortcutListTexts.useT();
  const locale = useLocale();
  const mark = (
    <span className={styles.icon} aria-hidden="true">
      {icons[item.kind]}
    </span>
  );
  return (
    <WidgetLine to={item.url} mark={mark} note={t(item.kind)} instant={item.visitedTime}>
      <Ellipsis text={localised(item.name, item.name_i18n, locale)} />
    </WidgetLine>
  );
}
