import { useDropImportRowsMutation } from '@portico/shared-kit/api/import-corrections.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { DeleteOutlined } from '@portico/shared-kit/ui/icons';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { Button, Checkbox, Popover } from 'antd';
import { useState } from 'react';
import { BatchReplacement } from './BatchReplacement.tsx';
import styles from './Correction.module.css';
import { correctTexts } from './correct.texts.ts';
import { RememberedButton } from './RememberedButton.tsx';
import type { CorrectionModel } from './use-correction.ts';

interface CorrectionToolsProps {
  readonly taskId: string;
  readonly model: CorrectionModel;
}

/** Actions on the rows that are selected. */
export function CorrectionTools({
  taskId,
  schemaCode,
  model,
}: CorrectionToolsProps & { readonly schemaCode: ModelCode }) {
  const t = correctTexts.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        // A press elsewhere, such as on a row's box, leaves the form as it is; Esc closes it.
        trigger={[]}
        placement="bottomLeft"
        destroyOnHidden
        content={<BatchReplacement taskId={taskId} model={model} onClose={() => setOpen(false)} />}
      >
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('batch.open')}
        </Button>
      </Popover>
      <RememberedButton schemaCode={schemaCode} columns={model.columns} />
      <DropRows taskId={taskId} model={model} />
      <TableSelections model={model} />
    </div>
  );
}

function DropRows({ taskId, model: { rows, selected, clearSelection } }: CorrectionToolsProps) {
  const t = correctTexts.useT();
  const toast = useToast();
  const [drop, { isLoading }] = useDropImportRowsMutation();
  const rowNumbers = rows.filter(({ key }) => selected.has(key)).map(({ rowNumber }) => rowNumber);
  const count = rowNumbers.length;
  if (count === 0) return null;
  const handleDrop = async () => {
    const { data } = await drop({ taskId, rowNumbers });
    if (data === undefined) return;
    toast.success(t('dropped', { count: data.changed }));
    clearSelection();
  };
  return (
    <Button danger icon={<DeleteOutlined aria-hidden="true" />} loading={isLoading} onClick={() => void handleDrop()}>
      {t('drop', { count })}
    </Button>
  );
}

/** Selects all rows of a sub-table on the page, one box for each. */
function TableSelections({ model: { rows, columns, selected, setSelected } }: Pick<CorrectionToolsProps, 'model'>) {
  const t = correctTexts.useT();
  const groups = new Map(columns.flatMap(({ path, group }) => (group === null ? [] : [[tableOf(path), group]])));
  return [...groups].map(([subTable, name]) => {
    const keys = rows
      .flatMap(({ children }) => children.filter((each) => each.subTable === subTable))
      .map(({ key }) => key);
    const count = keys.filter((key) => selected.has(key)).length;
    const handleChange = (isOn: boolean) => {
      const rest = [...selected].filter((key) => !keys.includes(key));
      setSelected(new Set(isOn ? [...rest, ...keys] : rest));
    };
    return (
      <Checkbox
        key={subTable}
        checked={count > 0 && count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        disabled={keys.length === 0}
        onChange={({ target }) => handleChange(target.checked)}
      >
        {t('selectTable', { name })}
      </Checkbox>
    );
  });
}

const tableOf = (path: string) => path.slice(0, path.indexOf('.'));
