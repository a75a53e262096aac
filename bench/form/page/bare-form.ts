import type { Property, RowValue } from '@portico/shared-kit/fields';
import { columns, fields, options, startValues, subTables } from './form-model.ts';

/** The same fields and rows as the browser's own controls, every one of which is drawn. */
export function bareForm(): HTMLElement {
  const form = document.createElement('form');
  for (const field of fields) form.append(labelled(field, startValues[field.code]));
  for (const { code } of subTables) {
    const table = document.createElement('table');
    for (const row of startValues[code] as readonly RowValue[]) {
      const line = table.insertRow();
      for (const column of columns) line.insertCell().append(controlOf(column, row[column.code]));
    }
    form.append(table);
  }
  return form;
}

function labelled(field: Property, value: unknown): HTMLElement {
  const label = document.createElement('label');
  label.append(field.name, controlOf(field, value));
  return label;
}

function controlOf({ code, propertyType }: Property, value: unknown): HTMLElement {
  if (propertyType === 14) {
    const select = document.createElement('select');
    for (const option of options) select.append(new Option(option));
    select.value = String(value);
    return select;
  }
  if (propertyType === 1) {
    const area = document.createElement('textarea');
    area.value = String(value);
    return area;
  }
  const input = document.createElement('input');
  input.id = code;
  if (propertyType === 4) {
    input.type = 'checkbox';
    input.checked = value === true;
  } else input.value = String(value);
  return input;
}
