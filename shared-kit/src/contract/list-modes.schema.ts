import { type Static, Type } from 'typebox';
import { Code, NameI18n } from './common.schema.ts';

/** Types of list views that there are so far, of those of the portal specification (section 3). */
export const ViewType = Type.Enum(['LIST', 'TREE', 'BOARD', 'CALENDAR', 'GANTT'], { type: 'string' });
export type ViewType = Static<typeof ViewType>;

/**
 * Settings of a board: its columns are the values of one field, its lanes those of another. Both are fields by whose values records
 * can be grouped; a board without `lanePropertyCode` has one lane.
 */
const BoardSettings = Type.Object({
  columnPropertyCode: Code,
  lanePropertyCode: Type.Optional(Code),
});

/**
 * Settings of a tree: each record stands below the record of its model that `parentPropertyCode` holds. Where people put the records of
 * a level in an order by hand, the number `orderPropertyCode` keeps it.
 */
const TreeSettings = Type.Object({
  parentPropertyCode: Code,
  orderPropertyCode: Type.Optional(Code),
});

/**
 * Settings of a calendar, by codes of fields: the dates at which entries start and end, what they are called, and the values that
 * colour them. Without an end each stands at its start; without a title it is called as the view calls its records.
 */
const CalendarSettings = Type.Object({
  startTimePropertyCode: Code,
  endTimePropertyCode: Type.Optional(Code),
  titlePropertyCode: Type.Optional(Code),
  colourPropertyCode: Type.Optional(Code),
});

/**
 * Settings of a Gantt chart (portal spec, section 3): the title, the days of beginning and end, and how much is done. `levelPropertyCode`
 * holds the record above, as of a tree; `dependencyPropertyCode` the records that must have ended before.
 */
const GanttSettings = Type.Object({
  titlePropertyCode: Code,
  startTimePropertyCode: Code,
  endTimePropertyCode: Code,
  progressPropertyCode: Type.Optional(Code),
  levelPropertyCode: Type.Optional(Code),
  milestonePropertyCode: Type.Optional(Code),
  dependencyPropertyCode: Type.Optional(Code),
});
export type GanttSettings = Static<typeof GanttSettings>;

/** Members of a view that say how it draws its records; rows of a grid where they are absent. */
export const listModeSettings = {
  viewType: Type.Optional(ViewType),
  board: Type.Optional(BoardSettings),
  tree: Type.Optional(TreeSettings),
  calendar: Type.Optional(CalendarSettings),
  gantt: Type.Optional(GanttSettings),
  /** Script of the view, in the language of `list-scripts`; how long it may be is checked with what it says. */
  script: Type.Optional(Type.String()),
  /** True where the script is kept and the list is drawn without it. */
  isScriptDisabled: Type.Optional(Type.Boolean()),
};

/** Members of a button beside what it does. */
export const buttonLooks = {
  attributes: Type.Optional(
    Type.Object({
      /** Target of the button's page: in this tab, in a new one, or in a dialog over the list. */
      openMode: Type.Optional(Type.Enum(['curPage', 'newPage', 'modal'], { type: 'string' })),
    }),
  ),
  /** Hint of a custom button, shown where the pointer rests on it. */
  hint: Type.Optional(Type.String({ maxLength: 200 })),
  hint_i18n: Type.Optional(NameI18n),
};

/** A view as the menu of views names it. */
export const ListViewName = Type.Object({
  code: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  viewType: Type.Optional(ViewType),
});
