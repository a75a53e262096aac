import type { FormTraceChange } from '@portico/shared-kit/contract/form-trace.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { Tag } from 'antd';
import { ComparedValue } from '../../../compared-value/ComparedValue.tsx';
import { type Comparison, comparisonOf, type RowComparison } from './comparison.model.ts';
import { compareTexts } from './compare.texts.ts';
import styles from './Comparison.module.css';

/** Table of a change, field by field: before on the left, after on the right. */
export function ComparisonTable({ changes }: { readonly changes: readonly FormTraceChange[] }) {
  const t = compareTexts.useT();
  const locale = useLocale();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['item', 'before', 'after'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        {changes.map((change) => {
          const compared = comparisonOf(change);
          const name = compared.property === null ? compared.name : propertyName(compared.property, locale);
          return (
            <tbody key={change.code}>
              {compared.kind === 'value' ? (
                <tr>
                  <th scope="row">{name}</th>
                  <Sides {...compared} />
                </tr>
              ) : (
                <Rows compared={compared} name={name} />
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function Sides(values: Pick<Extract<Comparison, { kind: 'value' }>, 'property' | 'before' | 'after'>) {
  const t = compareTexts.useT();
  return (['before', 'after'] as const).map((side) => (
    <td key={side} data-side={t(side)}>
      <ComparedValue {...values} side={side} />
    </td>
  ));
}

interface RowsProps {
  readonly compared: Extract<Comparison, { kind: 'rows' }>;
  readonly name: string;
}

/** Rows are matched by what they are, whatever their order: each with its columns that tell something. */
function Rows({ compared: { property, rows }, name }: RowsProps) {
  const t = compareTexts.useT();
  const locale = useLocale();
  const moved = rows.every(({ kind, changed }) => kind === 'changed' && changed.size === 0);
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.group}>
          {name}
          {moved && <span className={styles.quiet}>{t('rows.same')}</span>}
        </th>
      </tr>
      {rows.flatMap((row, index) =>
        columnsOf(row, property.subSchema?.properties ?? []).map((column, place) => (
          <tr key={`${row.id}/${column.code}`}>
            <th scope="row" className={styles.cell}>
              {place === 0 && (
                <span className={styles.row}>
                  {t('row', { number: index + 1 })} <Tag color={tones[row.kind]}>{t(`rows.${row.kind}`)}</Tag>
                </span>
              )}
              {propertyName(column, locale)}
            </th>
            <Sides
              property={column}
              before={row.before?.[column.code] ?? null}
              after={row.after?.[column.code] ?? null}
            />
          </tr>
        )),
      )}
    </>
  );
}

const tones = { added: 'success', removed: 'error', changed: 'processing' } as const;

function columnsOf<T extends { readonly code: string }>(
  { changed }: RowComparison,
  columns: readonly T[],
): readonly T[] {
  return columns.filter(({ code }) => changed.has(code));
}
