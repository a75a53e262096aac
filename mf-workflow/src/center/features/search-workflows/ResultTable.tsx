import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withReturn } from '../../../addresses.model.ts';
import styles from './ResultTable.module.css';
import { searchTexts } from './search.texts.ts';

/** A column of a result; on a phone a line of a card. */
export interface ResultColumn<T> {
  readonly key: string;
  readonly title: string;
  /** Part of the table's width, in percent. */
  readonly share: number;
  render(item: T): ReactNode;
}

export interface ResultTableProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  /** Columns beside the title of an item. */
  readonly columns: readonly ResultColumn<T>[];
  readonly isBusy: boolean;
  keyOf(item: T): string;
  titleOf(item: T): string;
  /** A line below the title. */
  noteOf?(item: T): ReactNode;
  /** Returns the path to which the item leads. */
  pathOf(item: T): string;
  /** Draws the actions on the item; null where there are none. */
  renderActions?(item: T): ReactNode;
  /** Width of their column in px. */
  readonly actionsWidth?: number;
  /** Absent where nothing is done to several items. */
  readonly selection?: Selection<T> | undefined;
}

/** Items that are selected, by their keys. */
export interface Selection<T> {
  readonly keys: ReadonlySet<string>;
  canSelect(item: T): boolean;
  select(keys: ReadonlySet<string>): void;
}

/** Results of a search: a table on a desk, cards on a phone. All of an item leads to its form. */
export function ResultTable<T>(props: ResultTableProps<T>) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />;
}

function Table<T>(props: ResultTableProps<T>) {
  const { label, items, columns, isBusy, renderActions, actionsWidth, selection, keyOf } = props;
  const t = searchTexts.useT();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {selection !== undefined && (
              <th scope="col" className={styles.tick}>
                <PageTick selection={selection} items={items} keyOf={keyOf} />
              </th>
            )}
            <th scope="col">{t('column.title')}</th>
            {columns.map(({ key, title, share }) => (
              <th key={key} scope="col" style={{ width: `${share}%` }}>
                {title}
              </th>
            ))}
            {renderActions !== undefined && (
              <th scope="col" style={{ width: actionsWidth }}>
                {t('column.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((each) => (
            <Row key={keyOf(each)} {...props} item={each} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row<T>({ item, columns, renderActions, selection, ...how }: ResultTableProps<T> & { readonly item: T }) {
  return (
    <tr className={styles.row} data-selected={selection?.keys.has(how.keyOf(item)) === true}>
      {selection !== undefined && (
        <td className={styles.tick}>
          <Tick selection={selection} {...how} item={item} />
        </td>
      )}
      <td>
        <Title {...how} item={item} />
      </td>
      {columns.map(({ key, render }) => (
        <td key={key}>{render(item)}</td>
      ))}
      {renderActions !== undefined && (
        <td className={styles.actions}>
          <div className={styles.buttons}>{renderActions(item)}</div>
        </td>
      )}
    </tr>
  );
}

function Cards<T>({ label, items, columns, isBusy, renderActions, selection, ...item }: ResultTableProps<T>) {
  const t = searchTexts.useT();
  const list = (
    <ul className={styles.frame} aria-label={label} aria-busy={isBusy}>
      {items.map((each) => (
        <li
          key={item.keyOf(each)}
          className={styles.card}
          data-selected={selection?.keys.has(item.keyOf(each)) === true}
        >
          {selection !== undefined && <Tick selection={selection} {...item} item={each} />}
          <div className={styles.row}>
            <Title {...item} item={each} />
            <dl className={styles.facts}>
              {columns.map(({ key, title, render }) => (
                <div key={key} className={styles.fact}>
                  <dt>{title}</dt>
                  <dd>{render(each)}</dd>
                </div>
              ))}
            </dl>
          </div>
          {renderActions !== undefined && <div className={styles.buttons}>{renderActions(each)}</div>}
        </li>
      ))}
    </ul>
  );
  if (selection === undefined) return list;
  return (
    <div className={styles.selectable}>
      <div className={styles.head}>
        <PageTick selection={selection} items={items} keyOf={item.keyOf}>
          {t('selectPage')}
        </PageTick>
      </div>
      {list}
    </div>
  );
}

interface PageTickProps<T> extends Pick<ResultTableProps<T>, 'items' | 'keyOf'> {
  readonly selection: Selection<T>;
  readonly children?: ReactNode;
}

/** Selects all of the page, or nothing. */
function PageTick<T>({ selection: { keys, canSelect, select }, items, keyOf, children }: PageTickProps<T>) {
  const t = searchTexts.useT();
  const all = items.filter((item) => canSelect(item)).map((item) => keyOf(item));
  const count = all.filter((key) => keys.has(key)).length;
  return (
    <Checkbox
      aria-label={t('selectPage')}
      disabled={all.length === 0}
      checked={count > 0 && count === all.length}
      indeterminate={count > 0 && count < all.length}
      onChange={({ target }) => select(new Set(target.checked ? all : []))}
    >
      {children}
    </Checkbox>
  );
}

interface TickProps<T> extends Pick<ResultTableProps<T>, 'keyOf' | 'titleOf'> {
  readonly selection: Selection<T>;
  readonly item: T;
}

function Tick<T>({ selection: { keys, canSelect, select }, keyOf, titleOf, item }: TickProps<T>) {
  const t = searchTexts.useT();
  if (!canSelect(item)) return null;
  const key = keyOf(item);
  return (
    <Checkbox
      className={styles.tickBox}
      aria-label={t('select', { name: titleOf(item) })}
      checked={keys.has(key)}
      onChange={({ target }) =>
        select(new Set(target.checked ? [...keys, key] : [...keys].filter((each) => each !== key)))
      }
    />
  );
}

type TitleProps<T> = Pick<ResultTableProps<T>, 'titleOf' | 'noteOf' | 'pathOf'> & { readonly item: T };

/** The link reaches over the whole item, and leads from the form back to the search as it stands. */
function Title<T>({ titleOf, noteOf, pathOf, item }: TitleProps<T>) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Link to={withReturn(pathOf(item), pathname + search)} className={styles.title}>
        <Ellipsis text={titleOf(item)} lines={2} />
      </Link>
      {noteOf !== undefined && <span className={styles.note}>{noteOf(item)}</span>}
    </>
  );
}
