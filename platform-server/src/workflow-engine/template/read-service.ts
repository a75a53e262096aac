import { serviceMethods } from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { extensionOf, textOf } from './moddle.ts';
import { type NodeHead, readRule } from './read-rule.ts';
import type { ServiceNode } from './template.ts';
import { problem, type TemplateProblem, unknown } from './template-problem.ts';

const maxUrlLength = 2_000;
const defaultRetries = 5;
const maxRetries = 20;

/** A call of a service; a service task of another tool says nothing of what it would call, and does not run here. */
export function readService(element: ModdleElement, head: NodeHead, problems: TemplateProblem[]): ServiceNode {
  const service = extensionOf(element, 'portico:Service');
  if (!service) problems.push(unknown(head, 'ServiceTask'));
  const read = (rule: string, isValid: (text: string) => boolean): string => {
    const value = service ? textOf(service, rule) : '';
    if (service && !isValid(value)) {
      problems.push(problem('templateRuleInvalid', { element: head.name || head.id, rule, value }, head.id));
    }
    return value;
  };
  const retries = read('retries', (text) => /^\d{0,2}$/.test(text) && Number(text) <= maxRetries);
  return {
    ...head,
    type: 'serviceCall',
    url: read('url', isAddress),
    method: readRule(service, head, { attribute: 'method', table: serviceMethods, fallback: 'POST' }, problems),
    secret: read('secret', (text) => /^[A-Za-z][\w-]{0,63}$/.test(text)),
    retries: retries === '' ? defaultRetries : Number(retries),
  };
}

/** An address on the web without a password in it. */
function isAddress(text: string): boolean {
  if (text.length > maxUrlLength || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
