import { Outlet } from 'react-router-dom';

/** What stands around every page. */
export function Frame() {
  return <Outlet />;
}
