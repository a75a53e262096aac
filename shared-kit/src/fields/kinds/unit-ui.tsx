import type { ReactNode } from 'react';
import type { FilterUnit } from '../../filters/filter-tree.ts';
import type { FieldKind } from '../field-kind.ts';
import { useClear } from '../../ui/input/use-clear.tsx';
import type { EditorProps, FieldUi, FilterControlProps } from '../field-ui.ts';
import type { PersonValue } from '../property.ts';
import type { NoSettings } from '../settings.ts';
import { controlLooks } from './control-looks.ts';
import { textCell } from './text-cell.ui.ts';

/** A person or a department; only people have a portrait. */
type Unit = PersonValue;

/** What a select of people or departments takes. */
export interface UnitSelectProps {
  readonly id?: string | undefined;
  readonly label: string;
  /** Empty where nothing is chosen, one at most unless `isMultiple`. */
  readonly value: readonly Unit[];
  readonly isMultiple: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** Id of the words that say why the value is refused. */
  readonly describedBy?: string | undefined;
  onChange(value: readonly Unit[]): void;
}

/** What both selects tell antd: name, state, and a named way to clear it, and that what is chosen travels with its words. */
export function useUnitSelectLooks(props: UnitSelectProps) {
  const clear = useClear();
  return { ...controlLooks(props), style: { width: '100%' }, allowClear: clear, labelInValue: true };
}

/** The looks of a kind whose values are people or departments, from the select that chooses them. */
export function unitUiOf(
  kind: FieldKind<Unit, NoSettings, readonly FilterUnit[]>,
  Select: (props: UnitSelectProps) => ReactNode,
): FieldUi<Unit, NoSettings, readonly FilterUnit[]> {
  const Editor = ({ id, label, value, disabled, invalid, describedBy, onChange }: EditorProps<Unit, NoSettings>) => (
    <Select
      {...{ id, label, disabled, invalid, describedBy }}
      isMultiple={false}
      value={value === null ? [] : [value]}
      onChange={([unit]) => onChange(unit ?? null)}
    />
  );
  return { Cell: textCell(kind), Editor, FilterControl: unitFilterOf(Select) };
}

/** The looks of a kind whose values are several people or departments. */
export function unitsUiOf(
  kind: FieldKind<readonly Unit[], NoSettings, readonly FilterUnit[]>,
  Select: (props: UnitSelectProps) => ReactNode,
): FieldUi<readonly Unit[], NoSettings, readonly FilterUnit[]> {
  const Editor = (props: EditorProps<readonly Unit[], NoSettings>) => {
    const { id, label, value, disabled, invalid, describedBy, onChange } = props;
    return (
      <Select
        {...{ id, label, disabled, invalid, describedBy }}
        isMultiple
        value={value ?? []}
        onChange={(units) => onChange(units.length === 0 ? null : units)}
      />
    );
  };
  return { Cell: textCell(kind), Editor, FilterControl: unitFilterOf(Select) };
}

/** A filter names units: whoever is one of them is found. */
function unitFilterOf(Select: (props: UnitSelectProps) => ReactNode) {
  return ({ id, label, value, onChange }: FilterControlProps<readonly FilterUnit[], NoSettings>) => (
    <Select
      {...{ id, label }}
      isMultiple
      value={value ?? []}
      onChange={(units) =>
        onChange(
          units.length === 0
            ? null
            : units.map(({ id: unitId, name, name_i18n }) => ({
                id: unitId,
                name,
                ...(name_i18n ? { name_i18n } : {}),
              })),
        )
      }
    />
  );
}
