import { LoadingOutlined, ReloadOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Tooltip } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { ActionMenu } from '../../actions/ActionMenu.tsx';
import { ColumnSettings } from '../../features/set-columns/ColumnSettings.tsx';
import styles from './ListScreen.module.css';
import type { ListScreenModel } from './use-list-screen.ts';

interface ListToolsProps {
  readonly screen: ListScreenModel;
  readonly isNarrow: boolean;
}

/** One row of actions: what can be done with records, how many are selected, refresh, columns. */
export function ListTools({ screen, isNarrow }: ListToolsProps) {
  const t = datalistTexts.useT();
  const { config, rows, actions, selected } = screen;
  return (
    <div className={styles['tools']}>
      {isNarrow ? <ActionMenu actions={actions} /> : <ActionBar actions={actions} />}
      {actions.dialog}
      <div className={styles['end']}>
        {selected.length > 0 && (
          <span className={styles['chosen']} role="status">
            {t('selection.count', { count: selected.length })}
            <Button type="link" size="small" onClick={() => rows.onSelect(new Set())}>
              {t('selection.clear')}
            </Button>
          </span>
        )}
        <Tooltip title={t('actions.refresh')}>
          <Button
            icon={rows.isLoading ? <LoadingOutlined aria-hidden="true" /> : <ReloadOutlined aria-hidden="true" />}
            aria-label={t('actions.refresh')}
            onClick={screen.refresh}
          />
        </Tooltip>
        {!isNarrow && (
          <ColumnSettings
            columns={rows.columns}
            defaults={config.view.queryColumns}
            properties={config.properties}
            onChange={screen.setColumns}
          />
        )}
      </div>
    </div>
  );
}
