import { FieldCell } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { useSummaries } from '../../features/browse-records/summaries.ts';
import { columnTitle } from '../../list/column-title.model.ts';
import type { ModeProps } from '../list-mode.ts';
import styles from './Board.module.css';
import { boardTexts } from './board.texts.ts';
import type { BoardValue } from './board-values.model.ts';
import { countChange } from './card-moves.model.ts';
import { type BoardModel, columnOfCell } from './use-board.ts';

interface BoardHeadProps {
  readonly list: ModeProps;
  readonly board: BoardModel;
}

/** Heads of the columns: the value, how many records have it, and the view's figures of them. */
export function BoardHead({ list, board }: BoardHeadProps) {
  return (
    <div className={styles.heads}>
      {board.columns.values.map((column) => (
        <Head key={column.id} {...{ list, board, column }} />
      ))}
    </div>
  );
}

function Head({ list, board, column }: BoardHeadProps & { readonly column: BoardValue }) {
  const t = boardTexts.useT();
  const locale = useLocale();
  const { config, columns } = list;
  const summaries = useSummaries({ config, columns, page: column });
  const figures = columns.flatMap((each) => {
    const summary = summaries[each.propertyCode];
    return summary === undefined ? [] : [{ title: columnTitle(each, config.properties, locale), summary }];
  });
  const count =
    column.count + countChange((cell) => columnOfCell(cell) === column.id, board.columns.readAt, board.moves);
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        {column.value === null ? (
          t('none')
        ) : (
          <FieldCell property={board.field} value={column.value} locale={locale} isTabStop={false} />
        )}
        <span className={styles.count}>{count.toLocaleString(locale)}</span>
      </div>
      {count > 0 && figures.length > 0 && (
        <p className={styles.figures}>
          {figures
            .map(({ title, summary }) => [title, summary.label, summary.text].filter(Boolean).join(' '))
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
