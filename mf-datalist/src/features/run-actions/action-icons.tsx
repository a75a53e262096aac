import { DeleteOutlined, PlayCircleOutlined, PlusOutlined, PrinterOutlined } from '@portico/shared-kit/ui/icons';
import type { ReactNode } from 'react';
import type { ActionKind } from '../../list/actions.model.ts';

/** The icon before the words of each kind of action. */
export const actionIcons = {
  add: <PlusOutlined aria-hidden="true" />,
  delete: <DeleteOutlined aria-hidden="true" />,
  print: <PrinterOutlined aria-hidden="true" />,
  start: <PlayCircleOutlined aria-hidden="true" />,
} satisfies Record<ActionKind, ReactNode>;
