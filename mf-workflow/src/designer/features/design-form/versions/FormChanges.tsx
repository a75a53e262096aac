import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { ChangeSentences } from '@portico/shared-kit/designer';
import { useFormDesigner } from '../form-designer.tsx';
import { formChanges } from '../model/form-changes.model.ts';
import { formOf } from '../model/layout.model.ts';
import { changeWords } from './change-words.model.ts';

/** Differences of the form in the designer to another one, in words. */
export function FormChanges({ before }: { readonly before: DraftForm }) {
  const locale = useLocale();
  const { layout, nameOf } = useFormDesigner();
  const sentences = formChanges(before, formOf(layout)).map((change) =>
    changeWords(change, locale, (code) => nameOf({ kind: 'item', code })),
  );
  return <ChangeSentences sentences={sentences} />;
}
