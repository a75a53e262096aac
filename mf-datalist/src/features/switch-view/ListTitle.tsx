import type { ViewCode } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { memo, Suspense, useEffect, useId, useRef, useState } from 'react';

import { datalistTexts } from '../../datalist.texts.ts';
import { type ColumnLayout, useOpenView } from '../../list/open-view.ts';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import type { ViewMenu } from '../../saved-views/SavedViewItems.tsx';
import styles from './ListTitle.module.css';

const SavedViewItems = lazyWithRetry(async () => (await import('../../saved-views/rare-parts.ts')).SavedViewItems);

interface ListTitleProps {
  readonly config: ListConfig;
  readonly name: string;
  /** The layout that the list has now. */
  readonly layout: ColumnLayout;
  /** Called before another view is shown, of the model by its code or a saved one by its id. */
  readonly onChoose: (key: string) => void;
  readonly onSwitch: (viewCode: ViewCode) => void;
  /** True where this view was chosen just now: keys go on from the button that it was chosen by. */
  readonly isChosen: boolean;
}

/** The list's name, and the menu of its views (list spec, section 2), those of the model and saved ones. */
export const ListTitle = memo(function ListTitle(props: ListTitleProps) {
  const { config, name, layout, onChoose, onSwitch, isChosen } = props;
  const t = datalistTexts.useT();
  const locale = useLocale();
  const button = useFocusWhenChosen(isChosen);
  const markId = useId();
  const [menu, setMenu] = useState<ViewMenu | null>(null);
  const [isWanted, setWanted] = useState(false);
  const opened = useOpenView();
  usePageTitle(name);
  const { views, view } = config;
  const viewName = opened?.view.name ?? localised(view.name, view.name_i18n, locale);
  const items = views.map((each) => ({ key: each.code, label: localised(each.name, each.name_i18n, locale) }));
  const handleClick = ({ key }: { readonly key: string }) => {
    if (menu?.choose(key) === true) return;
    onChoose(key);
    onSwitch(key);
  };
  // Saved views are mostly there by the time that the menu opens.
  const want = () => setWanted(true);
  const selectedKeys = [opened?.view.id ?? view.code];
  return (
    <div className={styles.head}>
      <h1 className={styles.title} title={name}>
        {name}
      </h1>
      <MenuButton menu={{ items: menu?.items ?? items, selectable: true, selectedKeys, onClick: handleClick }}>
        <button
          ref={button}
          type="button"
          className={styles.view}
          aria-label={t('views.switch', { name: viewName })}
          aria-describedby={opened === null ? undefined : markId}
          onPointerEnter={want}
          onFocus={want}
          onClick={want}
        >
          <span className={styles.viewName}>{viewName}</span>
          {opened !== null && <opened.Mark layout={layout} id={markId} />}
          <DownOutlined aria-hidden="true" />
        </button>
      </MenuButton>
      <Suspense fallback={null}>
        {isWanted && (
          <SavedViewItems config={config} layout={layout} views={items} onMenu={setMenu} onOpen={onChoose} />
        )}
      </Suspense>
    </div>
  );
});

/** Keys go on from the button that a view was chosen by, once its list is made anew. */
function useFocusWhenChosen(isChosen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return button;
}
