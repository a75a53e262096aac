import { useLocale } from '@portico/shared-kit/i18n';
import type { WidgetTypeName } from '@portico/shared-kit/portal-pages';
import { useShell } from '@portico/shared-kit/remotes/react';
import type { ComponentType } from 'react';
import { type WidgetCategory, type WidgetDesign } from '../../widgets/widget-design.ts';
import { widgetDesigns } from '../../widgets/widget-designs.ts';
import type { PaletteWidget } from '../model/new-widgets.model.ts';
import { useWidgetNames } from '../use-widget-names.ts';

/** Widget in the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly name: string;
  readonly Icon: ComponentType;
  readonly widget: PaletteWidget;
}

/** Category of the palette with its widgets. */
export interface PaletteGroup {
  readonly category: WidgetCategory | 'contributed';
  readonly entries: readonly PaletteEntry[];
}

const designs = Object.values(widgetDesigns) as readonly WidgetDesign<WidgetTypeName>[];
const categories = ['navigation', 'data', 'layout'] as const satisfies readonly WidgetCategory[];

/** Returns the widgets whose name has a text in it, by category; those of other remotes come last. */
export function usePaletteGroups(sought: string): readonly PaletteGroup[] {
  const locale = useLocale();
  const names = useWidgetNames();
  const { slots } = useShell();
  const text = sought.trim().toLowerCase();
  const ours = categories.map((category) => ({
    category,
    entries: designs
      .filter((design) => design.category === category)
      .map(({ type, Icon }) => ({ id: type, name: names[type], Icon, widget: { type } })),
  }));
  const contributed = slots('portal.widget').map(({ remote, contribution: { id, title } }) => ({
    id: `${remote}/${id}`,
    name: title[locale],
    Icon: widgetDesigns.Contributed.Icon,
    widget: { type: 'Contributed', settings: { remote, widget: id } } as const,
  }));
  return [...ours, { category: 'contributed' as const, entries: contributed }]
    .map(({ category, entries }) => ({
      category,
      entries: entries.filter(({ name }) => name.toLowerCase().includes(text)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
