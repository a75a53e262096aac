import { isJsonObject, type JsonObject, upToDate } from '../contract/versioned-json.ts';
import { migratePortalPage } from './migrate.ts';
import { type PortalPageDocument, type PortalWidget, portalPageVersion, type WidgetOf } from './portal-page.ts';
import { widgetStyleDefaults } from './style.ts';
import type { WidgetStyle } from './style.schema.ts';
import type { WidgetLayout } from './widget-type.ts';
import { isWidgetTypeName, widgetTypeOf, type WidgetTypeName } from './widget-types.ts';

/** Use of a page that is read: people are shown what this program can draw, designers lose nothing. */
export type PageReader = 'people' | 'designers';

/**
 * Reads a saved page: brings it up to date and fills in what it leaves out. Null where it cannot be read. Widgets that this
 * program cannot read are left out for people, so that the rest still shows, and are of type `Unknown` for designers.
 */
export function readPortalPage(saved: unknown, reader: PageReader = 'people'): PortalPageDocument | null {
  const document = migratePortalPage(saved);
  const page = readWidget(document?.['page'], reader);
  return page?.type === 'Page' ? { version: portalPageVersion, page } : null;
}

/** Returns a page as it is saved: unknown widgets as they were, at the place that they have now. */
export function savedPortalPage({ page }: PortalPageDocument): JsonObject {
  return { version: portalPageVersion, page: savedWidget(page) };
}

function savedWidget({ children, ...widget }: PortalWidget): JsonObject {
  const { x, y, w, h, phone } = widget;
  if (widget.type === 'Unknown') return { ...widget.settings.saved, x, y, w, h, ...(phone === null ? {} : { phone }) };
  const { migrations, content } = widgetTypeOf(widget.type);
  return {
    ...widget,
    ...(migrations.length === 0 ? {} : { settingsVersion: migrations.length + 1 }),
    ...(content === 'none' ? {} : { children: children.map(savedWidget) }),
  };
}

function readWidget(raw: unknown, reader: PageReader): PortalWidget | null {
  if (!isJsonObject(raw)) return null;
  const { type } = raw;
  const settings = isWidgetTypeName(type) ? readSettings(type, raw) : null;
  if (!isWidgetTypeName(type) || settings === null) return reader === 'people' ? null : unknownWidget(raw);
  const { settingsVersion: _settingsVersion, ...rest } = raw;
  const children = Array.isArray(raw['children']) ? (raw['children'] as unknown[]) : [];
  const filled = {
    ...rest,
    ...readFrame(raw, type),
    settings,
    children: children.flatMap((child) => readWidget(child, reader) ?? []),
  };
  return filled as unknown as PortalWidget;
}

function unknownWidget(raw: JsonObject): WidgetOf<'Unknown'> {
  return { ...readFrame(raw, 'Unknown'), type: 'Unknown', settings: { saved: raw }, children: [] };
}

/** Members that every widget has, whatever its type. */
function readFrame(raw: JsonObject, type: WidgetTypeName) {
  const { id, title, style, phone } = raw;
  const { size, phoneSize } = widgetTypeOf(type);
  return {
    id: typeof id === 'string' ? id : '',
    title: typeof title === 'string' ? title : null,
    ...readLayout(raw, size),
    phone: isJsonObject(phone) ? readLayout(phone, phoneSize) : null,
    style: readStyle(isJsonObject(style) ? style : {}),
  };
}

function readLayout(raw: JsonObject, size: { readonly w: number; readonly h: number }): WidgetLayout {
  const whole = (member: string, otherwise: number) => {
    const value = raw[member];
    return typeof value === 'number' && Number.isInteger(value) ? value : otherwise;
  };
  return { x: whole('x', 0), y: whole('y', 0), w: whole('w', size.w), h: whole('h', size.h) };
}

function readStyle(raw: JsonObject): WidgetStyle {
  const style = { ...widgetStyleDefaults, ...raw };
  const thickness = typeof style.borderThickness === 'number' ? style.borderThickness : 1;
  return { ...style, borderThickness: Math.max(0, thickness) };
}

/** The settings in their present version; null where they are of a newer one, or one is of another kind than it must be. */
function readSettings(type: WidgetTypeName, raw: JsonObject): object | null {
  const { settings: defaults, migrations } = widgetTypeOf(type);
  const own = isJsonObject(raw['settings']) ? raw['settings'] : {};
  const version = raw['settingsVersion'] ?? 1;
  const current = upToDate({ ...own, version }, migrations);
  if (current === null) return null;
  const { version: _version, ...members } = current;
  const isOfKind = ([member, value]: readonly [string, unknown]) =>
    !Object.hasOwn(members, member) || isAlike(members[member], value);
  return Object.entries(defaults).every(isOfKind) ? { ...defaults, ...members } : null;
}

/** Returns whether a value is of the kind of a default: a list, an object, a text … Null stands for an object or a name. */
function isAlike(value: unknown, standard: unknown): boolean {
  if (standard === null) return value === null || typeof value === 'string' || isJsonObject(value);
  return Array.isArray(standard) ? Array.isArray(value) : typeof value === typeof standard && value !== null;
}
