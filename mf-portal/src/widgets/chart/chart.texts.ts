import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the chart widget. */
export const chartTexts = defineTexts('portalChart', {
  zh: { name: '图表', chart: '显示的图表', notChosen: '尚未选择图表' },
  en: { name: 'Chart', chart: 'Chart to show', notChosen: 'No chart is chosen yet' },
});
