import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { displayValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gridColumns, linkCode } from '../../features/browse-records/grid-columns.tsx';
import { useSubTableDialog } from '../../features/browse-records/use-sub-table-dialog.tsx';
import { useScriptView } from '../../scripts/list-script.ts';
import { toggleSelected } from '../../list/toggle-selected.ts';
import type { ModeProps } from '../list-mode.ts';
import { calendarTexts } from './calendar.texts.ts';
import { type CalendarEntry, changedValues, type EntryChange, entryOf } from './calendar-entries.model.ts';
import { type CalendarFields, calendarFields, codesOf, isMovable, isStretchable } from './calendar-fields.model.ts';
import { type CalendarSpan, rangeIn, rangeNames } from './calendar-range.model.ts';
import { useEntryChanges } from './use-entry-changes.ts';
import { useRangeRecords, useUndatedCount } from './use-range-records.ts';
import { type Day, dayAt } from './wall-time.model.ts';

/** Returns all that the parts of a calendar share. */
export function useCalendar(list: ModeProps) {
  const { config, columns, onDrawn, selected, onSelect } = list;
  const locale = useLocale();
  const fields = useFields(config);
  const { range, today, show } = useRange();
  const read = useRangeRecords(list, range, fields);
  const { records, change, isSaving } = useEntryChanges(read.records, read.readAt);
  const { dialog, show: onShowRows } = useSubTableDialog();
  const { draw, markOf } = useScriptView();
  const drawn = useMemo(
    () => draw(gridColumns({ config, columns, locale, hasTabStops: false, onShowRows })),
    [draw, config, columns, locale, onShowRows],
  );
  const entries = useMemo(() => entriesOf(records, fields, range), [records, fields, range]);
  const tell = useStableCallback(() => onDrawn({ records: entries.map(({ record }) => record), total: read.total }));
  useEffect(tell, [tell, entries, read.total]);
  const changeEntry = useEntryChange(fields, change);
  return {
    fields,
    range,
    today,
    show,
    read,
    entries,
    dialog,
    cardFields: drawn.filter(({ id }) => id !== titleCode(fields, drawn) && !codesOf(fields).includes(id)),
    undated: useUndatedCount(list, fields),
    markOf,
    titleOf: (record: BizRecord) => titleOf(record, { fields, drawn, locale }),
    colourWords: (record: BizRecord) => {
      const value = fields.colour === null ? null : record.data[fields.colour.code];
      return fields.colour === null || value == null ? '' : displayValue(fields.colour, value, { locale });
    },
    isMovable: (record: BizRecord) => isMovable(fields, record),
    isStretchable: (record: BizRecord) => isStretchable(fields, record),
    isSaving,
    toggle: (record: BizRecord) => onSelect(toggleSelected(selected, record.id)),
    change: changeEntry,
  };
}

/** Model that the parts of a calendar share. */
export type CalendarModel = ReturnType<typeof useCalendar>;

function useFields(config: ModeProps['config']): CalendarFields {
  const fields = useMemo(() => calendarFields(config), [config]);
  // The mode is only for those who see the start of the view.
  if (fields === null) throw new Error('The field of the start is not there');
  return fields;
}

/** The time that the address asks for, today, and the function that shows another: the address keeps it. */
function useRange() {
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  // Today is the day on which the calendar was opened: what is drawn does not change by itself at midnight.
  const [today] = useState(() => dayAt(new Date().toISOString()));
  const range = useMemo(() => rangeIn(query, today, locale), [query, today, locale]);
  const show = useStableCallback(({ at, by }: { readonly at?: Day; readonly by?: CalendarSpan }) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(rangeNames.at, at ?? range.at);
      next.set(rangeNames.by, by ?? range.by);
      return next;
    }),
  );
  return { range, today, show };
}

/** Returns the function that changes a record by some time, where it may be, and says what it has done. */
function useEntryChange(fields: CalendarFields, save: ReturnType<typeof useEntryChanges>['change']) {
  const t = calendarTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  return useStableCallback((record: BizRecord, change: EntryChange): boolean => {
    const isMove = change.startBy === change.endBy;
    if (!(isMove ? isMovable(fields, record) : isStretchable(fields, record))) return false;
    const data = changedValues(record, fields, change);
    if (data === null) {
      toast.warning(t('tooShort'));
      return false;
    }
    if (Object.keys(data).length === 0) return false;
    const shown = (property: CalendarFields['start']) =>
      displayValue(property, data[property.code] ?? record.data[property.code], { locale });
    const from = shown(fields.start);
    const isLong = !isMove && fields.end !== null;
    save(
      record,
      data,
      isLong ? t('stretched', { from, to: shown(fields.end ?? fields.start) }) : t('moved', { date: from }),
    );
    return true;
  });
}

function entriesOf(
  records: readonly BizRecord[],
  fields: CalendarFields,
  { first, last }: { readonly first: Day; readonly last: Day },
): readonly CalendarEntry[] {
  const entries = records.flatMap((record) => entryOf(record, fields) ?? []);
  return entries.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);
}

type Columns = ReturnType<typeof gridColumns>;

/** The code of the field that entries are called by: the view's own, else as cards of the list are. */
function titleCode({ title }: CalendarFields, drawn: Columns): string | undefined {
  return title?.code ?? linkCode(drawn.map(({ id }) => id));
}

function titleOf(
  record: BizRecord,
  { fields, drawn, locale }: { readonly fields: CalendarFields; readonly drawn: Columns; readonly locale: 'zh' | 'en' },
): string {
  const { title } = fields;
  const column = drawn.find(({ id }) => id === titleCode(fields, drawn));
  const text = column?.text(record) ?? '';
  const value = title === null ? null : record.data[title.code];
  if (title === null || value == null) return text === '' ? record.id : text;
  const own = displayValue(title, value, { locale });
  // What a script says of the title stands behind it.
  return text === '' || text.startsWith(own) ? text || own : `${own} ${text}`;
}
