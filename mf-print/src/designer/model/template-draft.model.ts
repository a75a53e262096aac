import type { PrintAudience } from '@portico/shared-kit/contract/print-audience';
import type { PageSettings, PrintElement } from '@portico/shared-kit/contract/print-elements';
import {
  type DesignedPage,
  readDesignedTemplate,
  savedPrintTemplate,
  type UnknownElement,
} from '@portico/shared-kit/contract/print-template';
import type { DraftFormat } from '@portico/shared-kit/designer';

/** Anything that stands on a page, also what this program cannot read. */
export type TemplateElement = PrintElement | UnknownElement;

/** Page of a template; its id is that of its settings. */
export type TemplatePage = DesignedPage;

/** A print template with its names, as its designer changes it. No two of its pages and elements have the same id. */
export interface TemplateDraft {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
  /** People who may print with it; null: everybody who may print the records. */
  readonly audience: PrintAudience;
  readonly pages: readonly TemplatePage[];
}

/** Print templates as they are saved and designed, with nothing lost. */
export const templateFormat: DraftFormat<TemplateDraft> = {
  read({ name, name_i18n, content }) {
    const template = readDesignedTemplate(content);
    return template === null
      ? null
      : { name, name_i18n, audience: template.audience, pages: withOwnIds(template.pages) };
  },
  save(draft) {
    const { name, name_i18n, audience, pages } = draft;
    return { content: savedPrintTemplate({ pages, audience }), name, name_i18n };
  },
};

/** Files may give an id twice, or none: such a page or element gets one of its own. */
function withOwnIds(pages: readonly TemplatePage[]): readonly TemplatePage[] {
  const taken = new Set<string>();
  const own = <T extends PageSettings | TemplateElement>(part: T): T => {
    const id = freeId(part.id || part.eleType, taken);
    taken.add(id);
    return id === part.id ? part : { ...part, id };
  };
  return pages.map(({ settings, elements }) => ({ settings: own(settings), elements: elements.map(own) }));
}

/** Returns an id like the given one that is not among those taken. */
export function freeId(like: string, taken: ReadonlySet<string>): string {
  if (!taken.has(like)) return like;
  const [, stem = like] = /^(.*?)(?:-\d+)?$/.exec(like) ?? [];
  for (let number = 2; ; number += 1) {
    const id = `${stem}-${String(number)}`;
    if (!taken.has(id)) return id;
  }
}

/** Returns the ids of all pages and elements. */
export function idsIn({ pages }: Pick<TemplateDraft, 'pages'>): Set<string> {
  return new Set(pages.flatMap(({ settings, elements }) => [settings.id, ...elements.map(({ id }) => id)]));
}
