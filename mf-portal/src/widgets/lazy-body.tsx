import type { WidgetTypeName } from '@portico/shared-kit/portal-pages';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { ComponentType } from 'react';
import type { WidgetDefinition, WidgetProps } from './widget-definition.ts';

/** The inside of a widget that few pages have: its code comes with the first page that does, and its frame waits for it. */
export function lazyBody<T extends WidgetTypeName>(
  load: () => Promise<ComponentType<WidgetProps<T>>>,
): WidgetDefinition<T>['Body'] {
  const Body = lazyWithRetry(load);
  return (props) => <Body {...props} />;
}
