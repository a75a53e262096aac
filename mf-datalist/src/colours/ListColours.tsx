import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ColourRule } from '@portico/shared-kit/contract/list-layout.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { Property } from '@portico/shared-kit/fields';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useState } from 'react';
import { type ColourOf, ColoursProvider, noColours } from './colours-context.ts';

const ColourReader = lazyWithRetry(async () => (await import('./colour-parts.ts')).ColourReader);

interface ListColoursProps {
  readonly schemaCode: ModelCode;
  readonly properties: readonly Property[];
  readonly rules: readonly ColourRule[];
  /** The records that are drawn; undefined before there are any. */
  readonly records: readonly BizRecord[] | undefined;
  readonly children: ReactNode;
}

/** A list whose records are coloured by rules. The records do not wait for that. */
export function ListColours({ records, children, ...list }: ListColoursProps) {
  const [colours, setColours] = useState<{ readonly of: ColourOf }>({ of: noColours });
  const hasRules = list.rules.length > 0 && records !== undefined;
  return (
    <ColoursProvider value={colours.of}>
      <Suspense fallback={null}>
        {hasRules && <ColourReader {...list} records={records} onRead={(of) => setColours({ of })} />}
      </Suspense>
      {children}
    </ColoursProvider>
  );
}
