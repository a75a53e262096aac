import { screen, waitFor, within } from '@testing-library/react';

/**
 * Waits until nothing within an element (the page, when none is given) says that it is busy, and returns its list items.
 * The skeleton that is shown while a slow answer is waited for is made of list items too.
 */
export async function findLoadedItems(container: HTMLElement = document.body): Promise<HTMLElement[]> {
  return waitFor(() => {
    if (container.querySelector('[aria-busy=true]') !== null) throw new Error('Something is still loading.');
    return (container === document.body ? screen : within(container)).getAllByRole('listitem');
  });
}
