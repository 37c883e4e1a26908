/**
 * Cancels the navigation of links and forms in a story: it would replace the story by a missing page. Components that
 * handle the event themselves (routing, client-side validation) still work.
 */
export function stayInStory(): () => void {
  const stay = (event: Event): void => {
    const isForm = event.type === 'submit';
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isForm || isLink) event.preventDefault();
  };
  document.addEventListener('click', stay);
  document.addEventListener('submit', stay);
  return () => {
    document.removeEventListener('click', stay);
    document.removeEventListener('submit', stay);
  };
}
