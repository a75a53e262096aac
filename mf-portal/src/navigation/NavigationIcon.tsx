import {
  AppstoreOutlined,
  AuditOutlined,
  BellOutlined,
  BranchesOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  DashboardOutlined,
  FileTextOutlined,
  FolderOutlined,
  HomeOutlined,
  LinkOutlined,
  PlayCircleOutlined,
  ScheduleOutlined,
  TeamOutlined,
} from '@portico/shared-kit/ui/icons';
import type { ReactNode } from 'react';
import { StoredPicture } from '../pictures/StoredPicture.tsx';

/** The icons that a menu may name; anything else is the id of an uploaded picture (portal spec, section 3). */
const icons: Readonly<Record<string, ReactNode>> = {
  play: <PlayCircleOutlined />,
  todo: <ScheduleOutlined />,
  done: <CheckCircleOutlined />,
  workflow: <BranchesOutlined />,
  apps: <AppstoreOutlined />,
  home: <HomeOutlined />,
  dashboard: <DashboardOutlined />,
  approval: <AuditOutlined />,
  notice: <BellOutlined />,
  calendar: <CalendarOutlined />,
  document: <FileTextOutlined />,
  folder: <FolderOutlined />,
  people: <TeamOutlined />,
  link: <LinkOutlined />,
};

/** The icon of a menu item; a link's where it names none. */
export function NavigationIcon({ icon }: { readonly icon: string }) {
  const known = Object.hasOwn(icons, icon) ? icons[icon] : undefined;
  if (known !== undefined) return known;
  return icon === '' ? icons['link'] : <StoredPicture refId={icon} fallback={icons['link']} />;
}
