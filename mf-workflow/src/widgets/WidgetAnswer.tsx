import { useFailure } from '@portico/shared-kit/api';
import { commonTexts } from '@portico/shared-kit/i18n';
import { LinesSkeleton, StateBlock } from '@portico/shared-kit/ui/feedback';
import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

/** Answer of the API that a widget waits for. */
interface WidgetQuery<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface WidgetAnswerProps<T> {
  readonly query: WidgetQuery<T>;
  children(data: T): ReactNode;
}

/** The inside of a widget once its answer is there; the outline of lines before, and a way to try again where it failed. */
export function WidgetAnswer<T>({ query, children }: WidgetAnswerProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <Failed query={query} /> : <LinesSkeleton lines={4} />;
}

function Failed({ query }: { readonly query: WidgetQuery<unknown> }) {
  const common = commonTexts.useT();
  const { message } = useFailure(query.error);
  const retry = (
    <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
      {common('retry')}
    </Button>
  );
  return <StateBlock isCompact isUrgent icon={<WarningOutlined />} title={message} actions={retry} />;
}
