import type { ExportFormat } from '@portico/shared-kit/contract/exports.schema';
import { type ExportPreset, exportPresets } from './export-fields.model.ts';

/** Separators of csv files. */
export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** Choices of a person for the exports of a view, which the next export begins with. */
export interface ExportChoice {
  readonly preset: ExportPreset;
  /** Paths of the own choice of fields. */
  readonly own: readonly string[];
  readonly format: ExportFormat;
  readonly separator: Separator;
}

const firstChoice: ExportChoice = { preset: 'listed', own: [], format: 'xlsx', separator: ',' };

/** Returns what this device keeps for a person and a view; what is missing or wrong there is as at first. */
export function readChoice(key: string): ExportChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof ExportChoice, unknown>>;
    const own = Array.isArray(kept.own) ? kept.own.filter((path) => typeof path === 'string') : [];
    return {
      preset: exportPresets.find((preset) => preset === kept.preset) ?? firstChoice.preset,
      own,
      format: kept.format === 'csv' ? 'csv' : firstChoice.format,
      separator: separators.find((separator) => separator === kept.separator) ?? firstChoice.separator,
    };
  } catch {
    return firstChoice;
  }
}

/** Keeps the choices of a person for a view on this device. */
export function keepChoice(key: string, choice: ExportChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage can be full or forbidden: the next export begins as the first one did.
  }
}
