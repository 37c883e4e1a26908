/**
 * Number of forms on this page that wait for the session of another tab. While one waits, this tab may follow a login
 * under an open form.
 */
export const waitingForms = { count: 0 };
