/** An account that nobody enters is deleted after so long, and its owner told before: the privacy policy says so. */
export const UNUSED_ACCOUNT_DAYS = 730;
export const UNUSED_NOTICE_DAYS = 30;
