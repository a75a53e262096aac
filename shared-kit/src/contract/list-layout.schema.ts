import { ModelCode, ViewCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, Id, Nullable } from './common.schema.ts';
import { optionColours } from './option-colours.ts';
import { matchLimits } from './record-matches.ts';

/** Columns that a view has at most, as far as a layout is concerned. */
const mostColumns = 500;
const byColumn = { maxProperties: mostColumns };

/** Colour of the records that meet conditions. */
export const ColourRule = Type.Object({
  /** Code of the field whose cells are coloured; null for whole rows. */
  target: Nullable(Code),
  /** Conditions, as the address of a list writes those of its advanced filter. */
  where: Type.String({ minLength: 1, maxLength: 4000 }),
  colour: Type.Enum([...optionColours], { type: 'string' }),
});
export type ColourRule = Static<typeof ColourRule>;

/** Rows at the top of a page that stay in sight at most. */
const mostFrozenRows = 10;

/** A person's own layout of a list view; what is missing in it is as the view says. */
export const ListLayout = Type.Object({
  /** Ids in the person's order, and which of them are shown. */
  columns: Type.Array(Type.Object({ id: Code, isShown: Type.Boolean() }), { maxItems: mostColumns }),
  /** Pixels by id (portal spec, section 9: at least 70). */
  widths: Type.Record(Code, Type.Integer({ minimum: 70, maximum: 2000 }), byColumn),
  /** Side by id; null scrolls a column that the view pins. */
  pins: Type.Record(Code, Nullable(Type.Union([Type.Literal('left'), Type.Literal('right')])), byColumn),
  /** The height of rows, lowest first. */
  density: Type.Union([Type.Literal('compact'), Type.Literal('middle'), Type.Literal('loose')]),
  /** Rows at the top of each page that stay in sight; absent for none. */
  frozenRows: Type.Optional(Type.Integer({ minimum: 0, maximum: mostFrozenRows })),
  /** True where the filter form shows all conditions; null as the view says: without a type, which would read null as false. */
  isFilterOpen: Type.Unsafe<boolean | null>({ enum: [true, false, null] }),
  /** Of the rules that a row or a cell meets, the first one counts. */
  colours: Type.Optional(Type.Array(ColourRule, { maxItems: matchLimits.filters })),
});
export type ListLayout = Static<typeof ListLayout>;

/** `layout` null: as the view says again. */
export const KeepListLayoutInput = Type.Object({
  schemaCode: ModelCode,
  viewCode: ViewCode,
  layout: Nullable(ListLayout),
});
export type KeepListLayoutInput = Static<typeof KeepListLayoutInput>;

/** The caller's own settings of a list; what is absent is not set. */
export const ownListSettings = {
  /** Layout of this person's own of the view. */
  layout: Type.Optional(ListLayout),
  /** The saved view that the list opens with: of the person's own choice, else of the first of their roles that has one. */
  defaultView: Type.Optional(Type.Object({ id: Id, viewCode: ViewCode, query: Type.String() })),
};
