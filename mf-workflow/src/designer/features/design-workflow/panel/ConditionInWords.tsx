import { describeCondition, type FieldCondition, type Property, propertyName } from '@portico/shared-kit/fields';
import { groupSentence } from '@portico/shared-kit/filters';
import { useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { FilterOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { panelStyles as styles } from '@portico/shared-kit/designer';
import { feelOperators, readFeel } from '../model/feel-conditions.model.ts';
import { panelTexts } from './panel.texts.ts';
import { useNamedConditions } from './use-named-conditions.ts';

const ConditionDialog = lazyWithRetry(async () => (await import('./ConditionDialog.tsx')).ConditionDialog);

interface ConditionInWordsProps {
  /** All fields of the model. */
  readonly properties: readonly Property[];
  readonly feel: string;
  /** Null where the condition is only read. */
  readonly onDone: ((feel: string) => void) | null;
}

/** A condition in words, and the editor that needs no FEEL. What the editor cannot show stays text, and that is said. */
export function ConditionInWords({ properties, feel, onDone }: ConditionInWordsProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const usable = properties.filter((property) => feelOperators(property).length > 0);
  const conditions = useNamedConditions(usable, readFeel(usable, feel));
  const say = (condition: FieldCondition) => {
    const property = usable.find(({ code }) => code === condition.propertyCode);
    if (property === undefined) return '';
    return t('builder.said', {
      name: propertyName(property, locale),
      text: describeCondition(property, condition, { locale }),
    });
  };
  const sentence = conditions === null ? t('builder.onlyText') : groupSentence(conditions, say, locale);
  return (
    <>
      {sentence !== '' && <p className={styles.hint}>{sentence}</p>}
      {onDone !== null && usable.length > 0 && (
        <DisabledReason reason={conditions === null ? t('builder.onlyText') : null}>
          <Button icon={<FilterOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
            {t('builder.open')}
          </Button>
        </DisabledReason>
      )}
      <Suspense fallback={null}>
        {isOpen && conditions !== null && onDone !== null && (
          <ConditionDialog properties={usable} conditions={conditions} onDone={onDone} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
