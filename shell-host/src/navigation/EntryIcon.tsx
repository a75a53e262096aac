import {
  AuditOutlined,
  FileDoneOutlined,
  FileSearchOutlined,
  ProfileOutlined,
  ReadOutlined,
  SendOutlined,
  SolutionOutlined,
  UserSwitchOutlined,
} from '@portico/shared-kit/ui/icons';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType<{ 'aria-hidden': 'true' }>>> = {
  'my-unfinished-workitem': AuditOutlined,
  'start-workflow': SendOutlined,
  'my-finished-workitem': FileDoneOutlined,
  'my-unread-workitem': ReadOutlined,
  'my-workflow': SolutionOutlined,
  'delegation-workflow': UserSwitchOutlined,
  'query-instance': FileSearchOutlined,
};

/** The icon of an entry of the workflow center's menu, by the last part of its path. */
export function EntryIcon({ path }: { readonly path: string }) {
  const Icon = icons[path.slice(path.lastIndexOf('/') + 1)] ?? ProfileOutlined;
  return <Icon aria-hidden="true" />;
}
