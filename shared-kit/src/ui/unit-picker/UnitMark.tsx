import { TeamOutlined } from '../icons/index.ts';
import { Portrait } from '../portrait/index.ts';
import styles from './UnitPicker.module.css';
import { type Unit, unitTypes } from './unit-source.ts';

/** A person's picture or the sign of departments. `size` in px. */
export function UnitMark({ unit, size }: { readonly unit: Unit; readonly size: number }) {
  if (unit.unitType === unitTypes.person) return <Portrait user={unit} size={size} />;
  return (
    <span className={styles.department} style={{ width: size, height: size }} aria-hidden="true">
      <TeamOutlined />
    </span>
  );
}
