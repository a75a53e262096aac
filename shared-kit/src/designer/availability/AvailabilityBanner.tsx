import type { Availability } from '../../contract/designs.schema.ts';
import { Alert } from 'antd/es';

interface AvailabilityBannerProps {
  readonly availability: Availability;
  readonly words: Readonly<Record<'isOff' | 'isRetired', string>>;
}

/** Says that a design is not in use; nothing where it is. */
export function AvailabilityBanner({ availability, words }: AvailabilityBannerProps) {
  if (availability === 'on') return null;
  return <Alert banner type="warning" title={availability === 'off' ? words.isOff : words.isRetired} />;
}
