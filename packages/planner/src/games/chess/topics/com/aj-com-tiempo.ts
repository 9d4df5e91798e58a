import type { ChessTopic } from '../../chess-topic.ts';

export const ajComTiempo: ChessTopic = {
  id: 'aj-com-tiempo',
  titulo: 'Gestión del reloj y apuros de tiempo',
  area: 'COM',
  nivelMin: 1,
  nivelMax: 6,
  prerequisitos: ['aj-par-jugar'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 220,
  terminos: [
    'gestión del tiempo',
    'gestión del reloj',
    'apuros de tiempo',
    'apuros',
    'reloj',
    'tiempo en la partida',
    'perder por tiempo',
    'me quedo sin tiempo',
    'caída de bandera',
    'zeitnot',
    'incremento',
    'ritmo de juego',
    'time trouble',
    'time management',
    'clock',
    'usar bien el reloj',
    'jugar rápido sin errores',
    'pensar mucho una jugada',
  ],
  ideas: [
    'Reparte el tiempo por tramos: como guía, un cuarto en la apertura, la mitad en el medio juego y un cuarto para el final, más la reserva del incremento.',
    'Gasta poco en lo forzado y lo conocido, y mucho donde se decide: cambios de estructura, sacrificios, transición al final. Pensar mucho una recaptura es un error de reloj.',
    'Si llevas varios minutos sin decidir entre dos jugadas parecidas, juega la más segura: la duda tiene precio fijo y no mejora con más tiempo.',
    'En apuros cambia el objetivo: jugadas sin riesgo, amenazas simples, cambios que simplifican y ninguna jugada irreversible no calculada.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Aprende a no pasar por debajo de un límite de tiempo antes de la jugada 20 y a mover lo forzado en segundos.',
      idea: 'Si tu respuesta es única, no pienses: guarda esos minutos para cuando haya elección.',
    },
    {
      nivel: 2,
      enfoque: 'Escribe el tiempo cada cinco jugadas y encuentra dónde se te va. Evita el doble apuro.',
      idea: 'El tiempo se pierde en pocas jugadas: busca las tres que más minutos costaron; casi siempre sobran dos.',
    },
    {
      nivel: 3,
      enfoque:
        'Planea el reparto antes de la partida y decide en qué fase piensas. Practica jugar bien con poco tiempo.',
      idea: 'Elige antes de la partida un momento para invertir tiempo; sin esa decisión, se invierte donde da miedo, no donde se decide.',
    },
    {
      nivel: 4,
      enfoque: 'Usa el reloj del rival: prepara respuestas en su turno y crea decisiones cuando él tiene poco tiempo.',
      idea: 'En apuros del rival, hazle decidir: mantén tensión y evita las recapturas obvias que le dan jugadas fáciles.',
    },
    {
      nivel: 5,
      enfoque:
        'Optimiza por ritmo: partidas con incremento, controles de dos fases y sin incremento, con tramos distintos.',
      idea: 'Con incremento nunca te quedas sin jugada: el objetivo es tener siempre tiempo para una decisión de dos minutos.',
    },
    {
      nivel: 6,
      enfoque:
        'Ajusta el reloj a la situación del torneo y al rival, y mide la calidad por minuto en las decisiones críticas.',
      idea: 'Compara calidad y tiempo: si tus peores jugadas son las más largas, el problema no es el reloj sino la duda sin método.',
    },
  ],
  errorTipico:
    'Gastar veinte minutos en una jugada sin rama nueva que mirar y llegar a la jugada 30 en apuros. La partida se pierde ahí, aunque el error aparezca después.',
  preguntas: [
    {
      pregunta: '¿Qué reparto de tiempo usas como guía?',
      respuesta:
        'Un cuarto para la apertura, la mitad para el medio juego y un cuarto para el final, más el incremento como reserva.',
    },
    {
      pregunta: '¿Qué haces si dudas entre dos jugadas parecidas?',
      respuesta: 'Juego la más segura: más tiempo no cambia la duda y el coste es real.',
    },
    {
      pregunta: '¿Qué cambia en tu juego con poco tiempo?',
      respuesta:
        'Busco jugadas sin riesgo, simplifico y evito decisiones irreversibles sin calcular; mantengo la rutina corta de amenaza y control.',
    },
    {
      pregunta: '¿Cuándo conviene no simplificar aunque el rival esté en apuros?',
      respuesta: 'Cuando simplificar le da jugadas fáciles: mantener tensión y decisiones le cuesta tiempo.',
    },
    {
      pregunta: '¿Cómo se detecta una mala gestión del reloj?',
      respuesta: 'Registrando el tiempo cada cinco jugadas y comparando minutos con importancia real de cada decisión.',
    },
  ],
  criterio: {
    texto: 'Termina con más del 15 % de tu tiempo {aciertos} de {de} partidas sin error grave en apuros.',
    aciertos: 7,
    de: 10,
    unidad: 'partidas',
  },
  foco: 'Mira el reloj cada cinco jugadas y anota el tiempo; si pasaste el reparto, juega rápido las dos siguientes.',
  revision: '¿En qué tres jugadas se fue más tiempo y cuáles de ellas no lo merecían?',
  variantes: {
    teoria: [
      {
        titulo: 'tu reparto personal',
        consigna:
          'Escribe el reparto de tu próximo ritmo por tramos y dónde piensas invertir tiempo. Guárdalo para comparar después de la partida.',
      },
      {
        titulo: 'qué merece tiempo',
        consigna:
          'Haz dos listas con ejemplos de tus partidas: decisiones que merecían minutos y decisiones que no. Busca el patrón.',
      },
      {
        titulo: 'plan para apuros',
        consigna:
          'Escribe tres reglas para jugar con poco tiempo (qué evitar, qué simplificar, qué crear). Pruébalas mentalmente con una partida vieja.',
      },
    ],
    ejercicios: [
      {
        titulo: 'decisión con límite',
        consigna:
          'En cada posición de abajo decide con reloj corto y anota el motivo. Después revisa sin reloj cuántas cambiarías.',
      },
      {
        titulo: 'minutos según importancia',
        consigna:
          'Escribe en las posiciones de abajo cuánto tiempo les darías en una partida y por qué. Luego resuelve.',
      },
      {
        titulo: 'dos jugadas parecidas',
        consigna:
          'Elige en las posiciones de abajo entre dos candidatas con criterio de seguridad y explica en una frase.',
      },
      {
        titulo: 'simplificar o mantener',
        consigna:
          'Decide en las posiciones de abajo si conviene cambiar o mantener la tensión según el reloj de cada bando. Justifica.',
      },
      {
        titulo: 'ronda en apuros',
        consigna:
          'Resuelve las posiciones de abajo en un tiempo total muy corto, aceptando imprecisiones. Mide cuánto baja tu acierto.',
      },
      {
        titulo: 'jugada irreversible',
        consigna:
          'Señala en las posiciones de abajo qué candidatas son irreversibles y si las jugarías con poco tiempo.',
      },
      {
        titulo: 'respuesta preparada',
        consigna:
          'En las posiciones de abajo escribe tu jugada y tu respuesta a las dos réplicas más probables. Así se ahorra tiempo en el turno rival.',
      },
      {
        titulo: 'forzada o no',
        consigna:
          'Marca en las posiciones de abajo cuáles tienen una única respuesta razonable. Esas deben resolverse en segundos.',
      },
    ],
    test: [
      {
        titulo: 'ritmo real',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos totales, como si fueran una partida. Anota el tiempo por posición.',
      },
      {
        titulo: 'decidir y pasar',
        consigna:
          'Una respuesta por posición en las {n} de abajo, sin volver. Cuenta cuántas veces te habría convenido pensar más.',
      },
      {
        titulo: 'calidad por minuto',
        consigna:
          'Registra en las {n} posiciones de abajo tiempo y acierto. Compara los aciertos de las rápidas con los de las lentas.',
      },
      {
        titulo: 'apuro simulado',
        consigna:
          'Haz las {n} posiciones de abajo empezando con la mitad del tiempo que necesitarías. Evalúa si mantuviste la rutina corta.',
      },
    ],
    jugar: [
      {
        titulo: 'reparto con marcas',
        consigna:
          'Juega una partida larga anotando el reloj cada cinco jugadas y comparando con tu plan. Corrige el ritmo cuando te salgas.',
      },
      {
        titulo: 'apuro controlado',
        consigna:
          'Juega partidas con poco tiempo inicial y aplica tus reglas de apuros. Cuenta cuántas perdiste por tiempo y cuántas por error.',
      },
      {
        titulo: 'presión al rival',
        consigna:
          'Juega una partida buscando mantener tensión cuando el rival tenga menos tiempo que tú. Anota un momento en que lo conseguiste.',
      },
      {
        titulo: 'incremento aprovechado',
        consigna:
          'Juega una partida con incremento intentando no bajar nunca de un colchón fijado por ti. Di cuánto elegiste y si se cumplió.',
      },
    ],
    analizar: [
      {
        titulo: 'gráfico de tiempo',
        consigna:
          'Dibuja el tiempo gastado por jugada de tu última partida larga y señala los tres picos. Explica cada uno.',
      },
      {
        titulo: 'minutos contra importancia',
        consigna: 'Compara los picos de tiempo con los momentos decisivos. Escribe cuántos no coinciden.',
      },
      {
        titulo: 'apuros revisados',
        consigna: 'Analiza la fase en apuros de una partida: qué se decidió, qué se simplificó y qué debió evitarse.',
      },
      {
        titulo: 'hábito de reloj',
        consigna: 'Revisa cinco partidas y calcula tu tiempo medio hasta la jugada 20. Decide un cambio concreto.',
      },
    ],
  },
  ejemplo: {
    fen: '6k1/1b3ppp/8/3q4/3Q4/5N2/5PPP/R5K1 w - - 0 1',
    linea: '1.Dxd5 Axd5 2.Td1',
    explicacion:
      'Con poco tiempo y una torre de ventaja, la mejor decisión es la que se juega en segundos: cambiar damas. No queda contrajuego y además 2.Td1 ataca el alfil y aprovecha que 2...Axf3 3.Td8 es mate. Ganar lo ganado sin pensar diez minutos también es técnica de reloj.',
  },
};
