import type { ViewCode } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { memo, useEffect, useRef } from 'react';

import { datalistTexts } from '../../datalist.texts.ts';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import styles from './ListTitle.module.css';

interface ListTitleProps {
  readonly config: ListConfig;
  readonly name: string;
  readonly onSwitch: (viewCode: ViewCode) => void;
  /** True where this view was chosen just now: keys go on from the button that it was chosen by. */
  readonly isChosen: boolean;
}

/** The list's name; with more than one view a menu to switch between them (list spec, section 2). */
export const ListTitle = memo(function ListTitle({ config, name, onSwitch, isChosen }: ListTitleProps) {
  const t = datalistTexts.useT();
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  usePageTitle(name);
  useEffect(() => {
    if (isChosen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const { views, view } = config;
  const viewName = localised(view.name, view.name_i18n, locale);
  const items = views.map((each) => ({ key: each.code, label: localised(each.name, each.name_i18n, locale) }));
  return (
    <div className={styles.head}>
      <h1 className={styles.title} title={name}>
        {name}
      </h1>
      {views.length > 1 && (
        <MenuButton menu={{ items, selectable: true, selectedKeys: [view.code], onClick: ({ key }) => onSwitch(key) }}>
          <button ref={button} type="button" className={styles.view} aria-label={t('views.switch', { name: viewName })}>
            <span className={styles.viewName}>{viewName}</span>
            <DownOutlined aria-hidden="true" />
          </button>
        </MenuButton>
      )}
    </div>
  );
});
