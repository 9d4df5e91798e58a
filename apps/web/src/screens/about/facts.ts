/** What the page says of the product. Each line is something the program does. */

export const STEPS = [
  {
    title: 'Nos cuentas de ti',
    text: 'Qué juego, qué días, cuántas horas, tu nivel y, con tus palabras, qué sabes y qué se te resiste. Te mostramos qué entendimos.',
  },
  {
    title: 'Recibes siete días',
    text: 'Tareas que suman exactamente tus horas, de diez a noventa minutos, y unos pocos objetivos con número. Los días libres quedan libres.',
  },
  {
    title: 'Cada tarea dice por qué',
    text: 'Qué se estudia, cómo, con qué ejemplo y por qué toca ahora. Se puede hacer sin salir de la página.',
  },
  {
    title: 'Tus resultados deciden la siguiente',
    text: 'Lo que no salió vuelve, lo que ya dominas se espacia y lo nuevo llega cuando sus bases están firmes.',
  },
] as const;

export const PROMISES = [
  'Un plan que entra en tu semana, no uno que la ocupa.',
  'Decirte siempre por qué toca cada tarea.',
  'Que nada de lo que marcas se pierda, aunque falle la conexión.',
  'Que puedas descargar o borrar tus datos sin pedir permiso.',
] as const;

export const REFUSALS = [
  'Puntos de Elo ni ganancias: eso depende de cómo juegues.',
  'Atajos. Mejorar lleva semanas, y algunas no se notan.',
  'Ayuda durante una partida o una mesa en curso.',
  'Seguirte por internet ni vender lo que sabemos de ti.',
] as const;
