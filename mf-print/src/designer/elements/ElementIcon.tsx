import type { PrintElementType } from '@portico/shared-kit/contract/print-elements';
import {
  AuditOutlined,
  BorderOutlined,
  BarcodeOutlined,
  EditOutlined,
  FileTextOutlined,
  FontSizeOutlined,
  HistoryOutlined,
  LineOutlined,
  PictureOutlined,
  ProfileOutlined,
  QrcodeOutlined,
  QuestionCircleOutlined,
  TableOutlined,
} from '@portico/shared-kit/ui/icons';
import type { ComponentType } from 'react';

const icons = {
  title: FontSizeOutlined,
  text: FileTextOutlined,
  column: ProfileOutlined,
  sheet: TableOutlined,
  workflowLog: HistoryOutlined,
  picture: PictureOutlined,
  line: LineOutlined,
  box: BorderOutlined,
  barcode: BarcodeOutlined,
  qrCode: QrcodeOutlined,
  signature: EditOutlined,
  opinion: AuditOutlined,
  unknown: QuestionCircleOutlined,
} satisfies Readonly<Record<PrintElementType | 'unknown', ComponentType>>;

/** The sign of a type of element; its words stand elsewhere. */
export function ElementIcon({ type }: { readonly type: PrintElementType | 'unknown' }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}
