import { displayValue, propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useCopy } from '@portico/shared-kit/ui/feedback';
import { CopyOutlined } from '@portico/shared-kit/ui/icons';
import { writeTableText } from '@portico/shared-kit/ui/table-text';
import { Button } from 'antd';
import { useMemo } from 'react';
import { numberedName } from '../../list/record-name.ts';
import { useEditedList } from '../edited-list.ts';
import styles from './BlockDialog.module.css';
import { blockTexts } from './block.texts.ts';
import type { CheckedCells } from './use-cell-calls.ts';

/** Cells that are listed; all of them are copied. */
const mostListed = 200;

interface RefusedCellsProps {
  readonly checked: CheckedCells;
  /** True where the contents came from the clipboard. */
  readonly isPasted: boolean;
}

/** The cells that are refused: of which record and field, with what was to be written and the reason. All of them can be copied. */
export function RefusedCells({ checked, isPasted }: RefusedCellsProps) {
  const t = blockTexts.useT();
  const copy = useCopy();
  const cells = useRefused(checked);
  const heads = [t('heads.record'), t('heads.field'), t('heads.text'), t('heads.reason')];
  const copyAll = () =>
    copy(writeTableText([heads, ...cells.map(({ record, field, text, reason }) => [record, field, text, reason])]));
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.slice(0, mostListed).map(({ key, record, field, text, reason, isOfRow }) => (
              <tr key={key}>
                <td className={styles.name}>{record}</td>
                <td className={styles.name}>{field}</td>
                <td>{text}</td>
                <td>
                  {reason}
                  {isOfRow && <span className={styles.whole}>{t('wholeRow')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.below}>
        {cells.length > mostListed && <span>{t('andMore', { count: cells.length - mostListed })}</span>}
        {isPasted && (
          <Button type="link" size="small" icon={<CopyOutlined aria-hidden="true" />} onClick={copyAll}>
            {t('copyRefused')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The refused cells in the order of their rows. Of a row that is left out as a whole all its texts are told in one line. */
function useRefused({ rows, input, changes }: CheckedCells) {
  const t = blockTexts.useT();
  const locale = useLocale();
  const { config } = useEditedList();
  return useMemo(() => {
    const propertyOf = (code: string) => config.properties.find((each) => each.code === code);
    const textAt = (row: number, column: number): string => {
      const cell = rows[row]?.cells[column] ?? null;
      if (cell === null || typeof cell === 'string') return cell ?? '';
      const property = propertyOf(input.codes[column] ?? '');
      return property === undefined || cell.value === null ? '' : displayValue(property, cell.value, { locale });
    };
    const lines = changes.refusals.flatMap(({ code, reason, isOfRow, rows: places }) =>
      places.map((row) => {
        const record = rows[row]?.record ?? null;
        const property = code === null ? undefined : propertyOf(code);
        const column = code === null ? -1 : input.codes.indexOf(code);
        const texts = column >= 0 ? [textAt(row, column)] : input.codes.map((_, at) => textAt(row, at));
        return {
          key: `${row} ${code} ${reason}`,
          row,
          record: record === null ? t('newRow', { row: row + 1 }) : numberedName(record),
          field: property === undefined ? (code ?? '') : propertyName(property, locale),
          text: texts.filter((text) => text !== '').join(' | '),
          reason,
          isOfRow,
        };
      }),
    );
    return lines.toSorted((left, right) => left.row - right.row);
  }, [rows, input, changes, config, locale, t]);
}
