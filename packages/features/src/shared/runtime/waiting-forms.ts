/** How many forms of this page wait for the session of another tab: then it may be followed over an open form. */
export const waitingForms = { count: 0 };
