import { isWorkSource } from '@portico/shared-kit/portal-pages';
import { DatabaseOutlined } from '@portico/shared-kit/ui/icons';
import { WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { linesTexts } from './lines.texts.ts';
import type { LinesProps } from './lines-props.ts';
import { OwnInstanceLines } from './OwnInstanceLines.tsx';
import { OwnWorkLines } from './OwnWorkLines.tsx';
import { RecordLines } from './RecordLines.tsx';

/** Lines of a text list from wherever its source says (portal spec, section 3: data source). */
export function SourceLines(props: LinesProps) {
  const t = linesTexts.useT();
  const { dataSource, bizModel } = props.source;
  if (dataSource === 'myStart') return <OwnInstanceLines {...props} />;
  if (isWorkSource(dataSource)) return <OwnWorkLines from={dataSource} {...props} />;
  if (bizModel === null) return <WidgetEmpty icon={<DatabaseOutlined />} title={t('unset')} />;
  return <RecordLines schemaCode={bizModel} {...props} />;
}
