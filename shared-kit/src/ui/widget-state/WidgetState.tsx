import { useFailure } from '../feedback/use-failure.ts';
import { commonTexts } from '../../i18n/index.ts';
import { SkeletonBar, DelayedSkeleton, StateBlock } from '../feedback/index.ts';
import { WarningOutlined } from '../icons/index.ts';
import { uiTexts } from '../texts/index.ts';
import { Button } from 'antd/es';
import type { ReactNode } from 'react';
import styles from './WidgetState.module.css';

interface WidgetEmptyProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: string;
}

/** Empty state of a widget: what the place is for. Smaller than a page's empty state, because a widget is. */
export function WidgetEmpty(props: WidgetEmptyProps) {
  return <StateBlock isCompact {...props} />;
}

interface WidgetErrorProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Message of a failure, its code, and a button to retry; the rest of the page is not concerned. */
export function WidgetError({ error, isRetrying, onRetry }: WidgetErrorProps) {
  const common = commonTexts.useT();
  const t = uiTexts.useT();
  const { message, code } = useFailure(error);
  const retry = (
    <Button size="small" loading={isRetrying} onClick={onRetry}>
      {common('retry')}
    </Button>
  );
  const content = { title: message, hint: t('error.code', { code }), actions: retry };
  return <StateBlock isCompact isUrgent icon={<WarningOutlined />} {...content} />;
}

/** The outline of lines with a mark before each. */
export function WidgetLinesSkeleton({ lines }: { readonly lines: number }) {
  return (
    <DelayedSkeleton>
      <div className={styles.lines}>
        {Array.from({ length: lines }, (_line, index) => (
          <div key={`line-${String(index)}`} className={styles.line}>
            <SkeletonBar width={32} height={32} />
            <SkeletonBar width={index % 2 === 0 ? '72%' : '56%'} />
          </div>
        ))}
      </div>
    </DelayedSkeleton>
  );
}
