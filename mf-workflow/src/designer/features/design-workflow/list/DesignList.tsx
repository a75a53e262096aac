import { useFailure } from '@portico/shared-kit/api';
import { useListDesignsQuery } from '@portico/shared-kit/api/designs.api';
import type { WorkflowDesignSummary } from '@portico/shared-kit/contract/workflow-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState, ErrorState, LinesSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { designPath } from '../../../../addresses.model.ts';
import { PageFrame } from '../../../../components/PageFrame.tsx';
import { availabilityTexts, DesignCard, designListStyles as styles, OtherDesigns } from '@portico/shared-kit/designer';
import { designTexts } from '../design.texts.ts';
import { CreateWorkflowDialog } from './CreateWorkflowDialog.tsx';

/** Every workflow that the user designs, by name; and the way to a new one. */
export function DesignList() {
  const t = designTexts.useT();
  const words = availabilityTexts.useT();
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  const [isCreating, setCreating] = useState(false);
  const isPhone = useIsPhone();
  const showsRetired = params.get('retired') === '1';
  const show = (wanted: Readonly<Record<string, string>>) =>
    setParams(Object.fromEntries(Object.entries(wanted).filter(([, text]) => text !== '')), { replace: true });
  const search = (text: string) => show({ keyword: text, retired: showsRetired ? '1' : '' });
  const create = isPhone ? undefined : (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <PageFrame title={t('title')} actions={create}>
      <OtherDesigns shown="workflows" />
      <SearchBox value={keyword} label={t('search')} onChange={search} />
      <Checkbox checked={showsRetired} onChange={({ target }) => show({ keyword, retired: target.checked ? '1' : '' })}>
        {words('showRetired')}
      </Checkbox>
      <DesignSearchResults {...{ keyword, showsRetired }} action={create} onClear={() => search('')} />
      {isCreating && <CreateWorkflowDialog onClose={() => setCreating(false)} />}
    </PageFrame>
  );
}

interface DesignSearchResultsProps {
  readonly keyword: string;
  readonly showsRetired: boolean;
  readonly action: ReactNode;
  onClear(): void;
}

function DesignSearchResults({ keyword, showsRetired, action, onClear }: DesignSearchResultsProps) {
  const t = designTexts.useT();
  const { data, error, refetch } = useListDesignsQuery({ kind: 'workflow' }, { refetchOnMountOrArgChange: true });
  const locale = useLocale();
  const failure = useFailure(error);
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <LinesSkeleton />;
  if (data.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} action={action} />;
  const wanted = keyword.trim().toLowerCase();
  const isWanted = ({ name, name_i18n, workflowCode }: WorkflowDesignSummary) =>
    [name, localised(name, name_i18n, locale), workflowCode].some((text) => text.toLowerCase().includes(wanted));
  const found = data.filter((each) => (showsRetired || each.availability !== 'retired') && isWanted(each));
  if (found.length === 0) return <NoResult onClear={onClear} />;
  return (
    <ul className={styles.list}>
      {found.map((design) => (
        <li key={design.workflowCode}>
          <DesignLink design={design} />
        </li>
      ))}
    </ul>
  );
}

function DesignLink({ design }: { readonly design: WorkflowDesignSummary }) {
  const locale = useLocale();
  const { workflowCode, appName, appName_i18n, modelName, modelName_i18n } = design;
  const place = [localised(appName, appName_i18n, locale), localised(modelName, modelName_i18n, locale), workflowCode];
  const t = availabilityTexts.useT();
  const unavailable = design.availability === 'on' ? null : t(design.availability);
  return <DesignCard design={design} place={place} to={designPath(workflowCode)} unavailable={unavailable} />;
}
