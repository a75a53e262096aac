import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigationTexts } from './navigation.texts.ts';
import { nodeTarget } from './node-target.model.ts';

/** Opens a node by its open mode, or says that it has no address (shell spec, section 2). */
export function useOpenNode(): (node: MenuNode) => void {
  const t = navigationTexts.useT();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    (node) => {
      const target = nodeTarget(node, location.origin);
      if (target.kind === 'noAddress') toast.warning(t('tree.noAddress'));
      else if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener');
      else if (target.isNewWindow) window.open(target.path, '_blank', 'noopener');
      else void navigate(target.path);
    },
    [navigate, t, toast],
  );
}
