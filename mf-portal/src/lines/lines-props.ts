import type { TextSource, WidgetSettings } from '@portico/shared-kit/portal-pages';

/** Lines of a source, at most so many of them. */
export interface LinesProps {
  readonly source: TextSource;
  readonly size: number;
  readonly listIcon: WidgetSettings['TextList']['listIcon'];
}
