/** How long a message of the contact form is kept: the server forgets it then, and the privacy policy says so. */
export const CONTACT_RETENTION_DAYS = 365;
