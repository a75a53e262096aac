import { useGetChartTreeQuery } from '@portico/shared-kit/api/reports.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Form, Select } from 'antd';
import { chartTexts } from '../../widgets/chart/chart.texts.ts';
import type { SettingsEditorProps } from '../../widgets/widget-design.ts';

/** Choice of a chart among those of all reports; there are none to choose where the tree cannot be read. */
export function ChartEditor({ widget, onChange }: SettingsEditorProps<'Chart'>) {
  const t = chartTexts.useT();
  const locale = useLocale();
  const { currentData: tree = [], isFetching } = useGetChartTreeQuery();
  const { dataSource } = widget.settings;
  const options = tree.flatMap(({ children }) =>
    children.map((report) => ({
      label: localised(report.name, report.name_i18n, locale),
      options: report.children.map((chart) => ({
        value: chart.uuid,
        label: localised(chart.name, chart.name_i18n, locale),
      })),
    })),
  );
  const choose = (uuid: string | undefined) => {
    const [reportCode = '', chartCode = ''] = uuid?.split('/') ?? [];
    onChange({ dataSource: uuid === undefined ? null : { reportCode, chartCode } }, 'dataSource');
  };
  return (
    <Form.Item label={t('chart')} layout="vertical">
      <Select<string>
        allowClear
        showSearch
        optionFilterProp="label"
        aria-label={t('chart')}
        placeholder={t('notChosen')}
        loading={isFetching}
        options={options}
        value={dataSource === null ? null : `${dataSource.reportCode}/${dataSource.chartCode}`}
        onChange={choose}
      />
    </Form.Item>
  );
}
