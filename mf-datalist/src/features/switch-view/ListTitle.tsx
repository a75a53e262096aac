import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { Dropdown } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import styles from './ListTitle.module.css';

interface ListTitleProps {
  readonly config: ListConfig;
  readonly name: string;
  readonly onSwitch: (viewCode: string) => void;
}

/** The list's name; with more than one view a menu to switch between them (list spec, section 2). */
export function ListTitle({ config, name, onSwitch }: ListTitleProps) {
  const t = datalistTexts.useT();
  const locale = useLocale();
  const { views, view } = config;
  const viewName = localised(view.name, view.name_i18n, locale);
  const items = views.map((each) => ({ key: each.code, label: localised(each.name, each.name_i18n, locale) }));
  return (
    <div className={styles['head']}>
      <h1 className={styles['title']} title={name}>
        {name}
      </h1>
      {views.length > 1 && (
        <Dropdown
          trigger={['click']}
          menu={{ items, selectable: true, selectedKeys: [view.code], onClick: ({ key }) => onSwitch(key) }}
        >
          <button type="button" className={styles['view']} aria-label={t('views.switch', { name: viewName })}>
            <span className={styles['viewName']}>{viewName}</span>
            <DownOutlined aria-hidden="true" />
          </button>
        </Dropdown>
      )}
    </div>
  );
}
