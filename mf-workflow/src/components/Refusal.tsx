import { useFailure } from '@portico/shared-kit/api';
import { Alert } from 'antd';
import type { ReactNode } from 'react';

interface RefusalProps {
  readonly error: unknown;
  /** Advice on what to do next where the screen knows better than the catalogue. */
  readonly next?: string;
  /** The one way on from here. */
  readonly action?: ReactNode;
}

/** Reason for which something was not saved or done, in place; everything that was typed stays. */
export function Refusal({ error, next, action }: RefusalProps) {
  const { message, hint } = useFailure(error);
  return <Alert type="error" showIcon role="alert" title={message} description={next ?? hint} action={action} />;
}
