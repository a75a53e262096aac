import {
  type DepartmentValue,
  type FormatContext,
  kindOf,
  type PersonValue,
  type Property,
  type RecordValue,
  settingsOf,
  storageOf,
} from '@portico/shared-kit/fields';
import { readAddress } from '@portico/shared-kit/fields/regions';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SpreadsheetCell } from '../../../spreadsheets/index.ts';
import type { LookUpResult, UnfoundKind } from '../look-ups/found.ts';
import { takesOptions, valueOfNewOptions } from '../../models/index.ts';
import { importsTexts } from '../imports.texts.ts';
import type { CellReading } from './cell-reading.ts';
import { cellText, cellValue } from './cell-values.ts';
import { ReadingMemory } from './reading-memory.ts';

/** Units and records that texts name, as far as they were looked up. */
export interface NamesKnown {
  person(text: string): LookUpResult<PersonValue> | undefined;
  department(text: string): LookUpResult<DepartmentValue> | undefined;
  record(property: Property, text: string): LookUpResult<RecordValue> | undefined;
}

/** Texts that are to be looked up. */
export interface NamesAsked {
  readonly people: Set<string>;
  readonly departments: Set<string>;
  readonly records: Map<Property, Set<string>>;
}

const separator = /[;；]/u;

/** Reads the cells of one field; what one text means is worked out once. */
export class CellReader {
  readonly property: Property;
  readonly #locale: Locale;
  readonly #known: NamesKnown;
  readonly #readings: ReadingMemory;
  readonly #names: boolean;
  /** Values that the person gave to texts before. */
  readonly #remembered: ReadonlyMap<string, unknown>;
  /** True where texts become options of the field. */
  readonly #addsOptions: boolean;

  constructor(
    property: Property,
    locale: Locale,
    known: NamesKnown,
    {
      remembered = new Map(),
      addsOptions = false,
    }: { readonly remembered?: ReadonlyMap<string, unknown> | undefined; readonly addsOptions?: boolean } = {},
  ) {
    this.#remembered = remembered;
    this.#addsOptions = addsOptions && takesOptions(property);
    this.property = property;
    this.#locale = locale;
    this.#known = known;
    this.#names = storageOf(property).refersTo !== null;
    this.#readings = new ReadingMemory(this.#names);
  }

  /** Begins another batch of cells. */
  begin(): void {
    this.#readings.trim();
  }

  /** Notes what has to be looked up before the cell is read. */
  ask(cell: SpreadsheetCell, asked: NamesAsked): void {
    if (!this.#names || cell.kind === 'error') return;
    const text = cellText(cell, this.#locale);
    if (this.#readings.has({ kind: 'text', value: text })) return;
    const { property } = this;
    const note = (texts: Set<string>) => (name: string) => {
      texts.add(name);
      return null;
    };
    const records = asked.records.get(property) ?? new Set<string>();
    asked.records.set(property, records);
    const context: FormatContext = {
      locale: this.#locale,
      findPerson: note(asked.people),
      findDepartment: note(asked.departments),
      findRecord: (_, name) => note(records)(name),
    };
    for (const each of [text, ...partsOf(text)]) kindOf(property).parse(each, settingsOf(property), context);
  }

  read(cell: SpreadsheetCell): CellReading {
    if (cell.kind === 'error')
      return { kind: 'WRONG', reason: importsTexts.t(this.#locale, 'errorCell', { error: cell.value }) };
    if (cell.kind === 'text' && this.#remembered.has(cell.value))
      return { value: this.#remembered.get(cell.value), isFromLastTime: true };
    return this.#readings.of(cell, this.#readCell);
  }

  readonly #readCell = (cell: SpreadsheetCell): CellReading => this.#readAnew(cell);

  #readAnew(cell: SpreadsheetCell): CellReading {
    const unfound: { readonly text: string; readonly problem: UnfoundKind }[] = [];
    const take = <T>(text: string, found: LookUpResult<T> = { problem: 'NOEXIT' }): T | null => {
      if (found.problem === undefined) return found.value;
      unfound.push({ text, problem: found.problem });
      return null;
    };
    const context: FormatContext = {
      locale: this.#locale,
      findPerson: (text) => take(text, this.#known.person(text)),
      findDepartment: (text) => take(text, this.#known.department(text)),
      findRecord: (_, text) => take(text, this.#known.record(this.property, text)),
      readAddress,
    };
    const result = cellValue(cell, this.property, context);
    if (result.ok) return { value: result.value };
    if (this.#names) return this.#unfoundReading(cellText(cell, this.#locale), unfound);
    const isUnlisted = result.problem.key === 'unknownOption';
    const added =
      isUnlisted && this.#addsOptions ? valueOfNewOptions(this.property, cellText(cell, this.#locale)) : undefined;
    if (added !== undefined) return { value: added };
    return { kind: isUnlisted ? 'NOEXIT' : 'WRONG', reason: result.problem.text(this.#locale) };
  }

  #unfoundReading(
    text: string,
    unfound: readonly { readonly text: string; readonly problem: UnfoundKind }[],
  ): CellReading {
    const t = importsTexts.translator(this.#locale);
    const parts = partsOf(text);
    if (!storageOf(this.property).isList && parts.length > 1 && parts.every((part) => this.#isKnown(part)))
      return { kind: 'SINGLE_SELECT', reason: t('singleSelect', { text }) };
    const worst =
      unfound.find(({ problem }) => problem === 'REPEAT') ??
      unfound.find(({ problem }) => problem === 'FORBIDDEN') ??
      unfound.at(-1);
    if (worst === undefined) return { kind: 'NOEXIT', reason: t('noExit', { text }) };
    const key = { REPEAT: 'repeat', NOEXIT: 'noExit', FORBIDDEN: 'forbidden' } as const;
    return { kind: worst.problem, reason: t(key[worst.problem], { text: worst.text }) };
  }

  #isKnown(text: string): boolean {
    const reading = this.read({ kind: 'text', column: 0, value: text });
    return reading.kind === undefined;
  }
}

const partsOf = (text: string) =>
  separator.test(text)
    ? text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];
