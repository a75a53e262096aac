import { type Unit, unitKey, type UnitType, unitTypes } from '../../ui/unit-picker/unit-source.ts';

type UnitName = Pick<Unit, 'id' | 'unitType'>;

/** Number of choices that are kept. */
const most = 20;

/**
 * People and departments that this user chose last on this device, the latest first. Ids alone are kept, so that names
 * are today's and nobody who opens the browser's storage reads a list of people.
 */
export function recentUnits(): readonly UnitName[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnitName).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Notes what was chosen before what was chosen earlier. */
export function rememberUnits(units: readonly UnitName[]): void {
  const all = [...units.map(({ id, unitType }) => ({ id, unitType })), ...recentUnits()];
  const known = new Map(all.toReversed().map((each) => [unitKey(each), each]));
  const latest = [...new Map(all.map((each) => [unitKey(each), known.get(unitKey(each))])).values()];
  try {
    localStorage.setItem(storageKey(), JSON.stringify(latest.slice(0, most)));
  } catch {
    // Storage can be full or forbidden; the choice itself does not depend on it.
  }
}

/** Users of one browser do not see each other's choices. The shell keeps who is signed in. */
function storageKey(): string {
  return `recentUnits ${userId()}`;
}

function userId(): string {
  try {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null');
    return typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : '';
  } catch {
    return '';
  }
}

function isUnitName(raw: unknown): raw is UnitName {
  const { id, unitType } = (raw ?? {}) as Partial<UnitName>;
  const types: readonly (UnitType | undefined)[] = Object.values(unitTypes);
  return typeof id === 'string' && types.includes(unitType);
}
