import type { PokerTopic } from '../../poker-topic.ts';

export const pkBanStaking: PokerTopic = {
  id: 'pk-ban-staking',
  titulo: 'Vender acción y acuerdos de staking con sobriedad',
  area: 'BAN',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-ban-banca', 'pk-ban-registro'],
  favorece: ['torneo'],
  minutosEtapa: 150,
  importancia: 'ocasional',
  terminos: [
    'staking',
    'vender acción',
    'venta de acción',
    'vender porcentaje',
    'markup',
    'mark up',
    'make up',
    'makeup',
    'backing',
    'respaldo',
    'me bancan',
    'banqueado',
    'comprar acción',
    'intercambio de porcentajes',
    'swap',
    'swaps',
    'stake',
    'inversor',
    'socio de banca',
  ],
  ideas: [
    'Vender acción es ceder un porcentaje de la entrada y del premio para bajar la varianza. A precio de coste cedes también ese porcentaje de tu ganancia esperada; a cambio, vender el 50 % divide por dos el tamaño de las caídas.',
    'El markup es un precio por encima del coste: a 1,20 quien compra el 10 % de un torneo de $100 paga $12. Es justo solo si tu ROI real supera lo que cobras de más; a 1,20 necesitas más del 20 % de ROI para que el comprador gane.',
    'En un acuerdo con makeup el respaldo adelanta las entradas y las pérdidas se acumulan: primero se devuelve lo acumulado y después se reparte la ganancia. El makeup es una deuda de resultados y condiciona tus decisiones.',
    'Todo por escrito antes de jugar: torneos, porcentaje, precio, qué pasa con reentradas, plazos de pago, fin del acuerdo y qué ocurre con el makeup. Nunca se vende para pagar deudas, y nunca se compra acción con dinero necesario.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula cuánto vender para respetar tus reglas de banca, pon precio con tu ROI prudente y redacta el acuerdo mínimo.',
      idea: 'El porcentaje que te quedas es el que tu banca permite: si un torneo cuesta el 4 % de tu banca, vende hasta que tu parte cueste el 1 %.',
    },
    {
      nivel: 5,
      enfoque:
        'Evalúa acuerdos con makeup, paquetes de varios torneos e intercambios; mide cuánto EV cedes por reducir riesgo y cuándo conviene cerrar.',
      idea: 'Con makeup alto el incentivo cambia: jugar por una parte que no verás lleva a decisiones peores y a más horas; ponle techo y fecha.',
    },
  ],
  errorTipico:
    'Vender con markup alto «porque me lo compran» o aceptar respaldo estando en mala racha y endeudado: el acuerdo añade presión, alarga las sesiones y convierte una pérdida de juego en un problema entre personas.',
  preguntas: [
    {
      pregunta: 'Vendes el 40 % de un torneo de $215 a 1,15. ¿Cuánto cobras y cuánto te cuesta tu parte?',
      respuesta: '0,40 × 215 × 1,15 = $98,90; tu 60 % te cuesta 215 − 98,90 = $116,10.',
    },
    {
      pregunta: '¿Qué ROI necesita el jugador para que comprar a 1,25 no sea perder?',
      respuesta:
        'Más del 25 % sobre la entrada; con el 25 % exacto el comprador queda a cero y ha asumido toda la varianza.',
    },
    {
      pregunta: 'Llevas $1.500 de makeup y ganas $2.000 con reparto 50/50 después de makeup. ¿Cómo se reparte?',
      respuesta: 'Primero $1.500 al respaldo; de los $500 restantes, $250 cada uno.',
    },
    {
      pregunta: '¿Cuándo no se vende acción?',
      respuesta:
        'Para pagar deudas o gastos, para jugar por encima de tu nivel o para seguir tras una racha que pide parar.',
    },
  ],
  criterio: {
    texto: 'Calcula precio, parte y reparto correctos y detecta la cláusula que falta en {aciertos} de {de} casos.',
    aciertos: 9,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Antes de jugar un torneo vendido relee el acuerdo y juega tu mejor decisión como si tuvieras el 100 %.',
  revision: '¿El porcentaje vendido o el makeup cambió alguna de mis decisiones de hoy?',
  variantes: {
    teoria: [
      {
        titulo: 'las cuatro cifras',
        consigna:
          'Rehaz el ejemplo calculando coste, venta, markup y parte propia sin mirar, y verifica que suman la entrada.',
      },
      {
        titulo: 'acuerdo de una página',
        consigna:
          'Redacta un acuerdo mínimo con torneos, porcentaje, precio, reentradas, pago, makeup y final. Marca las tres frases que evitan conflictos.',
      },
      {
        titulo: 'lo que cambia en tu cabeza',
        consigna: 'Explica cómo el makeup y el porcentaje ajeno afectan tus decisiones y qué techo pondrías a ambos.',
      },
    ],
    ejercicios: [
      {
        titulo: 'precio y parte',
        consigna: 'Calcula en cada caso de abajo lo que cobras, lo que te cuesta y el porcentaje que conservas.',
      },
      {
        titulo: 'markup honesto',
        consigna: 'Da en cada caso de abajo el markup máximo que deja margen al comprador con el ROI prudente.',
      },
      {
        titulo: 'reparto con makeup',
        consigna: 'Ordena los pagos de cada caso de abajo: makeup, reparto y lo que queda pendiente.',
      },
      {
        titulo: 'la cláusula ausente',
        consigna: 'Encuentra en cada caso de abajo qué punto no está escrito y qué conflicto causaría.',
      },
      {
        titulo: 'riesgo antes y después',
        consigna: 'Calcula tu desviación con y sin venta en cada caso de abajo.',
      },
      {
        titulo: 'el lado del comprador',
        consigna: 'Decide si comprarías la acción de cada caso de abajo y a qué precio.',
      },
      {
        titulo: 'sí, no o todavía no',
        consigna:
          'Responde a cada caso de abajo como te gustaría que te respondieran a ti, con el número que lo justifica.',
      },
      {
        titulo: 'porcentajes al vuelo',
        consigna: 'Con reloj, calcula de cabeza la parte vendida y el coste propio de los {n} casos de abajo.',
      },
    ],
    test: [
      {
        titulo: 'cuenta cerrada',
        consigna: 'Responde los {n} casos de abajo con todas las cifras; un centavo de diferencia es aceptable.',
      },
      {
        titulo: 'justo o injusto',
        consigna: 'Clasifica cada acuerdo de abajo y propone el precio corregido.',
      },
      {
        titulo: 'liquidación',
        consigna: 'Haz la liquidación completa de cada caso de abajo, incluido lo pendiente.',
      },
      {
        titulo: 'motivo para negarse',
        consigna: 'Señala en los casos de abajo los que no debes aceptar y por qué.',
      },
    ],
    jugar: [
      {
        titulo: 'como si fuera todo tuyo',
        consigna: 'Juega {min} minutos en un torneo o sesión pensando cada decisión con el 100 % en la cabeza.',
      },
      {
        titulo: 'sin vender hoy',
        consigna: 'Juega {min} minutos en un límite en el que no necesitas vender nada y anota cómo decides.',
      },
      {
        titulo: 'acuerdo delante',
        consigna: 'Juega {n} manos con el resumen del acuerdo a la vista y marca si influyó en alguna decisión.',
      },
    ],
    analizar: [
      {
        titulo: 'liquida un mes',
        consigna:
          'Haz la liquidación real o simulada de tu último mes y compara lo que ganaste por hora con y sin vender.',
      },
      {
        titulo: 'decisiones con público',
        consigna: 'Revisa manos jugadas con acción vendida y busca las que jugaste para no fallar a otro.',
      },
      {
        titulo: 'tu makeup',
        consigna: 'Escribe cuánto makeup aceptarías como techo, por cuánto tiempo y qué pasaría si lo alcanzas.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    formatos: ['torneo'],
    situacion:
      'Torneo de $530. Tu banca es de $16.000 y quieres que tu parte cueste como mucho el 1,5 % de ella. Tu ROI prudente en ese campo es del 22 %.',
    pregunta: '¿Cuánto vendes y a qué precio honesto?',
    respuesta:
      'Máximo propio: 0,015 × 16.000 = $240. Vendiendo el 60 % a precio de coste cobras $318 y tu parte cuesta $212. Con markup de 1,10 cobras $349,80 y tu coste baja a $180,20. Con ROI del 22 % el comprador a 1,10 espera 1,22 ÷ 1,10 − 1 = 10,9 %: queda margen para él. A 1,25 esperaría perder: no lo pidas.',
    calculos: [
      { tipo: 'cuenta', expresion: '0.015 * 16000', da: '$240' },
      { tipo: 'cuenta', expresion: '0.6 * 530', da: '$318' },
      { tipo: 'cuenta', expresion: '530 - 318', da: '$212' },
      { tipo: 'cuenta', expresion: '0.6 * 530 * 1.1', da: '$349,80' },
      { tipo: 'cuenta', expresion: '530 - 349.8', da: '$180,20' },
      { tipo: 'cuenta', expresion: '100 * (1.22 / 1.1 - 1)', da: '10,9 %' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      formatos: ['torneo'],
      situacion: 'Vendes el 50 % de diez torneos de $109 a 1,12. Ganas en total $2.400 en premios.',
      pregunta: '¿Cuál es tu resultado y el de tus compradores?',
      respuesta:
        'Coste total: 10 × 109 = $1.090. Cobras por la venta: 0,5 × 1.090 × 1,12 = $610,40. Tu resultado: 0,5 × 2.400 + 610,40 − 1.090 = $720,40. Los compradores: 1.200 − 610,40 = $589,60. Sin vender habrías ganado $1.310: el precio de dormir tranquilo esta vez fue de $589,60.',
      calculos: [
        { tipo: 'cuenta', expresion: '10 * 109', da: '$1.090' },
        { tipo: 'cuenta', expresion: '0.5 * 1090 * 1.12', da: '$610,40' },
        { tipo: 'cuenta', expresion: '0.5 * 2400 + 610.4 - 1090', da: '$720,40' },
        { tipo: 'cuenta', expresion: '1200 - 610.4', da: '$589,60' },
        { tipo: 'cuenta', expresion: '2400 - 1090', da: '$1.310' },
        { tipo: 'cuenta', expresion: '1310 - 720.4', da: '$589,60' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Acuerdo con makeup: el respaldo paga todo, reparto 50/50 tras makeup. Mes 1: −$1.800. Mes 2: +$2.600.',
      pregunta: '¿Cuánto recibe cada uno al cierre del mes 2 y cuánto por hora si jugaste 160 h?',
      respuesta:
        'Primero se cubren $1.800 de makeup; quedan $800 a repartir: $400 cada uno. Por hora en dos meses: $2,50. Con tu propia banca habrías ganado $800, pero también habrías cargado tú solo con los $1.800 del primer mes. Antes de firmar, calcula cuánto tardarías en cobrar algo desde un mal comienzo.',
      calculos: [
        { tipo: 'cuenta', expresion: '2600 - 1800', da: '$800' },
        { tipo: 'cuenta', expresion: '800 / 2', da: '$400' },
        { tipo: 'cuenta', expresion: '400 / 160', da: '$2,50' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un amigo te ofrece comprar el 30 % de tu acción de cash durante un mes con tu caja. Has perdido 12 cajas este mes y quieres «darle la vuelta».',
      pregunta: '¿Qué respondes?',
      respuesta:
        'Que no, y que la semana siguiente tampoco. Vender acción después de perder no reduce el riesgo del juego: reduce tu parte y añade un testigo. Con 12 cajas perdidas en NL200 son $2.400: la respuesta escrita en tu plan era bajar de límite o parar, no cambiar de dueño las fichas. Si además ese dinero te hacía falta, para de jugar y habla con alguien de confianza.',
      calculos: [{ tipo: 'cuenta', expresion: '12 * 200', da: '$2.400' }],
    },
    {
      niveles: [5, 5],
      formatos: ['torneo'],
      situacion:
        'Paquete de 20 torneos por $4.000, ROI prudente del 12 % y desviación de 7 entradas por torneo. Dudas entre vender el 0 % y el 60 % a 1,05.',
      pregunta: '¿Cuánto EV cedes y cuánto baja tu desviación?',
      respuesta:
        'EV total: 0,12 × 4.000 = $480. Vendiendo el 60 % a 1,05 tu EV es 0,4 × 480 + 0,6 × 4.000 × 0,05 = $312. Desviación del paquete: 7 × 200 × √20 ≈ $6.261; con el 40 % tuyo, $2.504. Cedes $168 de media para reducir la desviación a menos de la mitad: con una banca de $8.000 es un trato sensato; con $60.000, innecesario.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.12 * 4000', da: '$480' },
        { tipo: 'cuenta', expresion: '0.4 * 480 + 0.6 * 4000 * 0.05', da: '$312' },
        { tipo: 'cuenta', expresion: '7 * 200 * 4.472', da: '$6.261' },
        { tipo: 'cuenta', expresion: '0.4 * 6261', da: '$2.504' },
        { tipo: 'cuenta', expresion: '480 - 312', da: '$168' },
      ],
    },
    {
      niveles: [5, 5],
      formatos: ['torneo'],
      situacion:
        'Intercambias el 10 % con un amigo en un torneo de $1.050. Él tiene un ROI estimado del 5 % y tú del 25 %. Propone cambiarlo sin ajuste.',
      pregunta: '¿Qué vale cada 10 % y qué ajuste pides?',
      respuesta:
        'Tu 10 % vale de media 105 × 1,25 = $131,25; el suyo, 105 × 1,05 = $110,25. La diferencia es $21: o intercambias 10 % por 11,9 % suyo, o lo haces por amistad sabiendo el precio. Escríbanlo en un mensaje antes de empezar, con reentradas incluidas.',
      calculos: [
        { tipo: 'cuenta', expresion: '105 * 1.25', da: '$131,25' },
        { tipo: 'cuenta', expresion: '105 * 1.05', da: '$110,25' },
        { tipo: 'cuenta', expresion: '131.25 - 110.25', da: '$21' },
        { tipo: 'cuenta', expresion: '100 * 131.25 / 1102.5', da: '11,9 %' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Te ofrecen comprar el 50 % de tu acción en NL1000 durante tres meses a precio par, con reparto semanal. Tu winrate prudente es de 2 bb/100 y juegas 20.000 manos al mes. Banca propia $30.000.',
      pregunta: '¿Qué cedes en dinero y qué ganas en banca?',
      respuesta:
        'Ganancia esperada de tres meses: 2 × 600 × 10 = $12.000; cedes la mitad, $6.000. A cambio tus 30 cajas de $1.000 pasan a cubrir el doble: 60 medias cajas. La desviación de tu mitad en 60.000 manos es 95 × √600 ÷ 2 ≈ 1.164 bb. Vende si 30 cajas es poco para dormir; si ya son suficientes, estás pagando 6.000 por comodidad. Ponlo por escrito con fecha y corte de pérdidas.',
      calculos: [
        { tipo: 'cuenta', expresion: '2*600*10', da: '$12.000' },
        { tipo: 'cuenta', expresion: '12000/2', da: '$6.000' },
        { tipo: 'cuenta', expresion: '30000/500', da: '60' },
        { tipo: 'cuenta', expresion: '95*24.5/2', da: '1.164' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Acuerdo de cash: te ponen la caja, reparto 60/40 a tu favor y makeup. Tras dos meses tienes −$2.400 de makeup y ganaste $900 este mes.',
      pregunta: '¿Qué cobras y qué cambia tu decisión de seguir?',
      respuesta:
        'Con makeup pendiente no cobras: de los $900 se descuentan y quedan 2.400 − 900 = $1.500 por recuperar. Trabajaste un mes por cero hasta que el contador llegue a cero; a ese ritmo, 1,7 meses más. Si el acuerdo no tiene fecha, pide un corte: o se negocia el makeup o se cierra. Jugar por una parte que no se verá lleva a horas de más y decisiones peores; lo honesto es decirlo antes.',
      calculos: [
        { tipo: 'cuenta', expresion: '2400-900', da: '$1.500' },
        { tipo: 'cuenta', expresion: '1500/900', da: '1,7' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un amigo con buena cabeza y sin banca te pide $500 para NL25 (20 cajas), reparto a la mitad y sin makeup. Estima que gana 6 bb/100 y juega 8.000 manos al mes.',
      pregunta: '¿Qué esperas por mes, cuánto tardas en recuperar y qué escribes?',
      respuesta:
        'Ganancia: 6 × 80 × 0,25 = $120 al mes; tu mitad, $60: recuperas en 8,3 meses si todo va bien. Con desviación de 90 bb cada 100 manos, 8.000 mueven 90 × √80 ≈ 805 bb, $201: un mes malo borra tres. Escribe antes de prestar: quién para, cuándo se devuelve y qué pasa si pierde las 20 cajas. Si ninguno lo quiere firmar, no lo prestes: cuesta menos que la amistad.',
      calculos: [
        { tipo: 'cuenta', expresion: '6*80*0.25', da: '$120' },
        { tipo: 'cuenta', expresion: '120/2', da: '$60' },
        { tipo: 'cuenta', expresion: '500/60', da: '8,3' },
        { tipo: 'cuenta', expresion: '90*8.94', da: '805 bb' },
        { tipo: 'cuenta', expresion: '805*0.25', da: '$201' },
      ],
    },
  ],
};
