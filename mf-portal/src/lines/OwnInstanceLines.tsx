import { useQueryMyInstancesQuery } from '@portico/shared-kit/api/workflow-search.api';
import type { MyInstance } from '@portico/shared-kit/contract/workflow-search.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { BranchesOutlined } from '@portico/shared-kit/ui/icons';
import { instanceStatuses } from '@portico/shared-kit/workflow';
import { useFormPath } from '../links/use-form-path.ts';
import { WidgetAnswer, WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { linesTexts } from './lines.texts.ts';
import type { LinesProps } from './lines-props.ts';
import { ListMark } from './ListMark.tsx';
import { WidgetLine, WidgetLines } from './WidgetLines.tsx';

/** Workflows that the reader started as lines, the newest first; each leads to its form. */
export function OwnInstanceLines({ source: { workflowType }, size, listIcon }: LinesProps) {
  const t = linesTexts.useT();
  const query = useQueryMyInstancesQuery(
    { page: 0, size, ...(workflowType === null ? {} : { workflowCode: workflowType }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <WidgetAnswer query={query} lines={Math.min(size, 5)}>
      {({ content }) =>
        content.length === 0 ? (
          <WidgetEmpty icon={<BranchesOutlined />} title={t('none')} />
        ) : (
          <WidgetLines>
            {content.map((instance) => (
              <InstanceLine key={instance.id} instance={instance} listIcon={listIcon} />
            ))}
          </WidgetLines>
        )
      }
    </WidgetAnswer>
  );
}

function InstanceLine({ instance, listIcon }: { readonly instance: MyInstance } & Pick<LinesProps, 'listIcon'>) {
  const locale = useLocale();
  const formPath = useFormPath();
  return (
    <WidgetLine
      to={formPath({ workflowInstanceId: instance.id })}
      mark={<ListMark icon={listIcon} />}
      note={instanceStatuses[instance.status].label[locale]}
      instant={instance.startTime}
    >
      <Ellipsis text={localised(instance.instanceName, instance.instanceName_i18n, locale)} />
    </WidgetLine>
  );
}
