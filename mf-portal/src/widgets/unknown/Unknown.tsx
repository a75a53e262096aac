import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { unknownTexts } from './unknown.texts.ts';

/** Says that a widget is there which this version cannot draw; only designers meet it. */
export function Unknown({ settings: { saved } }: WidgetProps<'Unknown'>) {
  const t = unknownTexts.useT();
  const { type } = saved;
  const name = typeof type === 'string' ? type : '?';
  return <WidgetEmpty icon={<WarningOutlined />} title={t('title', { type: name })} hint={t('hint')} />;
}
