import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { commonTexts, useLocale } from '@portico/shared-kit/i18n';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { useColours } from '../../colours/colours-context.ts';
import { tintOf } from '@portico/shared-kit/ui/theme';
import { RecordLink } from './RecordLink.tsx';
import { rowMark } from './row-mark.ts';
import styles from './RecordCards.module.css';
import { useScriptView } from '../../scripts/list-script.ts';

type Column = GridColumn<BizRecord>;

interface RecordCardProps {
  readonly record: BizRecord;
  /** Null for a record whose title is empty. */
  readonly title: string | null;
  readonly address: string;
  readonly fields: readonly Column[];
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  /** Stands at the end of the head: what can be done with this record alone. */
  readonly tools?: ReactNode;
  /** False where other keys than Tab lead from card to card. */
  readonly isTabStop?: boolean;
  /** True where the card can be dragged. */
  readonly isMovable?: boolean;
  readonly isBusy?: boolean;
}

/** Card of a record, opened by a tap anywhere on it: its title, whether it is unfinished, and a few values. */
export function RecordCard(props: RecordCardProps) {
  const { record, title, address, fields, isSelected, onToggle, tools, isMovable, isBusy, isTabStop = true } = props;
  const t = datalistTexts.useT();
  const locale = useLocale();
  const mark = useScriptView().markOf(record) ?? rowMark(record, locale);
  const common = commonTexts.useT();
  const colour = useColours()(record, null);
  return (
    <li
      className={styles.card}
      data-item={record.id}
      data-selected={isSelected || undefined}
      data-coloured={colour !== null || undefined}
      style={tintOf(colour)}
      data-movable={isMovable || undefined}
      aria-busy={isBusy}
    >
      <div className={styles.head}>
        <Checkbox
          checked={isSelected}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('selection.row', { name: title ?? record.id })}
          onChange={onToggle}
        />
        <span className={styles.title}>
          <RecordLink address={address} isTabStop={isTabStop}>
            {title || common('empty')}
          </RecordLink>
        </span>
        {mark && (
          <span className={styles.mark} data-tone={mark.tone}>
            {mark.label}
          </span>
        )}
        {tools}
      </div>
      <Fields fields={fields} record={record} />
    </li>
  );
}

/** The values below the title of a card, in the colours of the user's rules. */
function Fields({ fields, record }: Pick<RecordCardProps, 'fields' | 'record'>) {
  const colourOf = useColours();
  return (
    <dl className={styles.fields}>
      {fields.map((column) => {
        const colour = colourOf(record, column.id);
        return (
          <div
            key={column.id}
            className={styles.field}
            data-coloured={colour !== null || undefined}
            style={tintOf(colour)}
          >
            <dt>{column.title}</dt>
            <dd>
              <Value column={column} record={record} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Value({ column, record }: { readonly column: Column; readonly record: BizRecord }) {
  const common = commonTexts.useT();
  const text = column.text(record);
  if (text === null || text === '') return common('empty');
  return column.render ? column.render(record, text) : text;
}
