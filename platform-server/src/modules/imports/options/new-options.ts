import type { AddedOptions } from '@portico/shared-kit/contract/import-outcomes.schema';
import { appError } from '@portico/shared-kit/errors';
import { optionMissing, propertyName, type RowValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { optionRoom, takesOptions, unlistedValues } from '../../models/index.ts';
import type { DraftProblem } from '../../records/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';

type Values = Readonly<Record<string, unknown>>;

interface GatheredOptions {
  readonly target: ImportTarget;
  readonly options: Set<string>;
}

/** Value of a field that is none of its options; `row` is the index in its sub-table. */
interface UnlistedValue extends GatheredOptions {
  readonly row: number | null;
  readonly option: string;
}

/** Gathers the options that the good rows of an import need and that their fields do not have yet. */
export class NewOptions {
  readonly #gathered: readonly GatheredOptions[];
  readonly #isAdding: boolean;
  readonly #locale: Locale;

  constructor(
    targets: readonly ImportTarget[],
    { isAdding, locale }: { readonly isAdding: boolean; readonly locale: Locale },
  ) {
    this.#gathered = targets.map((target) => ({ target, options: new Set() }));
    this.#isAdding = isAdding;
    this.#locale = locale;
  }

  /** Returns a problem for each value that is no option of its field and cannot become one. */
  problemsOf(values: Values): DraftProblem[] {
    const refused = this.#unlisted(values).filter(
      ({ target, options, option }) => !this.#mayAdd(target) || (isFull({ target, options }) && !options.has(option)),
    );
    return refused.map(({ target: { path }, row, option }) => {
      return { path, row, kind: 'NOEXIT', reason: optionMissing(option).text(this.#locale) };
    });
  }

  /** Notes what a row that is to be written needs. Throws importOptionsTooMany. */
  take(values: Values): void {
    if (!this.#isAdding) return;
    for (const { target, options, option } of this.#unlisted(values)) {
      if (!this.#mayAdd(target) || options.has(option)) continue;
      if (isFull({ target, options })) throw tooMany(target, this.#locale);
      options.add(option);
    }
  }

  /** Returns them by their fields. */
  all(): AddedOptions[] {
    return this.#gathered
      .filter(({ options }) => options.size > 0)
      .map(({ target, options }) => ({ propertyPath: target.path, options: [...options] }));
  }

  #mayAdd({ property }: ImportTarget): boolean {
    return this.#isAdding && takesOptions(property);
  }

  #unlisted(values: Values): UnlistedValue[] {
    return this.#gathered.flatMap((gathered) =>
      valuesOf(gathered.target, values).flatMap(({ row, value }) =>
        unlistedValues(gathered.target.property, value).map((option) => ({ ...gathered, row, option })),
      ),
    );
  }
}

const isFull = ({ target, options }: GatheredOptions) => options.size >= optionRoom(target.property);

function tooMany({ property }: ImportTarget, locale: Locale): Error {
  return appError('importOptionsTooMany', { property: propertyName(property, locale), limit: optionRoom(property) });
}

function valuesOf({ code, parent }: ImportTarget, values: Values) {
  if (parent === null) return [{ row: null, value: values[code] }];
  const rows = (values[parent.code] ?? []) as readonly RowValue[];
  return rows.map((each, row) => ({ row, value: each[code] }));
}

/** Returns the options of both, by their fields. */
export function joinedOptions(before: readonly AddedOptions[], after: readonly AddedOptions[]): AddedOptions[] {
  const paths = [...new Set([...before, ...after].map(({ propertyPath }) => propertyPath))];
  const of = (all: readonly AddedOptions[], path: string) => all.find(({ propertyPath }) => propertyPath === path);
  return paths.map((propertyPath) => ({
    propertyPath,
    options: [...(of(before, propertyPath)?.options ?? []), ...(of(after, propertyPath)?.options ?? [])],
  }));
}
