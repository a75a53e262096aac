import { useLocale } from '@portico/shared-kit/i18n';
import type { WidgetTypeName } from '@portico/shared-kit/portal-pages';
import { useMemo } from 'react';
import type { WidgetDesign } from '../widgets/widget-design.ts';
import { widgetDesigns } from '../widgets/widget-designs.ts';

const designs = Object.values(widgetDesigns) as readonly WidgetDesign<WidgetTypeName>[];

/** The names of all types of widgets in the user's language. */
export function useWidgetNames(): Readonly<Record<WidgetTypeName, string>> {
  const locale = useLocale();
  return useMemo(() => {
    const names = designs.map((design) => [design.type, design.nameIn(locale)] as const);
    return Object.fromEntries(names) as Record<WidgetTypeName, string>;
  }, [locale]);
}
