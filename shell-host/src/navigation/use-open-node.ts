import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { codeOf, describeError, fetchErrorWords } from '@portico/shared-kit/errors';
import { currentLocale } from '@portico/shared-kit/i18n';
import { type Toast, useToast } from '@portico/shared-kit/ui/feedback';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { nodeTarget } from './node-target.model.ts';

/** Opens a node by its open mode, or says that it has no address (shell spec, section 2). */
export function useOpenNode(): (node: MenuNode) => void {
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    (node) => {
      const target = nodeTarget(node, location.origin);
      if (target.kind === 'noAddress') void showNoAddress(toast);
      else if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener');
      else if (target.isNewWindow) window.open(target.path, '_blank', 'noopener');
      else void navigate(target.path);
    },
    [navigate, toast],
  );
}

/** In the words of the catalogue, 3 s (shell spec, section 8). */
async function showNoAddress(toast: Toast): Promise<void> {
  await fetchErrorWords();
  toast.warning(describeError({ code: codeOf('pageAddressMissing') }, currentLocale()).message, 3);
}
