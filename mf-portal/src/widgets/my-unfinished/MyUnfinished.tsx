import { useQueryWorkItemsQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkItemPage } from '@portico/shared-kit/contract/workflow.schema';
import { CheckCircleOutlined } from '@portico/shared-kit/ui/icons';
import { Badge } from 'antd';
import { Link } from 'react-router-dom';
import { WorkItemLine } from '../../lines/WorkItemLine.tsx';
import { WorkLines } from '../../lines/WorkLines.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';
import { WidgetAnswer, WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { myUnfinishedTexts } from './my-unfinished.texts.ts';

/** The badge shows no more than this (shell spec, section 9). */
const badgeLimit = 99;

/** Work that waits for the user, newest first, with its number over all pages. */
export function MyUnfinished({ title, settings: { size } }: WidgetProps<'MyUnfinished'>) {
  const t = myUnfinishedTexts.useT();
  const query = useQueryWorkItemsQuery(
    { state: 'unfinished', page: 0, size },
    // Coming back from an approval must not show what has just been handled.
    { refetchOnMountOrArgChange: true },
  );
  const total = query.data?.totalElements ?? 0;
  return (
    <>
      <WidgetHead
        title={title}
        count={<Badge count={total} overflowCount={badgeLimit} title={t('waiting', { count: total })} />}
        action={<Link to="/workflow-center/my-unfinished-workitem">{t('all')}</Link>}
      />
      <WidgetAnswer query={query} lines={5}>
        {(page) => <Lines page={page} />}
      </WidgetAnswer>
    </>
  );
}

function Lines({ page }: { readonly page: WorkItemPage }) {
  const t = myUnfinishedTexts.useT();
  if (page.content.length === 0) {
    const [empty, hint] = [t('empty'), t('emptyHint')];
    return <WidgetEmpty icon={<CheckCircleOutlined />} title={empty} hint={hint} />;
  }
  return (
    <WorkLines>
      {page.content.map((item) => (
        <WorkItemLine key={item.id} item={item} />
      ))}
    </WorkLines>
  );
}
