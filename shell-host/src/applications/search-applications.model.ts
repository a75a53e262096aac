import type { Application } from '@portico/shared-kit/contract/applications.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';

/** An application with its name in the user's language. */
export interface LabelledApplication {
  readonly application: Application;
  readonly name: string;
}

/** The applications whose names contain the text, in their order; all of them for an empty text. */
export function searchApplications(
  applications: readonly Application[],
  text: string,
  locale: Locale,
): readonly LabelledApplication[] {
  const wanted = text.trim().toLowerCase();
  return applications
    .map((application) => ({ application, name: localised(application.name, application.name_i18n, locale) }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
}
