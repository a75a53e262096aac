import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import { FoldButton } from './FoldButton.tsx';

/** Most names that are written out at once. */
const mostNames = 5;

/** Names of people, of whom many are folded. */
export function FoldedNames({ people }: { readonly people: readonly UserRef[] }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = people.length > mostNames + 1;
  const names = people
    .slice(0, isLong && !isOpen ? mostNames : people.length)
    .map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  return (
    <>
      {names.join(t('log.comma'))}
      {isLong && (
        <FoldButton
          isOpen={isOpen}
          count={people.length - mostNames}
          onToggle={() => {
            setIsOpen(!isOpen);
          }}
        />
      )}
    </>
  );
}
