import type { DepartmentValue, PersonValue, Property, RecordValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { ModelService } from '../../models/index.ts';
import type { NamesAsked, NamesKnown } from '../reading/cell-reader.ts';
import { type DepartmentLookUp, departmentLookUp } from './departments.ts';
import type { LookUpResult } from './found.ts';
import { findPeople } from './people.ts';
import { findRecords } from './records.ts';
import { findDepartments } from './units.repository.ts';

/** Names that the texts of a file have, looked up once each. */
export interface NameLookUp extends NamesKnown {
  /** Looks up what is not known yet: a statement for people, and one for each field that names records. */
  look(asked: NamesAsked): Promise<void>;
}

/** Names of one kind that stay known from batch to batch. */
const mostKnown = 50_000;

interface LookUpNeeds {
  readonly user: SignedInUser;
  readonly locale: Locale;
  readonly models: Pick<ModelService, 'current'>;
}

/** See NameLookUp. */
export function nameLookUp(platform: Pick<Platform, 'connections' | 'corpId' | 'now'>, needs: LookUpNeeds): NameLookUp {
  const { connections, corpId } = platform;
  const { db } = connections;
  const people = new Map<string, LookUpResult<PersonValue>>();
  const records = new Map<Property, Map<string, LookUpResult<RecordValue>>>();
  let departments: DepartmentLookUp | null = null;

  return {
    async look(asked) {
      if (people.size >= mostKnown) people.clear();
      const strangers = [...asked.people].filter((text) => !people.has(text));
      if (strangers.length > 0 || asked.departments.size > 0)
        departments ??= departmentLookUp(await findDepartments(db, corpId));
      if (departments !== null && strangers.length > 0)
        for (const [text, found] of await findPeople(db, corpId, strangers, departments)) people.set(text, found);
      for (const [property, texts] of asked.records) {
        const known = records.get(property) ?? new Map<string, LookUpResult<RecordValue>>();
        records.set(property, known);
        if (known.size >= mostKnown) known.clear();
        const unknown = [...texts].filter((text) => !known.has(text));
        if (unknown.length === 0) continue;
        for (const [text, found] of await findRecords(platform, { db, ...needs }, property, unknown))
          known.set(text, found);
      }
    },
    person: (text) => people.get(text),
    department: (text): LookUpResult<DepartmentValue> | undefined => departments?.find(text),
    record: (property, text) => records.get(property)?.get(text),
  };
}
