import type { PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { PanelSection } from '@portico/shared-kit/designer';
import { BilingualFields } from '../BilingualFields.tsx';
import { LookFields } from '../LookFields.tsx';
import { panelTexts } from '../panel.texts.ts';
import { useElementChange } from './use-element-change.ts';

/** Longest text in one language. */
const longestText = 900;

/** Settings of a title or a text. */
export function FixedTextFields({ element }: { readonly element: PrintElementOf<'title'> | PrintElementOf<'text'> }) {
  const t = panelTexts.useT();
  const change = useElementChange(element);
  return (
    <>
      <PanelSection title={t('words')}>
        <BilingualFields
          labels={{ zh: t('wordsZh'), en: t('wordsEn') }}
          value={element.innerTxt}
          rows={2}
          maxLength={longestText}
          onChange={(innerTxt, language) => change({ innerTxt: innerTxt ?? '' }, `words ${language}`)}
        />
      </PanelSection>
      <PanelSection title={t('look')}>
        <LookFields look={element.look} onChange={(look, name) => change({ look }, `look ${name}`)} />
      </PanelSection>
    </>
  );
}
