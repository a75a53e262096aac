import { useQueryWorkItemsQuery } from '@portico/shared-kit/api/workflow.api';
import type { QueryWorkItemsInput } from '@portico/shared-kit/contract/workflow.schema';
import type { WorkSource } from '@portico/shared-kit/portal-pages';
import { CheckCircleOutlined } from '@portico/shared-kit/ui/icons';
import { WidgetAnswer, WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { linesTexts } from './lines.texts.ts';
import type { LinesProps } from './lines-props.ts';
import { ListMark } from './ListMark.tsx';
import { WorkItemLine } from './WorkItemLine.tsx';
import { WorkLines } from './WorkLines.tsx';

/** Lists of the workflow center by the sources of lines that they are. */
const states: Readonly<Record<Exclude<WorkSource, 'myStart'>, QueryWorkItemsInput['state']>> = {
  myUnfinished: 'unfinished',
  myFinished: 'finished',
  myRead: 'read',
  myUnread: 'unread',
};

interface OwnWorkLinesProps extends LinesProps {
  readonly from: Exclude<WorkSource, 'myStart'>;
}

/** Work of the reader as lines, received last first; each leads to its form. */
export function OwnWorkLines({ from, source: { workflowType }, size, listIcon }: OwnWorkLinesProps) {
  const t = linesTexts.useT();
  const ofWorkflow = workflowType === null ? {} : { workflowCode: workflowType };
  const query = useQueryWorkItemsQuery(
    { state: states[from], page: 0, size, ...ofWorkflow },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <WidgetAnswer query={query} lines={Math.min(size, 5)}>
      {({ content }) =>
        content.length === 0 ? (
          <WidgetEmpty icon={<CheckCircleOutlined />} title={t('none')} />
        ) : (
          <WorkLines>
            {content.map((item) => (
              <WorkItemLine key={item.id} item={item} mark={<ListMark icon={listIcon} />} />
            ))}
          </WorkLines>
        )
      }
    </WidgetAnswer>
  );
}
