/** When a failed exercise is met again: as many days later, in that day's review. */
export const RETURN_AFTER_DAYS = 3;
/** What was played out and slipped away: the next day. */
export const SLIPPED_AFTER_DAYS = 1;
