import { useNoteVisitMutation } from '@portico/shared-kit/api/portal.api';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findLeaf } from './application-tree.model.ts';
import { isAt } from './node-target.model.ts';
import { useApplicationTree } from './use-application-tree.ts';

/**
 * Follows the location in an application, whether its menu is shown or not: the page has the title of its menu entry, and
 * the visit is remembered for "recently used". Draws nothing.
 */
export function ApplicationLocation({ appCode }: { readonly appCode: string }) {
  const address = useLocation();
  const [noteVisit] = useNoteVisitMutation();
  const entry = findLeaf(useApplicationTree(appCode) ?? [], (node) => isAt(node, address));
  const code = entry?.node.code;
  usePageTitle(entry?.title);
  useEffect(() => {
    if (code !== undefined) void noteVisit({ kind: 'menu', code, appCode });
  }, [code, appCode, noteVisit]);
  return null;
}
