import { syntaxTree } from './read-expression.ts';

/** Words that stand for no field: the element of a filter, and what a loop has so far. */
const ofLoops: ReadonlySet<string> = new Set(['item', 'partial', '?']);

/**
 * The fields that a FEEL expression names, each once, in their order: neither functions nor what the expression binds
 * itself, nor what stands in a filter, where names may be those of a row. Empty for a text that is no expression.
 */
export function namesIn(text: string): readonly string[] {
  const found: string[] = [];
  const bound = new Set(ofLoops);
  let filters = 0;
  try {
    syntaxTree(text).iterate({
      enter({ name, from, to }) {
        const part = text.slice(from, to);
        if (name === 'FilterExpression') filters += 1;
        else if (name === 'Name' || name === 'ParameterName' || name === 'Key') bound.add(part);
        else if (name === 'VariableName' && !isCalled(text, to)) found.push(filters > 0 ? '' : part);
      },
      leave({ name }) {
        if (name === 'FilterExpression') filters -= 1;
      },
    });
  } catch {
    return [];
  }
  return [...new Set(found)].filter((name) => name !== '' && !bound.has(name));
}

function isCalled(text: string, after: number): boolean {
  return text.slice(after).trimStart().startsWith('(');
}
