import { PanelField, useTyped } from '@portico/shared-kit/designer';
import { Input } from 'antd';
import { autoplayMilliseconds } from '../model/style-rules.model.ts';
import { panelTexts } from './panel.texts.ts';

interface SecondsFieldProps {
  readonly label: string;
  /** In ms, whole seconds. */
  readonly value: number;
  onChange(milliseconds: number): void;
}

/** Whole seconds from 1 to 60; empty becomes 1 when it is left (portal spec, section 5). */
export function SecondsField({ label, value, onChange }: SecondsFieldProps) {
  const t = panelTexts.useT();
  const own = `${Math.round(value / 1000)}`;
  const [typed, setTyped] = useTyped(own);
  const kept = autoplayMilliseconds(typed);
  const commit = () => {
    if (kept === null) return;
    setTyped(`${kept / 1000}`);
    if (kept !== value) onChange(kept);
  };
  return (
    <PanelField label={label} problem={kept === null ? t('seconds') : null}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onPressEnter={commit}
        />
      )}
    </PanelField>
  );
}
