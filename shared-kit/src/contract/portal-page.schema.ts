import { type Static, type TSchema, Type } from 'typebox';
import { Nullable } from './common.schema.ts';
import type { PortalPageDocument, WidgetType } from './portal-page.ts';

const oneOf = <const T extends string | number>(...values: T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));
const text = (maxLength: number) => Type.String({ maxLength });
/** Target of a link: a page of the portal or another site. Anything else could run in our origin. */
const Address = Type.String({ maxLength: 2000, pattern: '^(/(?!/)|https?://)' });
const Colour = Nullable(text(64));
const target = { app: Type.Optional(text(64)), bizModel: Type.Optional(text(64)) };

const Style = Type.Partial(
  Type.Object({
    backgroundColor: Colour,
    backgroundImg: Nullable(text(64)),
    borderRadius: oneOf('none', 'small', 'medium', 'big'),
    borderStyle: oneOf('none', 'solid', 'dashed'),
    borderThickness: Type.Number({ minimum: 0, maximum: 100 }),
    borderColor: Colour,
    textColor: Colour,
    textThickness: oneOf('normal', 'bold'),
  }),
);

/** `title` is JSON text of at most 40 characters a language (portal spec, section 5). */
const Navigation = Type.Object({
  id: text(64),
  icon: text(64),
  title: text(200),
  actionType: oneOf('app', 'bizModel', 'portalPage', 'URL'),
  ...target,
  portalPage: Type.Optional(text(64)),
  URL: Type.Optional(Address),
  openMode: oneOf('curPage', 'newPage'),
  isDefaultWorkbench: Type.Optional(Type.Boolean()),
});

const Photo = Type.Object({
  id: text(64),
  name: text(200),
  refId: Nullable(text(64)),
  openType: oneOf('_self', '_blank'),
  fillType: oneOf('FitHeight', 'FitWidth', 'FillAll', 'Scale'),
  gotoType: oneOf(0, 1, 2, 3, 4),
  ...target,
  linkUrl: Type.Optional(Address),
  gotoPage: Type.Optional(text(64)),
});

const widget = (type: string, settings: TSchema) =>
  Type.Object({
    id: text(64),
    type: Type.Literal(type),
    x: Type.Integer({ minimum: 0, maximum: 11 }),
    y: Type.Integer({ minimum: 0, maximum: 10_000 }),
    w: Type.Integer({ minimum: 1, maximum: 12 }),
    h: Type.Integer({ minimum: 1, maximum: 1000 }),
    title: Type.Optional(Nullable(text(200))),
    style: Type.Optional(Style),
    settings: Type.Optional(settings),
  });

const size = Type.Integer({ minimum: 1, maximum: 50 });

/** The settings of a remote's widget; the widget declares the names and holds the values against their types. */
const WidgetValues = Type.Record(text(64), Type.Union([text(2000), Type.Number(), Type.Boolean()]), {
  maxProperties: 30,
});

/** The settings of every type of widget; a forgotten one does not compile. */
const settingsOf = {
  RowMenu: Type.Partial(
    Type.Object({
      navigator: Type.Array(Navigation, { maxItems: 50 }),
      navigatorIconSize: oneOf('small', 'medium', 'big'),
    }),
  ),
  Carousel: Type.Partial(
    Type.Object({
      autoplay: Type.Boolean(),
      autoplaySpeed: Type.Integer({ minimum: 1000, maximum: 60_000, multipleOf: 1000 }),
      photos: Type.Array(Photo, { maxItems: 30 }),
    }),
  ),
  MyApplication: Type.Object({}),
  MyUnfinished: Type.Partial(Type.Object({ size })),
  ShortcutList: Type.Partial(Type.Object({ size })),
  Contributed: Type.Object({ remote: text(64), widget: text(64), values: Type.Optional(WidgetValues) }),
} satisfies { readonly [T in WidgetType]: TSchema };

/** The schema of every type of widget. */
export const widgetSchemas: Readonly<Record<string, TSchema>> = Object.fromEntries(
  Object.entries(settingsOf).map(([type, settings]) => [type, widget(type, settings)]),
);

const layout = Type.Optional(
  Type.Partial(
    Type.Object({
      columns: Type.Literal(12),
      rowHeight: Type.Integer({ minimum: 4, maximum: 200 }),
      margin: Type.Integer({ minimum: 0, maximum: 50 }),
    }),
  ),
);
const maxItems = 100;

/** All of a saved page but what its widgets hold. */
export const PortalPageFrame = Type.Object({ layout, widgets: Type.Array(Type.Unknown(), { maxItems }) });

/** A page as it may be saved: what it leaves out is filled in by `readPortalPage`. */
export const SavedPortalPage = Type.Object({
  version: Type.Literal(1 satisfies PortalPageDocument['version']),
  layout,
  widgets: Type.Array(Type.Union(Object.values(widgetSchemas)), { maxItems }),
});
export type SavedPortalPage = Static<typeof SavedPortalPage>;
