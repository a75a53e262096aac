import { type FieldKindId, kindIdOf } from '@portico/shared-kit/fields';
import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  CheckOutlined,
  DownOutlined,
  FileOutlined,
  FileTextOutlined,
  HomeOutlined,
  LinkOutlined,
  ProfileOutlined,
  ScheduleOutlined,
  TableOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  UserOutlined,
} from '@portico/shared-kit/ui/icons';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ readonly 'aria-hidden': 'true' }>;

const icons = {
  shortText: FileTextOutlined,
  longText: ProfileOutlined,
  number: BarChartOutlined,
  date: CalendarOutlined,
  time: ScheduleOutlined,
  logic: CheckOutlined,
  address: HomeOutlined,
  attachment: FileOutlined,
  radio: CheckCircleOutlined,
  checkbox: UnorderedListOutlined,
  dropdown: DownOutlined,
  dropdownMulti: UnorderedListOutlined,
  staffSingle: UserOutlined,
  staffMulti: TeamOutlined,
  departmentSingle: AppstoreOutlined,
  departmentMulti: AppstoreOutlined,
  staffDepartment: TeamOutlined,
  relevance: LinkOutlined,
  relevanceMulti: LinkOutlined,
  approvalOpinion: AuditOutlined,
  subTable: TableOutlined,
} satisfies Record<FieldKindId, Icon>;

/** The sign of a data item's kind; its words stand elsewhere. */
export function KindIcon({ propertyType }: { readonly propertyType: number }) {
  const Icon: Icon = icons[kindIdOf({ propertyType })];
  return <Icon aria-hidden="true" />;
}
