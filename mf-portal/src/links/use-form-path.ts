import { useLocation } from 'react-router-dom';

/** Query of the form page, by which it knows its record or workflow (shell spec, section 2). */
type FormQuery = Readonly<Partial<Record<'objectId' | 'schemaCode' | 'workflowInstanceId' | 'workitemId', string>>>;

/** Returns the function that makes the path of a form, from which one comes back to the page that is open. */
export function useFormPath(): (query: FormQuery) => string {
  const { pathname, search } = useLocation();
  return (query) => `/form/detail?${new URLSearchParams({ ...query, return: pathname + search }).toString()}`;
}
