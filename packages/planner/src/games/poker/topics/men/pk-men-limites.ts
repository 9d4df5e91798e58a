import type { PokerTopic } from '../../poker-topic.ts';

export const pkMenLimites: PokerTopic = {
  id: 'pk-men-limites',
  titulo: 'Juego responsable, límites y descanso',
  area: 'MEN',
  nivelMin: 0,
  nivelMax: 5,
  prerequisitos: ['pk-fun-reglas'],
  minutosEtapa: 110,
  terminos: [
    'juego responsable',
    'juego con responsabilidad',
    'límites de juego',
    'límite de pérdida',
    'stop loss',
    'stop-loss',
    'límite de tiempo',
    'descanso',
    'autoexclusión',
    'ludopatía',
    'adicción al juego',
    'jugar demasiado',
    'juego compulsivo',
    'dinero que no tengo',
    'deudas por jugar',
    'no puedo parar de jugar',
    'pausas',
    'salud',
    'dormir',
  ],
  ideas: [
    'Solo se juega con dinero que podrías perder entero sin tocar comida, alquiler, deudas ni planes de otros. Si esa cantidad es cero este mes, este mes se estudia y no se juega con dinero.',
    'Tres límites escritos antes de sentarse: dinero (por sesión y por mes), tiempo (hora de fin) y estado (no jugar cansado, con alcohol ni enojado). Al tocar uno, se termina.',
    'El juego dejó de ser un juego si mientes sobre cuánto juegas, si juegas para recuperar, si pides prestado o si no puedes cumplir tus propios límites. Entonces la jugada correcta es dejar de jugar y hablar con alguien de confianza o con un profesional de la salud.',
    'Las herramientas de tu plataforma o club (límite de depósito, pausa temporal, autoexclusión) son para usarlas en frío, como el cinturón: se ponen antes.',
    'Descansar es parte del rendimiento: sueño, días sin cartas y otras actividades. Nadie decide bien en la novena hora.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Antes de la primera mano con dinero fija cuánto puedes perder al mes y a qué hora paras; practica con fichas sin valor hasta conocer las reglas.',
      idea: 'La entrada se da por gastada, como la del cine: si no puedes verla así, todavía no la juegues.',
    },
    {
      nivel: 1,
      enfoque:
        'Escribe límite por sesión (2–3 cajas), por mes y hora de fin; activa un límite de depósito que coincida.',
      idea: 'El límite de depósito protege de tu peor hora, no de tu media: ponlo mientras estás tranquilo.',
    },
    {
      nivel: 2,
      enfoque:
        'Registra cumplimiento de los tres límites y responde cada mes cinco preguntas honestas sobre tu relación con el juego.',
      idea: 'Un límite incumplido dos veces en un mes no se negocia: se baja el límite o se descansa una semana.',
    },
    {
      nivel: 3,
      enfoque:
        'Separa la banca de las cuentas de casa y regula el volumen: horas semanales máximas, un día completo sin cartas y sueño antes que mesas.',
      idea: 'Cuando el volumen sube la vida se encoge sin ruido: mide horas de sueño y de otras cosas, no solo manos.',
    },
    {
      nivel: 4,
      enfoque:
        'Si una parte de tus ingresos viene del juego, separa sueldo, reserva e impuestos, y fija vacaciones y una regla de retirada a un límite menor.',
      idea: 'Depender del resultado del mes para pagar el alquiler empeora tus decisiones: la reserva es un límite más.',
    },
    {
      nivel: 5,
      enfoque:
        'Cuida la sostenibilidad: chequeo trimestral de salud, relaciones y dinero con otra persona, y un criterio escrito para parar del todo.',
      idea: 'El mejor jugador también necesita la puerta de salida escrita: qué tendría que pasar para dejarlo y quién te lo recordará.',
    },
  ],
  errorTipico:
    'Convertir el límite en una opinión: recargar «solo esta vez», ampliar la hora porque hay un jugador débil, o usar la tarjeta de los gastos. La excepción es exactamente el momento para el que se escribió el límite.',
  preguntas: [
    {
      pregunta: '¿Con qué dinero se juega?',
      respuesta:
        'Con el que se puede perder entero sin afectar gastos, deudas, ahorro comprometido ni a otras personas. Nunca con dinero prestado.',
    },
    {
      pregunta: '¿Cuáles son los tres límites y cuándo se fijan?',
      respuesta:
        'Dinero, tiempo y estado; se escriben antes de empezar, en frío, y cualquiera de los tres termina la sesión.',
    },
    {
      pregunta: 'Nombra cuatro señales de que dejó de ser un juego.',
      respuesta:
        'Mentir sobre lo que juegas, jugar para recuperar, pedir prestado o usar dinero de gastos, y no poder cumplir tus propios límites; también irritarte cuando no puedes jugar.',
    },
    {
      pregunta: '¿Qué haces si reconoces dos de esas señales?',
      respuesta:
        'Dejar de jugar ya, usar la pausa o la autoexclusión, contárselo a alguien de confianza y pedir ayuda profesional. Ningún ajuste de estrategia arregla eso.',
    },
    {
      pregunta: '¿Por qué el límite de depósito se pone en frío?',
      respuesta:
        'Porque protege del momento en que querrás saltarlo: si depende de tu voluntad de esa hora, no existe.',
    },
  ],
  criterio: {
    texto: 'Cumples los tres límites escritos en {aciertos} de {de} sesiones; una excepción reinicia la cuenta.',
    aciertos: 10,
    de: 10,
    unidad: 'sesiones',
  },
  foco: 'Escribe dinero, hora de fin y estado antes de empezar, y levántate en el primero que se cumpla, aunque vayas ganando.',
  revision: '¿Se cumplieron los tres límites de esta sesión y, si no, cuál fue la frase con la que te diste permiso?',
  variantes: {
    teoria: [
      {
        titulo: 'tus tres límites',
        consigna:
          'Escribe dinero, tiempo y estado con números y la acción que sigue a cada uno. Léelos a otra persona y pregúntale si son claros.',
      },
      {
        titulo: 'cinco preguntas del mes',
        consigna:
          'Redacta cinco preguntas honestas sobre tu relación con el juego y contéstalas por escrito. Decide qué respuesta te haría parar.',
      },
      {
        titulo: 'dinero que se puede perder',
        consigna:
          'Haz la cuenta de ingresos menos gastos, deudas y ahorro comprometido, y fija qué parte del resto puedes perder entera. Si es cero, escribe el plan sin dinero.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿qué límite se cumplió?',
        consigna: 'En cada situación de abajo di qué límite manda y qué haces en ese minuto. Sin peros.',
      },
      {
        titulo: 'cuenta del mes',
        consigna:
          'Calcula en las situaciones de abajo cuánto se puede jugar y qué porcentaje es de los ingresos libres.',
      },
      {
        titulo: 'la frase del permiso',
        consigna:
          'Escribe la frase con la que alguien se daría permiso en cada situación de abajo y la respuesta que la desarma.',
      },
      {
        titulo: 'si fuera tu hermano',
        consigna: 'Responde las situaciones de abajo como consejo a un familiar. Comprueba si te aplicarías lo mismo.',
      },
      {
        titulo: 'señales',
        consigna:
          'Marca en las situaciones de abajo qué señales de problema aparecen y cuál es el siguiente paso concreto.',
      },
      {
        titulo: 'herramientas en frío',
        consigna:
          'Elige para cada situación de abajo la herramienta (depósito, pausa, autoexclusión, descanso) y el valor que pondrías.',
      },
      {
        titulo: 'el día siguiente',
        consigna:
          'Escribe cómo se ve cada situación de abajo a la mañana siguiente con y sin el límite cumplido. Decide.',
      },
      {
        titulo: 'ajusta el límite',
        consigna:
          'Propón un límite mejor para cada situación de abajo y demuestra con una cuenta que se puede cumplir.',
      },
    ],
    test: [
      {
        titulo: 'sin excepciones',
        consigna: 'Resuelve las situaciones de abajo aplicando los tres límites. Una excepción suspende el test.',
      },
      {
        titulo: 'señales y pasos',
        consigna: 'Nombra señales y siguiente paso de las situaciones de abajo sin apuntes. Todas deben tener paso.',
      },
      {
        titulo: 'cuentas honestas',
        consigna: 'Calcula los importes y porcentajes de las situaciones de abajo. Sin errores.',
      },
      {
        titulo: 'contrato propio',
        consigna:
          'Escribe de memoria tus límites y compruébalos contra las situaciones de abajo: ¿resisten todas? Corrige el que no.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con tres límites',
        consigna: 'Juega con los tres límites escritos delante y anota la hora exacta de salida y el motivo.',
      },
      {
        titulo: 'pausa obligatoria',
        consigna:
          'Levántate a la mitad de los {min} minutos, camina y decide de pie si vuelves. Escribe la decisión y por qué.',
      },
      {
        titulo: 'día sin cartas',
        consigna:
          'Elige un día de la semana sin jugar ni mirar manos y anota qué hiciste en ese tiempo. Repite la semana siguiente.',
      },
    ],
    analizar: [
      {
        titulo: 'cumplimiento del mes',
        consigna:
          'Revisa tus últimas {n} sesiones y marca los tres límites cumplidos o no. Cuenta excepciones y decide el cambio.',
      },
      {
        titulo: 'horas de vida',
        consigna:
          'Suma horas de juego, sueño y otras actividades de una semana. Compara con lo que querías y corrige una cifra.',
      },
      {
        titulo: 'depósitos y retiradas',
        consigna:
          'Lista tus depósitos del trimestre con el motivo de cada uno. Los motivados por recuperar son la señal que buscas.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 3],
    situacion:
      'Ganas $900 al mes; gastos fijos $720, cuota de una deuda $80 y $50 de ahorro comprometido. Quieres jugar con $100 al mes.',
    pregunta: '¿Cuánto puedes perder sin daño y qué límites escribes?',
    respuesta:
      'Libre de verdad: 900 − 720 − 80 − 50 = $50. De eso también salen tus otras diversiones: si el póker es la mitad, son $25 al mes, no $100. Por sesión, un quinto: $5, y hora de fin escrita. Los $100 del deseo serían el 200 % de tu dinero libre: la diferencia saldría de la deuda o de la comida, y con ese dinero no se juega.',
    calculos: [
      { da: '$50', tipo: 'cuenta', expresion: '900-720-80-50' },
      { da: '$25', tipo: 'cuenta', expresion: '50/2' },
      { da: '$5', tipo: 'cuenta', expresion: '25/5' },
      { da: '200 %', tipo: 'cuenta', expresion: '100/50*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      situacion:
        'El póker es el 60 % de tus ingresos: $4.200 al mes de media, con meses entre −$9.000 y +$15.000. Gastas $3.000, otros ingresos $2.800. Quieres un sueldo fijo y una regla para bajar de límite o parar.',
      pregunta: '¿Qué sueldo, qué reserva y qué reglas escribes?',
      respuesta:
        'Lo que falta para vivir sin tocar el póker: 3.000 − 2.800 = $200. Sueldo prudente del juego: la mitad de la media, $2.100, pagado desde una cuenta de reserva y no desde la banca. Aparta además lo que corresponda de impuestos según tu país. Reserva de seis meses de gasto: 6 × 3.000 = $18.000; con menos de tres, $9.000, baja un límite y reduce horas. Por escrito: un día libre por semana, dos semanas seguidas al año, y la puerta de salida (qué tendría que pasar para dejarlo y quién te lo dirá). Si alguna vez juegas dinero de la reserva, paras y pides ayuda ese mismo día.',
      calculos: [
        { tipo: 'cuenta', expresion: '3000-2800', da: '$200' },
        { tipo: 'cuenta', expresion: '4200/2', da: '$2.100' },
        { tipo: 'cuenta', expresion: '6*3000', da: '$18.000' },
        { tipo: 'cuenta', expresion: '3*3000', da: '$9.000' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 2],
      situacion:
        'Tu límite de la noche es $10 y lo perdiste en 25 minutos. Te quedan dos horas libres y la plataforma te ofrece un bono por depositar $20 más.',
      pregunta: '¿Qué haces?',
      respuesta:
        'Se terminó. Depositar $20 multiplicaría tu límite por 3 el mismo día en que lo tocaste. El bono no es dinero: exige jugar más. Usa las dos horas en revisar tres manos o en otra cosa; tu presupuesto del mes ya gastó 25 % si era de $40.',
      calculos: [
        { da: '3', tipo: 'cuenta', expresion: '30/10' },
        { da: '25 %', tipo: 'cuenta', expresion: '10/40*100' },
      ],
    },
    {
      niveles: [0, 2],
      situacion: 'Es la una y media, te levantas a las siete y prometiste parar a la una. Vas +$6.',
      pregunta: '¿Qué cuesta media hora más?',
      respuesta:
        'Ya pasaste tu hora: quedan 5,5 h de sueño en vez de 6. A 60 manos por hora y un buen winrate de 6 bb/100 en NL5, media hora gana de media 30 × 6 ÷ 100 × 0,05 = $0,09. Nueve centavos contra el día de mañana y contra tu palabra. El límite de hora se cumple también ganando: si solo se cumple perdiendo, no es un límite.',
      calculos: [{ da: '$0,09', tipo: 'cuenta', expresion: '30*6/100*0.05' }],
    },
    {
      niveles: [0, 5],
      situacion:
        'Un amigo te cuenta que pidió $300 prestados para «recuperar» lo perdido y no lo sabe su pareja. Te pide consejo de estrategia.',
      pregunta: '¿Qué le dices?',
      respuesta:
        'Que no es un problema de estrategia: jugar para recuperar, pedir prestado y ocultarlo son 3 señales juntas de que dejó de ser un juego. Pasos: dejar de jugar hoy, activar la pausa larga o la autoexclusión, contarlo en casa y pedir ayuda profesional o a un grupo de apoyo. Acompáñalo en la primera llamada. Un ganador de 5 bb/100 en NL10 tardaría 300 ÷ 0,50 × 100 = 60.000 manos de media en ganar eso, con riesgo de perderlo otra vez: jugar no es el camino.',
      calculos: [
        { da: '3 señales', tipo: 'cuenta', expresion: '1+1+1' },
        { da: '60.000 manos', tipo: 'cuenta', expresion: '300/0.5*100' },
      ],
    },
    {
      niveles: [1, 4],
      situacion: 'En los últimos 20 días rompiste tu límite de tiempo 4 veces y el de dinero 1.',
      pregunta: '¿Qué porcentaje cumples y qué regla aplicas?',
      respuesta:
        'Cumpliste el de tiempo 16 de 20, 80 %, y el de dinero 19 de 20, 95 %. Para límites de protección la meta es 100 %: dos excepciones en un mes ya activan la regla. Una semana sin jugar, límite de sesión un 30 % menor al volver (de 120 a 84 min) y un aviso externo que cierre la mesa por ti.',
      calculos: [
        { da: '80 %', tipo: 'cuenta', expresion: '16/20*100' },
        { da: '95 %', tipo: 'cuenta', expresion: '19/20*100' },
        { da: '84 min', tipo: 'cuenta', expresion: '120*0.7' },
      ],
    },
    {
      niveles: [2, 5],
      situacion:
        'Juegas 22 h a la semana, duermes 6 h y no hubo un día sin cartas en un mes. Tus errores graves subieron de 2,2 a 3,5 por mil manos.',
      pregunta: '¿Qué ajustas y cuánto ganas aunque juegues menos?',
      respuesta:
        'Con 6.000 manos semanales son 6 × (3,5 − 2,2) = 7,8 errores extra, a 12 bb: 93,6 bb por semana. Bajar a 16 h (73 % del volumen) y ganar 4 bb/100 en 4.364 manos da 175 bb; con 22 h y esos errores ganabas 4 × 60 − 93,6 = 146,4 bb. Menos horas, más dinero y un día libre.',
      calculos: [
        { da: '7,8', tipo: 'cuenta', expresion: '6*(3.5-2.2)' },
        { da: '93,6 bb', tipo: 'cuenta', expresion: '7.8*12' },
        { da: '73 %', tipo: 'cuenta', expresion: '16/22*100' },
        { da: '175 bb', tipo: 'cuenta', expresion: '4*43.64' },
        { da: '146,4 bb', tipo: 'cuenta', expresion: '4*60-93.6' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'El 40 % de tus ingresos ($2.400 al mes en total) viene del póker. Tu reserva de vida son $2.000 y la banca $9.000.',
      pregunta: '¿Qué límite falta?',
      respuesta:
        'Gastos cubiertos sin póker: 2.400 × 0,6 = $1.440. Si gastas 2.000, cada mes malo come $560 de reserva: te alcanza para 3,6 meses. Escribe un mínimo de 6 meses de diferencia, 6 × 560 = $3.360, y complétalo antes de subir de límite. Jugar para pagar el alquiler de este mes es jugar con dinero necesario.',
      calculos: [
        { da: '$1.440', tipo: 'cuenta', expresion: '2400*0.6' },
        { da: '$560', tipo: 'cuenta', expresion: '2000-1440' },
        { da: '3,6 meses', tipo: 'cuenta', expresion: '2000/560' },
        { da: '$3.360', tipo: 'cuenta', expresion: '560*6' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'Quieres empezar a jugar con dinero. Tienes $40 libres al mes para diversión: cine, salidas y ahora póker. Un torneo cuesta $1 y dura cerca de una hora.',
      pregunta: '¿Qué límite de dinero y de tiempo escribes?',
      respuesta:
        'Si el póker es una de tus tres diversiones, un cuarto de ese dinero es prudente: 40 ÷ 4 = $10 al mes, diez torneos de $1. Tiempo: dos sesiones de una hora por semana son unas 8 horas al mes. Escribe los dos números y la hora de fin antes de la primera partida, y pon el mismo límite en la cuenta. Lo que no uses no se acumula para el mes siguiente.',
      calculos: [
        { tipo: 'cuenta', expresion: '40/4', da: '$10' },
        { tipo: 'cuenta', expresion: '2*4', da: '8' },
      ],
    },
    {
      niveles: [0, 2],
      situacion:
        'Llevas tres semanas cumpliendo tu límite de $8 al mes. Hoy ganaste $20 en un torneo y piensas «ahora el límite puede ser $28: es dinero de ellos».',
      pregunta: '¿Qué haces con los $20?',
      respuesta:
        'No es dinero de ellos: desde que lo cobras es tuyo. El límite sigue siendo $8. Subirlo a 28 lo multiplica por 3,5 por un solo resultado, y lo que se sube después de ganar no se baja después de perder. Retira una parte, por ejemplo la mitad, $10, y deja el resto como entradas futuras dentro del mismo tope mensual. Apunta también el tiempo: ése no crece por ganar.',
      calculos: [
        { tipo: 'cuenta', expresion: '28/8', da: '3,5' },
        { tipo: 'cuenta', expresion: '20/2', da: '$10' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Este mes jugaste 24 h a la semana con tope escrito de 18. La diferencia la cubrió tu sueño: de 7,5 a 6,2 horas. Ganaste $400.',
      pregunta: '¿Cuánto te pasaste, qué parte de la ganancia fue «sueldo por dormir menos» y qué decides?',
      respuesta:
        '24 − 18 = 6 horas de más por semana, 33 % sobre tu límite. En cuatro semanas son 24 horas: repartiendo los $400 entre las 96 que jugaste, esas valen $100. Nadie compra 24 horas de sueño por esa cifra. Próximo mes: 18 h cerradas en el calendario, un día entero libre, y si te pasas otra vez, el mes siguiente son 12. Los límites se defienden cuando se gana, no cuando se pierde.',
      calculos: [
        { tipo: 'cuenta', expresion: '24-18', da: '6' },
        { tipo: 'cuenta', expresion: '100*6/18', da: '33 %' },
        { tipo: 'cuenta', expresion: '6*4', da: '24' },
        { tipo: 'cuenta', expresion: '24*4', da: '96' },
        { tipo: 'cuenta', expresion: '400/96*24', da: '$100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'El póker es un tercio de tu ingreso. Este año 3 meses fueron negativos, el peor −$2.400. Tu alquiler es $900 y tu reserva, $4.000.',
      pregunta: '¿Qué regla te falta y qué harías si el próximo mes es otro −$2.400?',
      respuesta:
        'La reserva cubre 4.000 ÷ 900 = 4,4 meses solo de alquiler. Falta el piso: «si la reserva baja de $2.700, bajo de límite y no retiro hasta recuperarla». Con un mes de −2.400 quedarían $1.600, por debajo: se aplica. Mientras tanto los gastos se pagan con el otro ingreso, y el póker se juega dos límites más abajo con horas cortas. Escríbelo hoy; en un mes malo la regla ya no se negocia.',
      calculos: [
        { tipo: 'cuenta', expresion: '4000/900', da: '4,4' },
        { tipo: 'cuenta', expresion: '3*900', da: '$2.700' },
        { tipo: 'cuenta', expresion: '4000-2400', da: '$1.600' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'Te propusiste jugar los martes y jueves de 20 a 21 h. Esta semana jugaste también miércoles y sábado, «un ratito»: 25 y 70 minutos.',
      pregunta: '¿Cuánto te pasaste y qué escribes?',
      respuesta:
        'Tu plan eran 2 × 60 = 120 minutos; jugaste 215: 79 % de más. Escríbelo tal cual y decide hoy: o cambias el plan a tres días con hora de fin, o quitas la aplicación del teléfono. «Un ratito» sin hora es la forma en que los límites se pierden. Si te cuesta cumplirlo dos semanas seguidas, descansa una entera.',
      calculos: [
        { tipo: 'cuenta', expresion: '2*60', da: '120' },
        { tipo: 'cuenta', expresion: '120+25+70', da: '215' },
        { tipo: 'cuenta', expresion: '100*95/120', da: '79 %' },
      ],
    },
  ],
};
