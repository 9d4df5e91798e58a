import { ANALYSES_OF_A_GAME_AND_DAY } from '@estratega/domain';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import type { FastifyServerFactory } from 'fastify';
import { openChesscom } from './gateways/chesscom.ts';
import { openFormService } from './gateways/form-service.ts';
import { openLichess } from './gateways/lichess.ts';
import { openMail } from './gateways/mail.ts';
import { openPayPal } from './gateways/paypal.ts';
import { accountRepository } from './modules/account/repository.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { accountService } from './modules/account/service.ts';
import { weightOf } from './modules/attempts/difficulty/estimate.ts';
import { difficultyJob } from './modules/attempts/difficulty/job.ts';
import { difficultyReader } from './modules/attempts/difficulty/read.ts';
import { handsJob } from './modules/attempts/hands/job.ts';
import { openWeigher } from './modules/attempts/hands/weigher.ts';
import { answersOfPlan, attemptsRepository, forgetAnswersOfPlan } from './modules/attempts/repository.ts';
import { attemptsRoutes } from './modules/attempts/routes.ts';
import { attemptsService } from './modules/attempts/service.ts';
import { contactRepository } from './modules/contact/repository.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { byFormService, byMail, contactService } from './modules/contact/service.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { LETTERS, letterWriters } from './modules/identity/letters.ts';
import { identityRepository } from './modules/identity/repository.ts';
import { EMAIL_CHANGES, identityRoutes, PASSWORD_CHECKS } from './modules/identity/routes.ts';
import { identityService } from './modules/identity/service.ts';
import { forgetTimesOfPlan, notesOfPlan, notesRepository } from './modules/notes/repository.ts';
import { notesRoutes } from './modules/notes/routes.ts';
import { notesService } from './modules/notes/service.ts';
import { warmUpHands } from './modules/own-games/facts.ts';
import { ownGamesRepository } from './modules/own-games/repository.ts';
import { ownGamesRoutes } from './modules/own-games/routes.ts';
import { ownGamesService } from './modules/own-games/service.ts';
import { siteReader } from './modules/own-games/sites.ts';
import { engineWith } from './modules/plans/engine.ts';
import { weekMaking } from './modules/plans/making.ts';
import { openPlacement } from './modules/plans/placement/open.ts';
import { openPlacementRoutes } from './modules/plans/placement/open-routes.ts';
import { placementRepository } from './modules/plans/placement/repository.ts';
import { placementRoutes } from './modules/plans/placement/routes.ts';
import { placementService } from './modules/plans/placement/service.ts';
import type { Planner } from './modules/plans/planner.ts';
import { renewRepository } from './modules/plans/renew/repository.ts';
import { renewRoutes } from './modules/plans/renew/routes.ts';
import { renewService } from './modules/plans/renew/service.ts';
import { plansRepository } from './modules/plans/repository.ts';
import { reviewRoutes } from './modules/plans/review/routes.ts';
import { reviewService } from './modules/plans/review/service.ts';
import { plansRoutes } from './modules/plans/routes.ts';
import { plansService } from './modules/plans/service.ts';
import { shiftsRepository } from './modules/plans/shifts/repository.ts';
import { shiftsRoutes } from './modules/plans/shifts/routes.ts';
import { shiftsService } from './modules/plans/shifts/service.ts';
import { warmUp } from './modules/plans/warm-up.ts';
import { publicConfigRoutes } from './modules/public-config/routes.ts';
import { calibrationJob } from './modules/reports/calibration-job.ts';
import { adoptedMemories, memoryJob } from './modules/reports/memory-job.ts';
import { reportsRepository } from './modules/reports/repository.ts';
import { subscriptionsRepository } from './modules/subscriptions/repository.ts';
import { subscriptionsRoutes } from './modules/subscriptions/routes.ts';
import { subscriptionsService } from './modules/subscriptions/service.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import {
  type Database,
  departureMark,
  openMonths,
  rememberDeparture,
  storageProbe,
} from './platform/database/index.ts';
import { createHttp } from './platform/http/http.ts';
import { paymentSources } from './platform/http/security.ts';
import { serveSite } from './platform/http/site.ts';
import { passwordHasher } from './platform/identity/hashing.ts';
import { createIdentity } from './platform/identity/identity.ts';
import { sessionReader, sweepSessions } from './platform/identity/session.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { openLessons } from './platform/lessons/compiled-lessons.ts';
import { importedLessons, withImported } from './platform/lessons/imported-lessons.ts';
import type { Lessons } from './platform/lessons/lessons.ts';
import { serveImported, servePacks } from './platform/lessons/serve-packs.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { mailOutbox } from './platform/outbox/outbox.ts';
import { limiterFactory, sweepLimits } from './platform/rate-limit/rate-limit.ts';
import { ROUTE_CEILINGS } from './route-ceilings.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  /** The built web, or undefined to answer the API alone. */
  readonly siteRoot?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly planner?: Planner | undefined;
  readonly lessons?: Lessons | undefined;
  readonly serverFactory?: FastifyServerFactory | undefined;
}

