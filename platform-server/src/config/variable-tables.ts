import type { Variable } from './setting.ts';
import { documentedVariables } from './settings.ts';

/** A pattern for the place of a table, whose name is its first group and whose rows are its second. */
const place = /(?<=<!-- variables: ([\w ]+) -->\n\n)([^]*?)(?=\n\n<!-- end of variables -->)/g;

/**
 * Returns a Markdown text with its tables of variables written anew: each stands between `<!-- variables: <name> -->` and
 * `<!-- end of variables -->`. Throws where a table has no place, or a place no table.
 */
export function withVariableTables(markdown: string): string {
  const places = [...markdown.matchAll(place)].map(([, name]) => name);
  const tables = [...documentedVariables.keys()];
  if (places.join() !== tables.join()) {
    throw new Error(`The document has places for ${places.join(', ')}, but there are tables ${tables.join(', ')}.`);
  }
  return markdown.replaceAll(place, (_, name: string) => variableTable(documentedVariables.get(name) ?? []));
}

function variableTable(variables: readonly Variable[]): string {
  const rows = variables.map((variable) => [`\`${variable.name}\``, describeDefault(variable), variable.description]);
  const header = ['Variable', 'Default', 'What it does'];
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => widthOf(row[column] ?? ''))));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, at) => cell + filler.repeat((widths[at] ?? 0) - widthOf(cell))).join(' | ')} |`;
  return [line(header), line(['', '', ''], '-'), ...rows.map((row) => line(row))].join('\n');
}

/** Han characters are two columns wide, as editors show them. */
const widthOf = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

function describeDefault(variable: Variable): string {
  const words = variable.defaultInWords;
  if (variable.default === undefined) return words ?? 'none';
  if (variable.default !== variable.defaultInProduction) {
    return words ?? `${inCode(variable.default)}, in production ${inCode(variable.defaultInProduction)}`;
  }
  return inCode(variable.default) + (words === undefined ? '' : ` (${words})`);
}

function inCode(value: unknown): string {
  return typeof value === 'number' ? String(value) : `\`${String(value)}\``;
}
