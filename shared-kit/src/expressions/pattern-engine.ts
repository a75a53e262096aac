import type { Patterns } from 'feelin';
import type { RE2JS } from 're2js';
import { compilePattern } from './re2-patterns.ts';
import type { PatternMeter } from './pattern-meter.ts';

/** Steps of reading a pattern, and instructions of a pattern on one character that are worth a step. */
const stepsOfReading = 1_000;
const instructionsOfStep = 4;

/** A reference of a replacement to what was found: `$0` all of it, `$1` its first group; `$$` is a dollar. */
const references = /\$(\$|\d{1,2})/g;

/** Patterns by RE2, whose time grows with the length of the text only. Each use is counted on the meter. */
export function meteredPatterns(meter: PatternMeter): Patterns {
  const compiled = (pattern: string, flags: string) => {
    meter.spend(stepsOfReading + pattern.length);
    return compilePattern(pattern, flags);
  };
  return {
    matches: (input, pattern, flags) => {
      const read = compiled(pattern, flags);
      spendOnSearch(meter, read, input.length);
      return read.matcher(input).find();
    },
    replace: (input, pattern, replacement, flags) => {
      const texts: string[] = [];
      let from = 0;
      eachMatch(meter, compiled(pattern, flags), input, ({ start, end, groups }) => {
        const text = replacement.replace(references, (_, which: string) =>
          which === '$' ? which : (groups[Number(which)] ?? ''),
        );
        texts.push(input.slice(from, start), text);
        from = end;
        return text.length;
      });
      return texts.join('') + input.slice(from);
    },
    split: (input, pattern) => {
      const texts: string[] = [];
      let from = 0;
      eachMatch(meter, compiled(pattern, ''), input, ({ start, end }) => {
        // Nothing at either end parts nothing.
        if (end === from || start >= input.length) return 0;
        texts.push(input.slice(from, start));
        from = end;
        meter.list(texts.length);
        return 0;
      });
      return [...texts, input.slice(from)];
    },
  };
}

interface Match {
  readonly start: number;
  readonly end: number;
  /** Texts that the groups found, the whole match before them. */
  readonly groups: readonly (string | null)[];
}

/** Tells of each match in its order; `take` answers how much text it made of it. */
function eachMatch(meter: PatternMeter, read: RE2JS, input: string, take: (match: Match) => number): void {
  const matcher = read.matcher(input);
  let made = input.length;
  spendOnSearch(meter, read, input.length);
  while (matcher.find()) {
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, at) => matcher.group(at));
    const [start, end] = [matcher.start(), matcher.end()];
    made += take({ start, end, groups });
    meter.text(made);
    spendOnSearch(meter, read, input.length - end + groups.length);
  }
}

function spendOnSearch(meter: PatternMeter, read: RE2JS, length: number): void {
  meter.spend(1 + (length * read.programSize()) / instructionsOfStep);
}
