import { EmptyState, NoResult } from '@portico/shared-kit/ui/feedback';
import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { useIsSeenAsOther } from '../../view-as/view-as-context.ts';
import { ListFailure } from './ListFailure.tsx';
import type { ListScreenModel } from './use-list-screen.ts';

/** Placeholder in place of rows when there are none. */
export function ListPlaceholder({ screen }: { readonly screen: ListScreenModel }) {
  const t = datalistTexts.useT();
  const { actions, emptiness } = screen;
  const isSeenAsOther = useIsSeenAsOther();
  if (emptiness === 'failed') {
    return (
      <ListFailure
        error={screen.error}
        isRetrying={screen.rows.isLoading}
        onRetry={screen.refresh}
        onClear={screen.startAfresh}
      />
    );
  }
  if (emptiness === 'noResult') return <NoResult onClear={screen.clearConditions} />;
  const add = isSeenAsOther ? undefined : actions.all.standard.find(({ row }) => row.kind === 'add');
  return (
    <EmptyState
      title={t('states.empty', { name: screen.rows.name })}
      hint={add ? t('states.emptyHint') : t('states.emptyReadOnly')}
      action={
        add && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => actions.run(add)}>
            {add.name}
          </Button>
        )
      }
    />
  );
}
