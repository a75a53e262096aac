import { commonTexts } from '@portico/shared-kit/i18n';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { QueryContent, type QueryState } from './QueryContent.tsx';

interface QueryDialogProps<T> {
  readonly title: string;
  /** In px. */
  readonly width: number;
  readonly query: QueryState<T>;
  onClose(): void;
  /** Draws the answer. */
  readonly children: (data: T) => ReactNode;
}

/** Dialog about the answer of a read, with a button that closes it. */
export function QueryDialog<T>({ title, width, query, onClose, children }: QueryDialogProps<T>) {
  const common = commonTexts.useT();
  return (
    <Modal
      open
      width={width}
      title={title}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <QueryContent query={query}>{children}</QueryContent>
    </Modal>
  );
}
