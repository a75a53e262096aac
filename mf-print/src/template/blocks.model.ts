import type {
  ColumnElement,
  PrintElement,
  SheetElement,
  FixedTextElement,
  WorkflowLogElement,
} from '@portico/shared-kit/contract/print-elements';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import { kindOf, valueFor } from '@portico/shared-kit/fields';
import { commonTexts, type Locale, localisedText } from '@portico/shared-kit/i18n';
import type { Block, TableColumn, TableContent } from '../paging/block.ts';
import { workflowLogTable } from './workflow-log.model.ts';
import { dataCode, type FindProperty, printedName, printedValue } from './words.model.ts';

/** Source from which elements take their words. */
export interface WordSource {
  readonly record: PrintRecord;
  readonly find: FindProperty;
  readonly locale: Locale;
}

type Content = Block['content'];

const contents = {
  title: textContent,
  text: textContent,
  column: columnContent,
  sheet: sheetContent,
  workflowLog: logContent,
} as const;

/** The elements of one page of a template with a record's words in them. */
export function blocksOf(elements: readonly PrintElement[], source: WordSource): Block[] {
  return elements.flatMap((element) => {
    const { id, top, left, widthValue, heightValue, eleType } = element;
    if (!Object.hasOwn(contents, eleType)) return [];
    const fill = contents[eleType as keyof typeof contents] as (element: PrintElement, source: WordSource) => Content;
    return [{ id, top, left, width: widthValue, height: heightValue, content: fill(element, source) }];
  });
}

function textContent({ innerTxt, look }: FixedTextElement<'title' | 'text'>, { locale }: WordSource): Content {
  return { kind: 'text', text: localisedText(innerTxt, locale), look };
}

function columnContent({ code, leftKey, rightValue }: ColumnElement, { record, find, locale }: WordSource): Content {
  const property = find(code);
  const label = leftKey.innerTxt ? localisedText(leftKey.innerTxt, locale) : printedName(property, locale);
  return {
    kind: 'column',
    label: { text: label, width: leftKey.widthValue, look: leftKey.look },
    value: {
      text: printedValue(property, valueFor(record.bizObject.data, dataCode(code), locale), locale),
      look: rightValue.look,
    },
  };
}

function sheetContent(element: SheetElement, { record, find, locale }: WordSource): Content {
  const children = find(element.code)?.subSchema?.properties ?? [];
  const columns = element.columns.map(({ code, innerTxt, widthValue }) => {
    const property = children.find((child) => child.code === code);
    // A saved column may leave its title out altogether.
    const title = innerTxt ? localisedText(innerTxt, locale) : printedName(property, locale);
    return { code, property, title, share: widthValue };
  });
  const value = record.bizObject.data[element.code];
  const rows = (Array.isArray(value) ? value : []) as readonly Readonly<Record<string, unknown>>[];
  return table(element, {
    columns: shared(columns, element.widthValue, ({ property }) => (property ? kindOf(property).align : 'left')),
    rows: rows.map((row) => columns.map(({ code, property }) => printedValue(property, row[code], locale))),
    repeatsHead: element.sheetHeaderPagingAttr,
    locale,
  });
}

function logContent(element: WorkflowLogElement, { record, locale }: WordSource): Content {
  const { heads, rows } = workflowLogTable(record.workFlowLog, locale);
  return table(element, { columns: shared(heads, element.widthValue, () => 'left'), rows, repeatsHead: true, locale });
}

/** Widths are shares of the table's own. */
function shared<T extends { readonly title: string; readonly share: number }>(
  columns: readonly T[],
  width: number,
  align: (column: T) => TableColumn['align'],
): TableColumn[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0) || 1;
  return columns.map((column) => ({
    title: column.title,
    width: (column.share / whole) * width,
    align: align(column),
  }));
}

interface TableParts extends Pick<TableContent, 'columns' | 'rows' | 'repeatsHead'> {
  readonly locale: Locale;
}

/** A table without rows says so in one. */
function table({ look, headHeight, bodyHeight }: SheetElement | WorkflowLogElement, parts: TableParts): TableContent {
  const { columns, repeatsHead, locale } = parts;
  const rows = parts.rows.length > 0 ? parts.rows : [columns.map(() => commonTexts.t(locale, 'empty'))];
  return { kind: 'table', columns, rows, repeatsHead, look, headHeight, rowHeight: bodyHeight };
}
