/** Everyday words that must not be "corrected" into a theme, nor be lost to it. */
export const COMMON_WORDS: readonly string[] =
  `ahora antes aprender aprendi aprendiendo apenas bastante bien bueno buena cambio casi cierto claro comodo comoda
  conozco conocer controlo cuesta cuestan cuando cual cualquier debo decir deseo desde despues dificil dificultad domino
  dominar dominado dominadas dudas dudo empezar empiezo encanta encantaria encuentro ensename entender entiendo entendido
  error errores escapan espero estoy estudiar estudie estudiado estudiando facil falla fallan fallo falta fatal flojo floja
  flojos flojas fuerte fuertes general gusta gustaria gustan habia hacer hago hasta horrible idea igual interesa jamas
  juego jugar jugado jugando leido libro libros llevo lograr maneja manejo manera mejor mejorar mejorando mientras momento
  mucho muchos muchas nada necesito ningun ninguna nivel nunca ojala olvido otra otras otro otros partida partidas pasa
  pero pierdo poco pocos posible practicar practico primero principiante problema problemas profundizar pronto prueba
  punto quiero quisiera querria recuerdo reforzar repasar resuelvo saber sabia salen sale seguro seguridad semana siempre
  sin sino solido solo sufro tambien tampoco tema temas tener tengo tiempo todavia todo todos todas torpe trabajar
  trabajado trabajo ultimo usar uso varias varios veces veo visto vez videos`.split(/\s+/u);
