import type { ListColumn, Property } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import type { ColumnSetting } from '@portico/shared-kit/ui/columns-dialog';
import { ButtonTip } from '../../list/ButtonTip.tsx';
import { SettingOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { memo, Suspense, useMemo, useState } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { columnTitle } from '../../list/column-title.model.ts';

// The dialog brings what dragging needs: not before somebody opens it.
const ColumnsDialog = lazyWithRetry(async () => (await import('@portico/shared-kit/ui/columns-dialog')).ColumnsDialog);

interface ColumnSettingsProps {
  /** The columns as the user has them now. */
  readonly columns: readonly ListColumn[];
  /** The columns as the view defines them. */
  readonly defaults: readonly ListColumn[];
  readonly properties: readonly Property[];
  readonly onRestore: () => void;
  readonly onChange: (columns: readonly { readonly id: string; readonly isShown: boolean }[]) => void;
}

/** The button that opens the column setting dialog. */
export const ColumnSettings = memo(function ColumnSettings({
  columns,
  defaults,
  properties,
  onRestore,
  onChange,
}: ColumnSettingsProps) {
  const t = datalistTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const current = useSettings(columns, properties);
  const initial = useSettings(defaults, properties);
  const handleOk = (chosen: readonly ColumnSetting[]) => {
    setOpen(false);
    // The dialog gives back what it was given when nothing was changed after "restore default".
    if (chosen === initial) onRestore();
    else onChange(chosen.map(({ id, isShown }) => ({ id, isShown })));
  };
  return (
    <>
      <ButtonTip title={t('columns.open')}>
        <Button
          icon={<SettingOutlined aria-hidden="true" />}
          aria-label={t('columns.open')}
          onClick={() => {
            setOpen(true);
            setWasOpen(true);
          }}
        />
      </ButtonTip>
      {wasOpen && (
        <Suspense fallback={null}>
          <ColumnsDialog
            isOpen={isOpen}
            columns={current}
            defaults={initial}
            onOk={handleOk}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
});

function useSettings(columns: readonly ListColumn[], properties: readonly Property[]): readonly ColumnSetting[] {
  const locale = useLocale();
  return useMemo(
    () =>
      columns.map((column) => ({
        id: column.propertyCode,
        title: columnTitle(column, properties, locale),
        isShown: column.isShow !== false,
      })),
    [columns, properties, locale],
  );
}
