import * as attempts from '../../modules/attempts/tables.ts';
import * as contact from '../../modules/contact/tables.ts';
import * as notes from '../../modules/notes/tables.ts';
import * as ownGames from '../../modules/own-games/tables.ts';
import * as placement from '../../modules/plans/placement/tables.ts';
import * as plans from '../../modules/plans/tables.ts';
import * as reports from '../../modules/reports/tables.ts';
import * as subscriptions from '../../modules/subscriptions/tables.ts';
import * as identity from '../identity/tables.ts';
import * as imported from '../lessons/tables.ts';
import * as outbox from '../outbox/tables.ts';
import * as rateLimit from '../rate-limit/tables.ts';

/** Every table there is. The one place where the platform names the modules, and only their tables. */
export const schema = {
  ...identity,
  ...rateLimit,
  ...outbox,
  ...plans,
  ...placement,
  ...attempts,
  ...notes,
  ...ownGames,
  ...subscriptions,
  ...contact,
  ...imported,
  ...reports,
};
