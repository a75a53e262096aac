import { ButtonTip } from '../../list/ButtonTip.tsx';
import { LoadingOutlined, ReloadOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useListScript } from '../../scripts/list-script.ts';
import { datalistTexts } from '../../datalist.texts.ts';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { ActionMenu } from '../../actions/ActionMenu.tsx';
import { ColumnSettings } from '../../features/set-columns/ColumnSettings.tsx';
import { DensityMenu } from '../../features/set-columns/DensityMenu.tsx';
import { HistoryTools } from '../../edit-history/HistoryTools.tsx';
import { GroupButton } from '../../features/group-records/GroupButton.tsx';
import { MoreTools } from './more-tools/MoreTools.tsx';
import { SelectedNote } from '../../features/page-through/SelectedNote.tsx';
import { useIsSeenAsOther } from '../../view-as/view-as-context.ts';
import styles from './ListScreen.module.css';
import type { ListScreenModel } from './use-list-screen.ts';

interface ListToolsProps {
  readonly screen: ListScreenModel;
  readonly isNarrow: boolean;
}

/**
 * Toolbar in one row: what can be done with records, refresh, height of rows, columns. On a phone it stays at the
 * bottom, in reach of the thumb, and says how many records are selected.
 */
export function ListTools({ screen, isNarrow }: ListToolsProps) {
  const t = datalistTexts.useT();
  const script = useListScript();
  const isSeenAsOther = useIsSeenAsOther();
  const { config, rows, actions, choices, mode } = screen;
  return (
    <div className={styles.tools} data-thumb={isNarrow || undefined}>
      {isNarrow ? <ActionMenu actions={actions} /> : <ActionBar actions={actions} />}
      {isNarrow && <SelectedNote isShort {...screen.selection} />}
      <div className={styles.end}>
        <HistoryTools />
        <ButtonTip title={t('actions.refresh')}>
          <Button
            icon={rows.isLoading ? <LoadingOutlined aria-hidden="true" /> : <ReloadOutlined aria-hidden="true" />}
            aria-label={t('actions.refresh')}
            onClick={screen.refreshAll}
          />
        </ButtonTip>
        <Suspense fallback={null}>{mode?.Tools !== undefined && <mode.Tools config={config} />}</Suspense>
        {script && <script.Tools />}
        {(mode === null || mode.viewType === 'LIST') && (
          <GroupButton config={config} groupBy={screen.state.groupBy} onChange={screen.change} />
        )}
        {!isNarrow && (mode === null || mode.hasRows) && (
          <DensityMenu
            density={choices.density}
            frozenRows={choices.frozenRows}
            onChange={choices.setDensity}
            onFreeze={mode?.canFreezeRows === false ? null : choices.setFrozenRows}
          />
        )}
        {!isNarrow && (
          <ColumnSettings
            columns={rows.columns}
            defaults={config.view.queryColumns}
            properties={config.properties}
            onRestore={choices.restoreColumns}
            onChange={choices.setColumns}
          />
        )}
        {!isSeenAsOther && <MoreTools screen={screen} isNarrow={isNarrow} />}
      </div>
    </div>
  );
}