/** The only place that wires things together. */
export const createApp = async ({
  config,
  database,
  siteRoot,
  clock = systemClock,
  planner: given,
  lessons: compiled = openLessons(BUILD_FOLDER),
  serverFactory,
}: AppOptions) => {
  const { db, pool } = database;
  const imported = importedLessons(pool);
  const lessons = withImported(compiled, imported);
  const reportRows = reportsRepository(db);
  // What the operator has imported, and what a night found of memory, is planned with from the next start on.
  const planner = given ?? engineWith(await imported.nodes(), await adoptedMemories(reportRows));
  const limiter = limiterFactory(pool, config.authSecret);
  const storage = storageProbe(pool);
  const costs = {
    plan: limiter({ name: 'planes-usuario', points: config.plansPerHour, seconds: 60 * 60 }),
    reading: limiter({ name: 'lecturas-usuario', points: config.readingsPerMinute, seconds: 60 }),
    bring: limiter({ name: 'traer-usuario', points: config.bringsPerMinute, seconds: 60 }),
    analysis: limiter({ name: 'analisis-usuario', points: config.analysesPerMinute, seconds: 60 }),
    site: limiter({ name: 'sitios-usuario', points: config.sitesPerHour, seconds: 60 * 60 }),
  };
  // One by one: a batch holds forty-five of them, and each costs as much to replay as a reading.
  const playOuts = limiter({ name: 'finales-usuario', points: config.readingsPerMinute, seconds: 60 });
  const payments = limiter({ name: 'pagos-cuenta', points: 300, seconds: 60 });
  const metrics = createMetrics({ pool, poolMax: config.databasePool });
  const { app, routes } = await createHttp({
    config,
    readSession: sessionReader(pool, clock),
    clock,
    costs,
    ceilings: ROUTE_CEILINGS,
    onExhausted: storage.doubt,
    metrics,
    ...(serverFactory ? { serverFactory } : {}),
  });

  const mail = config.mail ? openMail(config.mail) : undefined;
  const identity = createIdentity({
    config,
    db,
    // Most of what it says is about what visitors bring.
    onNotice: (message) => app.log.info({ notice: message }, 'identity'),
  });
  const identityRows = identityRepository(db);
  const outbox = mailOutbox({
    db,
    mail,
    writers: letterWriters({ repository: identityRows, clock, publicUrl: config.publicUrl }),
    clock,
    onError: (error) => app.log.error({ err: error }, 'mail'),
  });
  const identityOfPeople = identityService({
    repository: identityRows,
    hasher: passwordHasher({ cost: config.passwordCost, patienceMs: config.patienceSeconds * 1000 }),
    outbox,
    clock,
  });
  const paypal = config.paypal ? openPayPal(config.paypal, clock) : undefined;
  const subscriptions = subscriptionsService({
    repository: subscriptionsRepository(db),
    paypal,
    clock,
    publicUrl: config.publicUrl,
    onProviderError: (error) => app.log.warn({ err: error }, 'paypal'),
  });
  const planRows = plansRepository(db, {
    answers: answersOfPlan,
    notes: notesOfPlan,
    forget: forgetAnswersOfPlan,
    forgetRemoved: forgetTimesOfPlan,
  });
  const attemptRows = attemptsRepository(db);
  const noteRows = notesRepository(db);
  const notes = notesService({ repository: noteRows, holdTask: planRows.holdTask, clock });
  const ownGames = ownGamesService({
    repository: ownGamesRepository(db),
    answersByDay: attemptRows.days,
    titleOf: planner.titleOf,
    countAnalysis: limiter({
      name: 'analisis-partida',
      points: ANALYSES_OF_A_GAME_AND_DAY,
      seconds: 24 * 60 * 60,
    }).take,
    clock,
  });
  const contactOf = { contact: config.contactEmail };
  // Nobody waits a minute for a screen: whoever asks while a site rests is told how long.
  const patience = { waitMs: 5000 };
  const fromSite = siteReader(
    {
      lichess: openLichess({ baseUrl: config.sites.lichess, ...contactOf }, patience),
      chesscom: openChesscom({ baseUrl: config.sites.chesscom, ...contactOf }, patience),
    },
    (error) => app.log.warn({ err: error }, 'a site of games'),
  );
  const testRows = placementRepository(db);
  const placement = placementService({ repository: testRows, plans: planRows, planner, lessons, clock });
  const difficulties = difficultyReader(db, clock);
  const making = weekMaking({
    difficulties,
    own: ownGames,
    onGenerationError: (error) => app.log.error({ err: error }, 'plan generation'),
  });
  const plans = plansService({
    repository: planRows,
    placement: testRows,
    planner,
    lessons,
    answers: attemptRows,
    notes: noteRows,
    making,
    own: ownGames,
    difficulties,
    clock,
  });
  const open = openPlacement({ repository: testRows, plans: planRows, weeks: plans, planner, lessons, clock });
  const review = reviewService({
    plans: planRows,
    planner,
    lessons,
    answersOf: attemptRows.ofPlan,
    own: ownGames,
    clock,
  });
  const attempts = attemptsService({
    repository: attemptRows,
    planOf: planRows.answerable,
    pastPlanOf: planRows.answerableOnce,
    onLate: plans.countAgain,
    lessons,
    ownExercises: ownGames.exercisesById,
    countGames: playOuts.take,
    expectedOf: plans.expectedOf,
    clock,
  });
  const shiftRows = shiftsRepository(db);
  const shifts = shiftsService({
    plans: planRows,
    repository: shiftRows,
    planner,
    read: plans.read,
    answersOf: attemptRows.ofPlan,
    clock,
  });
  const renewal = renewService({
    plans: planRows,
    repository: renewRepository(db),
    lockTasks: shiftRows.lockTasks,
    planner,
    making,
    read: plans.read,
    clock,
  });
  const contact = contactService({
    repository: contactRepository(db),
    forward: config.contactFormUrl
      ? byFormService(openFormService(config.contactFormUrl))
      : mail && byMail(mail, config.contactEmail),
    clock,
    onForwardError: (error) => app.log.warn({ err: error }, 'contact message not passed on yet'),
  });
  const userCounters = [...Object.values(costs), playOuts, payments, limiter(PASSWORD_CHECKS), limiter(EMAIL_CHANGES)];
  const account = accountService({
    repository: accountRepository(db),
    clock,
    departureMark,
    tellUnused: async (tx, { id, email }) => {
      await outbox.add(tx, { tipo: LETTERS.unused, correo: email, userId: id });
    },
    onLeftover: (error) => app.log.error({ err: error }, 'account deleted, but something was left over'),
    holders: [
      { name: 'estudio', export: ({ id }) => plans.exportAll(id), usedSince: planRows.anySince },
      { name: 'pruebasNivel', export: ({ id }) => placement.exportAll(id) },
      {
        name: 'intentos',
        export: async ({ id }) => attempts.exportAll(id),
        deleteWith: (tx, { id }) => attempts.removeAll(tx, id),
        usedSince: attemptRows.anySince,
      },
      { name: 'apuntes', export: async ({ id }) => notes.exportAll(id) },
      { name: 'correos', deleteWith: (tx, user) => outbox.removeOf(tx, user) },
      {
        name: 'partidasPropias',
        export: ({ id }) => ownGames.exportAll(id),
        deleteWith: (tx, { id }) => ownGames.removeEverything(tx, id),
      },
      {
        name: 'suscripciones',
        export: ({ id }) => subscriptions.exportAll(id),
        beforeDelete: (userId) => subscriptions.cancelAll(userId),
        deleteWith: (tx, { id }) => subscriptions.releaseAll(tx, id),
      },
      {
        name: 'mensajesContacto',
        export: (user) => contact.exportAll(user),
        deleteWith: (tx, user) => contact.removeAll(tx, user),
      },
      {
        name: 'contadores',
        afterDelete: async (userId) => {
          await Promise.all(userCounters.map((counter) => counter.forget(userId)));
        },
      },
      { name: 'bajas', afterDelete: (userId) => rememberDeparture(config.dataDir, departureMark(userId)) },
    ],
  });

  healthRoutes(app, {
    checkDatabase: async () => {
      // From the catalogue: with users on several machines, one that is away must not take every server out.
      const { rows } = await pool.query<{ there: boolean }>(
        "select to_regclass('public.usuarios') is not null as there",
      );
      if (!rows[0]?.there) throw new Error('The database has not been migrated.');
      await storage.check();
    },
  });
  publicConfigRoutes(app, config, clock);
  identityRoutes(app, { config, identity, service: identityOfPeople, limiter });
  accountRoutes(app, account);
  plansRoutes(app, plans);
  placementRoutes(app, placement);
  openPlacementRoutes(app, open, limiter);
  reviewRoutes(app, review);
  shiftsRoutes(app, shifts);
  renewRoutes(app, renewal);
  attemptsRoutes(app, attempts);
  notesRoutes(app, notes);
  ownGamesRoutes(app, ownGames, fromSite);
  subscriptionsRoutes(app, subscriptions, {
    webhook: limiter({ name: 'avisos-ip', points: 3000, seconds: 60 }),
    forged: limiter({ name: 'avisos-falsos-ip', points: 60, seconds: 10 * 60 }),
    genuine: limiter({ name: 'avisos-buenos-ip', points: 1_000_000_000, seconds: 30 * 24 * 60 * 60 }),
    user: payments,
  });
  contactRoutes(app, contact, limiter);
  const formOrigin = config.contactFormUrl ? [new URL(config.contactFormUrl).origin] : [];
  const payment = paymentSources(config.paypal?.sdkUrl, config.publicUrl);
  serveImported(app, imported);
  await servePacks(app, BUILD_FOLDER);
  if (siteRoot) await serveSite(app, siteRoot, config.publicUrl, { connect: formOrigin, payment });

  app.addHook('onClose', async () => {
    await outbox.close();
    mail?.close();
  });

  await app.ready();
  /** For whoever runs the server: not every app that is made is one that works by night. */
  const jobs: readonly Job[] = [
    difficultyJob(db, clock),
    handsJob({
      repository: attemptRows,
      isRunning: async (userId, planId, tx) => (await planRows.answerable(userId, planId, tx)) !== undefined,
      onLate: plans.countAgain,
      lessons,
      openWeigher: () => openWeigher(),
      clock,
    }),
    calibrationJob(reportRows, clock, ({ campo, por, valor, n, ece }) =>
      app.log.warn({ campo, por, valor, n, ece }, 'calibration: what is expected of answers is not what comes'),
    ),
    memoryJob(reportRows, clock, weightOf),
    // Sent at once by the server that was asked; this finds what failed then, or was left by one that died.
    { name: 'enviar-correos', cron: '* * * * *', longestSeconds: 2 * 60, run: () => outbox.drain() },
    {
      name: 'barrer-vencidos',
      cron: '*/10 * * * *',
      longestSeconds: 5 * 60,
      run: async () => {
        const now = clock();
        await sweepLimits(pool, now);
        await sweepSessions(pool, now);
        await outbox.sweep();
      },
    },
    // Only where answers are kept by month; elsewhere there is nothing to open.
    {
      name: 'abrir-meses',
      cron: '30 3 * * *',
      run: async () => {
        const client = await pool.connect();
        try {
          await openMonths(client, clock());
        } finally {
          client.release();
        }
      },
    },
    {
      name: 'borrar-cuentas-sin-uso',
      cron: '15 4 * * *',
      run: async () => {
        // Where no mail is sent nobody could be told, and nobody goes untold.
        if (outbox.works) await account.removeUnused();
      },
    },
    { name: 'repasar-suscripciones', cron: '*/10 * * * *', run: () => subscriptions.sweep() },
    { name: 'reenviar-contacto', cron: '*/10 * * * *', run: () => contact.sweep() },
  ];
  return { app, routes, jobs, metrics, warmUp: () => warmUp(planner, warmUpHands) };
};
