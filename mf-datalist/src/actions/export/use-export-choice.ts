import { useShell } from '@portico/shared-kit/remotes/react';
import { useMemo, useState } from 'react';
import type { ActionContext } from '../action-row.ts';
import { exportFields, type ExportPreset, type FieldSelection, presetSelection } from './export-fields.model.ts';
import { type ExportChoice, keepChoice, readChoice } from './kept-choice.ts';

/** The list from which an export is begun. */
export type ExportedList = Pick<ActionContext, 'config' | 'criteria' | 'shown' | 'selected' | 'found' | 'locale'>;

/** Keeps what a person chooses for an export: its fields, records and format; the next one begins with the same. */
export function useExportChoice({ config, shown, selected, found, locale }: ExportedList) {
  const key = `export ${useShell().session?.id ?? ''} ${config.schemaCode} ${config.view.code}`;
  const [choice, setChoice] = useState(() => readChoice(key));
  const [isTicked, setTicked] = useState(selected.length > 0 && found === null);
  const fields = useMemo(() => exportFields(config, shown.columns, locale), [config, shown.columns, locale]);
  const selection = useMemo(() => presetSelection(fields, choice.preset, new Set(choice.own)), [fields, choice]);
  const change = (part: Partial<ExportChoice>) => setChoice((current) => ({ ...current, ...part }));
  return {
    fields,
    selection,
    choice,
    change,
    /** A first own choice begins with what was chosen before it. */
    setPreset: (preset: ExportPreset) =>
      change({ preset, ...(preset === 'own' && choice.own.length === 0 ? { own: [...selection] } : {}) }),
    setSelection: (chosen: FieldSelection) => change({ preset: 'own', own: [...chosen] }),
    isTicked,
    setTicked,
    tickedCount: found === null ? selected.length : 0,
    total: shown.total,
    count: isTicked ? selected.length : shown.total,
    keep: () => keepChoice(key, choice),
  };
}

/** Model that the parts of the dialog share. */
export type ExportChoiceModel = ReturnType<typeof useExportChoice>;
