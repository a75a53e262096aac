import { DeleteOutlined, PlayCircleOutlined, PlusOutlined, PrinterOutlined } from '@portico/shared-kit/ui/icons';
import type { ReactNode } from 'react';
import type { ActionKind } from '../../list/actions.model.ts';

export const actionIcons = {
  add: <PlusOutlined />,
  delete: <DeleteOutlined />,
  print: <PrinterOutlined />,
  start: <PlayCircleOutlined />,
} satisfies Record<ActionKind, ReactNode>;
