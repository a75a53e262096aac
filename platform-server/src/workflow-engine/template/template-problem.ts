import type { ErrorName, ErrorParams } from '@portico/shared-kit/errors';

/** Rows of the error catalogue about templates (401001 to 401032), and about what their expressions need (403xxx). */
export type TemplateErrorName = Extract<ErrorName, `template${string}` | `expression${string}`>;

/** Finding about a template: a row of the error catalogue and the element it is about. */
export interface TemplateProblem {
  readonly name: TemplateErrorName;
  readonly params: Readonly<Record<string, string | number>>;
  /** Id of the element to mark in the designer; null when the finding is about the whole file. */
  readonly elementId: string | null;
}

/** A finding with exactly the parameters that its catalogue row asks for. */
export function problem<N extends TemplateErrorName>(
  name: N,
  params: ErrorParams<N>,
  elementId: string | null = null,
): TemplateProblem {
  return { name, params, elementId };
}

/** The finding that an element, or a part of it, cannot run here. */
export function unknown(head: { readonly id: string; readonly name: string }, type: string): TemplateProblem {
  return problem('templateElementUnknown', { element: head.name || head.id, type }, head.id);
}
