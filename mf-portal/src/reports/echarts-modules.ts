import type { Locale } from '@portico/shared-kit/i18n';
import { BarChart, FunnelChart, GaugeChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([
  BarChart,
  FunnelChart,
  GaugeChart,
  LineChart,
  PieChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
]);

/** Begins a chart in an element, of the parts that charts of reports need; it is told in the language of its readers. */
export const initChart = (element: HTMLElement, locale: Locale) =>
  init(element, null, { renderer: 'svg', locale: locale === 'zh' ? 'ZH' : 'EN' });
