import { kindOf, type Property, propertyName, type RowValue } from '@portico/shared-kit/fields';
import { FieldCell } from '@portico/shared-kit/fields/ui';
import { commonTexts, useLocale } from '@portico/shared-kit/i18n';
import { NoResult } from '@portico/shared-kit/ui/feedback';
import { Modal, Table } from 'antd';
import { useState } from 'react';
import { columnFilter, type RowsFilter, rowsMatching } from './sub-table-filter.model.ts';
import styles from './SubTableDialog.module.css';
import { SubTableFilter } from './SubTableFilter.tsx';

interface SubTableDialogProps {
  /** The sub-table. */
  readonly property: Property;
  readonly rows: readonly RowValue[];
  readonly onClose: () => void;
}

const pageSizes = [10, 20, 50, 100];
const noFilter: RowsFilter = {};

/** All rows of a sub-table, in pages, narrowed by its columns (list spec, section 2). */
export function SubTableDialog({ property, rows, onClose }: SubTableDialogProps) {
  const locale = useLocale();
  const common = commonTexts.useT();
  const [filter, setFilter] = useState(noFilter);
  const [paging, setPaging] = useState({ current: 1, pageSize: 10 });
  const columns = property.subSchema?.properties ?? [];
  const shown = rowsMatching(rows, columns, { filter, locale });
  const narrow = (asked: RowsFilter) => {
    setFilter(asked);
    setPaging((current) => ({ ...current, current: 1 }));
  };
  return (
    <Modal
      open
      width="min(1040px, calc(100vw - 32px))"
      title={propertyName(property, locale)}
      footer={null}
      onCancel={onClose}
    >
      <SubTableFilter
        columns={columns.filter((column) => columnFilter(column) !== 'none')}
        filter={filter}
        onChange={narrow}
      />
      <Table<RowValue>
        size="small"
        className={styles.rows}
        rowKey="id"
        dataSource={[...shown]}
        columns={tableColumns(columns, locale)}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <NoResult onClear={() => narrow(noFilter)} /> }}
        pagination={{
          ...paging,
          showSizeChanger: true,
          showQuickJumper: shown.length > paging.pageSize,
          pageSizeOptions: pageSizes,
          showTotal: (count) => common('totalCount', { count }),
          onChange: (page, pageSize) => setPaging({ current: pageSize === paging.pageSize ? page : 1, pageSize }),
        }}
      />
    </Modal>
  );
}

function tableColumns(columns: readonly Property[], locale: ReturnType<typeof useLocale>) {
  return columns.map((column) => ({
    key: column.code,
    title: propertyName(column, locale),
    align: kindOf(column).align,
    render: (row: RowValue) => <FieldCell property={column} value={row[column.code]} locale={locale} isTabStop />,
  }));
}
