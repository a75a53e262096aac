import { lazyBody } from '../lazy-body.tsx';
import { defineWidget } from '../widget-definition.ts';

/** Chart of a report. */
export const chart = defineWidget({
  type: 'Chart',
  // A chart has a title of its own.
  useName: () => '',
  Body: lazyBody(async () => (await import('./Chart.tsx')).Chart),
});
