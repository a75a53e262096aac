import { Outlet } from 'react-router-dom';
import { OverrideBadge } from '../remotes/OverrideBadge.tsx';

/** What stands around every page. */
export function Frame() {
  return (
    <>
      <Outlet />
      <OverrideBadge />
    </>
  );
}
