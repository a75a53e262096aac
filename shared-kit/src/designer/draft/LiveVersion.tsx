import type { WorkflowDesign } from '../../contract/workflow-design.schema.ts';
import { formatDate } from '../../formats/index.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { Tag, Tooltip } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

/** Says which version is live now, since when and by whom; it changes with each publication. */
export function LiveVersion({ published }: Pick<WorkflowDesign, 'published'>) {
  const t = designerTexts.useT();
  const locale = useLocale();
  if (published === null) return <Tag role="status">{t('notLive')}</Tag>;
  const { version, publishedTime, publisher } = published;
  const name = publisher === null ? t('fromPackage') : localised(publisher.name, publisher.name_i18n, locale);
  return (
    <Tooltip title={t('liveSince', { name, time: formatDate(publishedTime, toMinutes) })}>
      <Tag role="status" color="success" tabIndex={0}>
        {t('live', { version })}
      </Tag>
    </Tooltip>
  );
}
