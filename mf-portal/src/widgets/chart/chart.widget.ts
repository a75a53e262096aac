import { lazyBody } from '../lazy-body.tsx';
import { defineWidget } from '../widget-definition.ts';
import { chartTexts } from './chart.texts.ts';

/** Chart of a report. */
export const chart = defineWidget({
  type: 'Chart',
  useName: () => chartTexts.useT()('name'),
  Body: lazyBody(async () => (await import('./Chart.tsx')).Chart),
});
