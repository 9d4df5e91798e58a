import {
  analisisGuardado,
  analisisPartida,
  analizarMas,
  causasMarcadas,
  cupo,
  deSitio,
  ejerciciosPropios,
  hechosPropios,
  type Kind,
  listaManos,
  listaPartidas,
  llevarAlPlan,
  manoGuardada,
  manosGuardadas,
  marcarCausa,
  pagina,
  paquetePropio,
  partidaGuardada,
  partidasDeSitio,
  partidasGuardadas,
  traerManos,
  traerPartidas,
} from '@estratega/domain';
import { pack } from '@estratega/lessons';
import { z } from 'zod';
import { sessionOf } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/http.ts';
import type { OwnGamesService } from './service.ts';
import type { SiteReader } from './sites.ts';

const config = { access: 'user' } as const;
const tags = ['partidas'];
const querystring = z.strictObject({});
/** Any name may be asked for; one that is none of ours is simply not there. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const gone = { 204: z.undefined() };

export const ownGamesRoutes = (app: Http, service: OwnGamesService, fromSite: SiteReader) => {
  app.get(
    '/api/partidas/de-sitio',
    {
      config: { ...config, cost: 'site' },
      schema: {
        tags,
        summary: 'Partidas de un usuario de Lichess o Chess.com, sin nombres; no se guarda nada',
        querystring: deSitio,
        response: { 200: partidasDeSitio },
      },
    },
    (request) => fromSite(request.query),
  );
  app.get(
    '/api/partidas/cupo',
    { config, schema: { tags, summary: 'Cuánto se analiza este mes', querystring, response: { 200: cupo } } },
    (request) => service.quota(sessionOf(request).userId),
  );
  app.post(
    '/api/partidas/analizar',
    {
      config: { ...config, cost: 'reading' },
      schema: {
        tags,
        summary: 'Sacar de la espera lo que el mes permite',
        querystring,
        body: analizarMas,
        response: { 200: cupo },
      },
    },
    (request) => service.analyseMore(sessionOf(request).userId, request.body.que),
  );
  app.get(
    '/api/partidas/hechos',
    {
      config: { ...config, cost: 'reading' },
      schema: {
        tags,
        summary: 'Lo que muestran las partidas y manos propias',
        querystring,
        response: { 200: hechosPropios },
      },
    },
    (request) => service.facts(sessionOf(request).userId),
  );
  app.post(
    '/api/partidas/llevar-al-plan',
    {
      config: { ...config, cost: 'reading' },
      schema: {
        tags,
        summary: 'Llevar un hecho a la próxima semana, o quitarlo de ella',
        querystring,
        body: llevarAlPlan,
        response: { 200: hechosPropios },
      },
    },
    (request) => service.takeToPlan(sessionOf(request).userId, request.body),
  );
  app.get(
    '/api/partidas/ejercicios',
    {
      config: { ...config, cost: 'reading' },
      schema: { tags, summary: 'Errores propios como ejercicios', querystring, response: { 200: ejerciciosPropios } },
    },
    (request) => service.exercises(sessionOf(request).userId),
  );
  app.get(
    '/api/partidas/ejercicios/paquete',
    {
      config,
      schema: {
        tags,
        summary: 'Ejercicios propios para una sesión',
        querystring: paquetePropio,
        response: { 200: pack },
      },
    },
    async (request) => {
      const exercises = await service.exercisesById(sessionOf(request).userId, request.query.ids);
      return { ejercicios: request.query.ids.flatMap((id) => exercises.get(id) ?? []) };
    },
  );

  app.post(
    '/api/partidas',
    {
      config: { ...config, cost: 'bring' },
      schema: {
        tags,
        summary: 'Guardar partidas propias',
        querystring,
        body: traerPartidas,
        response: { 200: partidasGuardadas },
      },
    },
    (request) => service.bringGames(sessionOf(request).userId, request.body.partidas),
  );
  app.post(
    '/api/manos',
    {
      config: { ...config, cost: 'bring' },
      schema: {
        tags,
        summary: 'Guardar manos propias',
        querystring,
        body: traerManos,
        response: { 200: manosGuardadas },
      },
    },
    (request) => service.bringHands(sessionOf(request).userId, request.body.manos),
  );
  app.get(
    '/api/partidas',
    {
      config,
      schema: { tags, summary: 'Partidas guardadas', querystring: pagina, response: { 200: listaPartidas } },
    },
    (request) => service.listGames(sessionOf(request).userId, request.query.limite, request.query.desde),
  );
  app.get(
    '/api/manos',
    { config, schema: { tags, summary: 'Manos guardadas', querystring: pagina, response: { 200: listaManos } } },
    (request) => service.listHands(sessionOf(request).userId, request.query.limite, request.query.desde),
  );
  app.get(
    '/api/partidas/:id',
    { config, schema: { tags, summary: 'Una partida', querystring, params, response: { 200: partidaGuardada } } },
    (request) => service.readGame(sessionOf(request).userId, request.params.id),
  );
  app.get(
    '/api/manos/:id',
    { config, schema: { tags, summary: 'Una mano', querystring, params, response: { 200: manoGuardada } } },
    (request) => service.readHand(sessionOf(request).userId, request.params.id),
  );
  app.put(
    '/api/partidas/:id/analisis',
    {
      config: { ...config, cost: 'analysis' },
      schema: {
        tags,
        summary: 'Guardar el análisis de una partida, hecho en el navegador',
        querystring,
        params,
        body: analisisPartida,
        response: { 200: analisisGuardado },
      },
    },
    (request) => service.analyse(sessionOf(request).userId, request.params.id, request.body),
  );
  app.put(
    '/api/partidas/:id/causas',
    {
      config,
      schema: {
        tags,
        summary: 'Decir por qué salió mal una jugada propia',
        querystring,
        params,
        body: marcarCausa,
        response: { 200: causasMarcadas },
      },
    },
    (request) => service.markCause(sessionOf(request).userId, request.params.id, request.body),
  );
  const removal = (path: '/api/partidas' | '/api/manos', kind: Kind, one: string, all: string) => {
    app.delete(
      `${path}/:id`,
      { config, schema: { tags, summary: one, querystring, params, response: gone } },
      async (request, reply) => {
        await service.remove(sessionOf(request).userId, kind, request.params.id);
        return reply.status(204).send();
      },
    );
    app.delete(
      path,
      { config, schema: { tags, summary: all, querystring, response: gone } },
      async (request, reply) => {
        await service.removeAll(sessionOf(request).userId, kind);
        return reply.status(204).send();
      },
    );
  };
  const removals: Readonly<Record<Kind, () => void>> = {
    partidas: () => removal('/api/partidas', 'partidas', 'Eliminar una partida', 'Eliminar todas las partidas'),
    manos: () => removal('/api/manos', 'manos', 'Eliminar una mano', 'Eliminar todas las manos'),
  };
  for (const register of Object.values(removals)) register();
};
