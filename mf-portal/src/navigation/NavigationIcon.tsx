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
const icons = {
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
} satisfies Record<string, ReactNode>;

/** Names of the icons, in the order in which they are offered. */
export const navigationIconNames = Object.keys(icons) as readonly (keyof typeof icons)[];

/** Returns whether a saved name is that of an icon of ours. */
export const isIconName = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/** The icon of a menu item; a link's where it names none. */
export function NavigationIcon({ icon }: { readonly icon: string }) {
  if (isIconName(icon)) return icons[icon];
  return icon === '' ? icons.link : <StoredPicture refId={icon} fallback={icons.link} />;
}
