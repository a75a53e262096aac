import type { PrintElementOf, SheetColumn } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField, panelStyles } from '@portico/shared-kit/designer';
import { propertyName, storageOf } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, SettingOutlined } from '@portico/shared-kit/ui/icons';
import { moveItem } from '@portico/shared-kit/ui/sortable';
import { Button, Space, Tooltip } from 'antd';
import { useState } from 'react';
import { newColumn } from '../../model/new-elements.model.ts';
import { useTemplateDesigner } from '../../template-designer.ts';
import { BilingualFields } from '../BilingualFields.tsx';
import { LengthField } from '../LengthField.tsx';
import { panelTexts } from '../panel.texts.ts';
import { SwitchField } from '../SwitchField.tsx';
import styles from './SheetColumns.module.css';
import { useElementChange } from './use-element-change.ts';

interface SheetColumnsProps {
  readonly element: PrintElementOf<'sheet'>;
}

/** Returns the function that names a column of a sub-table. */
export function useColumnNames(tableCode: string): (code: string) => string {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { propertyOf } = useTemplateDesigner();
  const properties = propertyOf(tableCode)?.subSchema?.properties ?? [];
  return (code) => {
    const property = properties.find((each) => each.code === code);
    return property === undefined ? t('gone', { code }) : propertyName(property, locale);
  };
}

/** The columns of a table: added, ordered, removed, and each with its settings. */
export function SheetColumns({ element }: SheetColumnsProps) {
  const change = useElementChange(element);
  const [opened, setOpened] = useState<string | null>(null);
  const { columns } = element;
  const put = (next: readonly SheetColumn[], name?: string) => change({ columns: next }, name);
  return (
    <>
      <ul className={panelStyles.list}>
        {columns.map((column, at) => (
          <li key={column.code} className={styles.column}>
            <ColumnRow
              element={element}
              at={at}
              isOpen={opened === column.code}
              onToggle={() => setOpened(opened === column.code ? null : column.code)}
              onColumns={put}
            />
            {opened === column.code && (
              <ColumnSettings
                element={element}
                column={column}
                onChange={(changed, name) =>
                  put(
                    columns.map((each) => (each.code === column.code ? changed : each)),
                    `${column.code} ${name}`,
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      <AddColumn element={element} onColumns={put} />
    </>
  );
}

interface ColumnsChange {
  onColumns(columns: readonly SheetColumn[], name?: string): void;
}

interface ColumnRowProps extends SheetColumnsProps, ColumnsChange {
  readonly at: number;
  readonly isOpen: boolean;
  onToggle(): void;
}

function ColumnRow({ element: { code, columns }, at, isOpen, onToggle, onColumns }: ColumnRowProps) {
  const t = panelTexts.useT();
  const { isReadOnly } = useTemplateDesigner();
  const own = columns[at]?.code ?? '';
  const name = useColumnNames(code)(own);
  const tools = [
    {
      label: t('columnUp', { name }),
      icon: <ArrowUpOutlined />,
      isOff: at === 0,
      act: () => onColumns(moveItem(columns, at, at - 1)),
    },
    {
      label: t('columnDown', { name }),
      icon: <ArrowDownOutlined />,
      isOff: at === columns.length - 1,
      act: () => onColumns(moveItem(columns, at, at + 1)),
    },
    // A table has one column at least.
    {
      label: t('removeColumn', { name }),
      icon: <CloseOutlined />,
      isOff: columns.length === 1,
      act: () => onColumns(columns.toSpliced(at, 1)),
    },
  ];
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Space size={0}>
        <Tooltip title={t('columnSettings', { name })}>
          <Button
            type="text"
            size="small"
            icon={<SettingOutlined />}
            aria-label={t('columnSettings', { name })}
            aria-expanded={isOpen}
            onClick={onToggle}
          />
        </Tooltip>
        {!isReadOnly &&
          tools.map(({ label, icon, isOff, act }) => (
            <Tooltip key={label} title={label}>
              <Button type="text" size="small" icon={icon} aria-label={label} disabled={isOff} onClick={act} />
            </Tooltip>
          ))}
      </Space>
    </div>
  );
}

interface ColumnSettingsProps extends SheetColumnsProps {
  readonly column: SheetColumn;
  onChange(column: SheetColumn, name: string): void;
}

/** Longest title of a column in one language. */
const longestTitle = 200;

function ColumnSettings({ element, column, onChange }: ColumnSettingsProps) {
  const t = panelTexts.useT();
  const { propertyOf } = useTemplateDesigner();
  const name = useColumnNames(element.code)(column.code);
  const property = propertyOf(element.code)?.subSchema?.properties.find(({ code }) => code === column.code);
  const holdsFiles = property !== undefined && storageOf(property).holdsFiles;
  return (
    <div className={styles.settings}>
      <BilingualFields
        labels={{ zh: t('labelZh'), en: t('labelEn') }}
        hint={t('labelHint')}
        value={column.innerTxt}
        maxLength={longestTitle}
        onChange={(innerTxt, language) => onChange({ ...column, innerTxt }, `title ${language}`)}
      />
      <LengthField
        label={t('columnWidth', { name })}
        value={column.widthValue}
        min={1}
        onChange={(widthValue) => onChange({ ...column, widthValue }, 'width')}
      />
      <SwitchField label={t('columnSum')} value={column.sum} onChange={(sum) => onChange({ ...column, sum }, 'sum')} />
      {element.wideTable === 'split' && (
        <SwitchField
          label={t('columnRepeat')}
          value={column.repeat}
          onChange={(repeat) => onChange({ ...column, repeat }, 'repeat')}
        />
      )}
      {holdsFiles && (
        <SwitchField
          label={t('columnPictures')}
          value={column.display === 'picture'}
          onChange={(isPicture) => onChange({ ...column, display: isPicture ? 'picture' : 'text' }, 'display')}
        />
      )}
    </div>
  );
}

function AddColumn({ element: { code, columns }, onColumns }: SheetColumnsProps & ColumnsChange) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { propertyOf, isReadOnly } = useTemplateDesigner();
  const properties = propertyOf(code)?.subSchema?.properties ?? [];
  const free = properties.filter((property) => columns.every((column) => column.code !== property.code));
  if (isReadOnly || free.length === 0) return null;
  const add = (chosen: string) => {
    const property = free.find((each) => each.code === chosen);
    if (property !== undefined) onColumns([...columns, newColumn(property)]);
  };
  return (
    <ChoiceField
      label={t('addColumn')}
      value={null}
      placeholder={t('chooseField')}
      options={free.map((property) => ({ value: property.code, label: propertyName(property, locale) }))}
      onChange={add}
    />
  );
}
