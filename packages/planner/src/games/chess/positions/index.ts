import type { PosicionVerificada } from '../chess-topic.ts';
import { ajApeAbiertas } from './aj-ape-abiertas.ts';
import { ajApeArchivos } from './aj-ape-archivos.ts';
import { ajApeBenoni } from './aj-ape-benoni.ts';
import { ajApeCarokann } from './aj-ape-carokann.ts';
import { ajApeCeladas } from './aj-ape-celadas.ts';
import { ajApeFlanco } from './aj-ape-flanco.ts';
import { ajApeFrancesa } from './aj-ape-francesa.ts';
import { ajApeGambitodama } from './aj-ape-gambitodama.ts';
import { ajApeGambitos } from './aj-ape-gambitos.ts';
import { ajApeIndias } from './aj-ape-indias.ts';
import { ajApePreparacion } from './aj-ape-preparacion.ts';
import { ajApePrincipios } from './aj-ape-principios.ts';
import { ajApeRepertorio } from './aj-ape-repertorio.ts';
import { ajApeSiciliana } from './aj-ape-siciliana.ts';
import { ajApeSistemas } from './aj-ape-sistemas.ts';
import { ajApeTransposiciones } from './aj-ape-transposiciones.ts';
import { ajCalCandidatas } from './aj-cal-candidatas.ts';
import { ajCalComparacion } from './aj-cal-comparacion.ts';
import { ajCalEliminacion } from './aj-cal-eliminacion.ts';
import { ajCalEstudios } from './aj-cal-estudios.ts';
import { ajCalEvaluacion } from './aj-cal-evaluacion.ts';
import { ajCalPoda } from './aj-cal-poda.ts';
import { ajCalRutina } from './aj-cal-rutina.ts';
import { ajCalVariantes } from './aj-cal-variantes.ts';
import { ajCalVisualizacion } from './aj-cal-visualizacion.ts';
import { ajEstActividad } from './aj-est-actividad.ts';
import { ajEstAtaque } from './aj-est-ataque.ts';
import { ajEstAvalancha } from './aj-est-avalancha.ts';
import { ajEstCambios } from './aj-est-cambios.ts';
import { ajEstCarlsbad } from './aj-est-carlsbad.ts';
import { ajEstCasillas } from './aj-est-casillas.ts';
import { ajEstColgantes } from './aj-est-colgantes.ts';
import { ajEstColumnas } from './aj-est-columnas.ts';
import { ajEstDefensa } from './aj-est-defensa.ts';
import { ajEstDesequilibrios } from './aj-est-desequilibrios.ts';
import { ajEstEnroquesopuestos } from './aj-est-enroquesopuestos.ts';
import { ajEstErizo } from './aj-est-erizo.ts';
import { ajEstEspacio } from './aj-est-espacio.ts';
import { ajEstEstructura } from './aj-est-estructura.ts';
import { ajEstMaroczy } from './aj-est-maroczy.ts';
import { ajEstMenores } from './aj-est-menores.ts';
import { ajEstPasados } from './aj-est-pasados.ts';
import { ajEstPeonaislado } from './aj-est-peonaislado.ts';
import { ajEstPlan } from './aj-est-plan.ts';
import { ajEstProfilaxis } from './aj-est-profilaxis.ts';
import { ajEstRey } from './aj-est-rey.ts';
import { ajEstSacrificio } from './aj-est-sacrificio.ts';
import { ajFinAlfil } from './aj-fin-alfil.ts';
import { ajFinCaballo } from './aj-fin-caballo.ts';
import { ajFinConversion } from './aj-fin-conversion.ts';
import { ajFinCuadrado } from './aj-fin-cuadrado.ts';
import { ajFinDama } from './aj-fin-dama.ts';
import { ajFinDamapasado } from './aj-fin-damapasado.ts';
import { ajFinFortaleza } from './aj-fin-fortaleza.ts';
import { ajFinMatedificil } from './aj-fin-matedificil.ts';
import { ajFinMates } from './aj-fin-mates.ts';
import { ajFinMenores } from './aj-fin-menores.ts';
import { ajFinOposicion } from './aj-fin-oposicion.ts';
import { ajFinPeones } from './aj-fin-peones.ts';
import { ajFinPrincipios } from './aj-fin-principios.ts';
import { ajFinTorre } from './aj-fin-torre.ts';
import { ajFinTorrecontramenor } from './aj-fin-torrecontramenor.ts';
import { ajFinTorremenor } from './aj-fin-torremenor.ts';
import { ajFinTorrepractica } from './aj-fin-torrepractica.ts';
import { ajFinTransicion } from './aj-fin-transicion.ts';
import { ajFunJaquemate } from './aj-fun-jaquemate.ts';
import { ajFunReglas } from './aj-fun-reglas.ts';
import { ajFunSeguridad } from './aj-fun-seguridad.ts';
import { ajFunValor } from './aj-fun-valor.ts';
import { ajFunVision } from './aj-fun-vision.ts';
import { ajParAnalizar } from './aj-par-analizar.ts';
import { ajParCriticos } from './aj-par-criticos.ts';
import { ajParErrores } from './aj-par-errores.ts';
import { ajParModelo } from './aj-par-modelo.ts';
import { ajParMotor } from './aj-par-motor.ts';
import { ajParReferentes } from './aj-par-referentes.ts';
import { ajParTematicas } from './aj-par-tematicas.ts';
import { ajTacAtraccion } from './aj-tac-atraccion.ts';
import { ajTacAtrapada } from './aj-tac-atrapada.ts';
import { ajTacCadenas } from './aj-tac-cadenas.ts';
import { ajTacClavada } from './aj-tac-clavada.ts';
import { ajTacDefensor } from './aj-tac-defensor.ts';
import { ajTacDescubierta } from './aj-tac-descubierta.ts';
import { ajTacDespeje } from './aj-tac-despeje.ts';
import { ajTacDesviacion } from './aj-tac-desviacion.ts';
import { ajTacDoble } from './aj-tac-doble.ts';
import { ajTacEnfilada } from './aj-tac-enfilada.ts';
import { ajTacGeometria } from './aj-tac-geometria.ts';
import { ajTacInterferencia } from './aj-tac-interferencia.ts';
import { ajTacIntermedia } from './aj-tac-intermedia.ts';
import { ajTacMate1 } from './aj-tac-mate1.ts';
import { ajTacMate2 } from './aj-tac-mate2.ts';
import { ajTacMate3 } from './aj-tac-mate3.ts';
import { ajTacMixta } from './aj-tac-mixta.ts';
import { ajTacPatrones } from './aj-tac-patrones.ts';
import { ajTacPocaspiezas } from './aj-tac-pocaspiezas.ts';
import { ajTacPromocion } from './aj-tac-promocion.ts';
import { ajTacRecursos } from './aj-tac-recursos.ts';
import { ajTacRefutar } from './aj-tac-refutar.ts';
import { ajTacSilenciosa } from './aj-tac-silenciosa.ts';

/** Verified exercise positions by topic id. */
export const POSITIONS: Readonly<Record<string, readonly PosicionVerificada[]>> = {
  'aj-ape-abiertas': ajApeAbiertas,
  'aj-ape-archivos': ajApeArchivos,
  'aj-ape-benoni': ajApeBenoni,
  'aj-ape-carokann': ajApeCarokann,
  'aj-ape-celadas': ajApeCeladas,
  'aj-ape-flanco': ajApeFlanco,
  'aj-ape-francesa': ajApeFrancesa,
  'aj-ape-gambitodama': ajApeGambitodama,
  'aj-ape-gambitos': ajApeGambitos,
  'aj-ape-indias': ajApeIndias,
  'aj-ape-preparacion': ajApePreparacion,
  'aj-ape-principios': ajApePrincipios,
  'aj-ape-repertorio': ajApeRepertorio,
  'aj-ape-siciliana': ajApeSiciliana,
  'aj-ape-sistemas': ajApeSistemas,
  'aj-ape-transposiciones': ajApeTransposiciones,
  'aj-cal-candidatas': ajCalCandidatas,
  'aj-cal-comparacion': ajCalComparacion,
  'aj-cal-eliminacion': ajCalEliminacion,
  'aj-cal-estudios': ajCalEstudios,
  'aj-cal-evaluacion': ajCalEvaluacion,
  'aj-cal-poda': ajCalPoda,
  'aj-cal-rutina': ajCalRutina,
  'aj-cal-variantes': ajCalVariantes,
  'aj-cal-visualizacion': ajCalVisualizacion,
  'aj-est-actividad': ajEstActividad,
  'aj-est-ataque': ajEstAtaque,
  'aj-est-avalancha': ajEstAvalancha,
  'aj-est-cambios': ajEstCambios,
  'aj-est-carlsbad': ajEstCarlsbad,
  'aj-est-casillas': ajEstCasillas,
  'aj-est-colgantes': ajEstColgantes,
  'aj-est-columnas': ajEstColumnas,
  'aj-est-defensa': ajEstDefensa,
  'aj-est-desequilibrios': ajEstDesequilibrios,
  'aj-est-enroquesopuestos': ajEstEnroquesopuestos,
  'aj-est-erizo': ajEstErizo,
  'aj-est-espacio': ajEstEspacio,
  'aj-est-estructura': ajEstEstructura,
  'aj-est-maroczy': ajEstMaroczy,
  'aj-est-menores': ajEstMenores,
  'aj-est-pasados': ajEstPasados,
  'aj-est-peonaislado': ajEstPeonaislado,
  'aj-est-plan': ajEstPlan,
  'aj-est-profilaxis': ajEstProfilaxis,
  'aj-est-rey': ajEstRey,
  'aj-est-sacrificio': ajEstSacrificio,
  'aj-fin-alfil': ajFinAlfil,
  'aj-fin-caballo': ajFinCaballo,
  'aj-fin-conversion': ajFinConversion,
  'aj-fin-cuadrado': ajFinCuadrado,
  'aj-fin-dama': ajFinDama,
  'aj-fin-damapasado': ajFinDamapasado,
  'aj-fin-fortaleza': ajFinFortaleza,
  'aj-fin-matedificil': ajFinMatedificil,
  'aj-fin-mates': ajFinMates,
  'aj-fin-menores': ajFinMenores,
  'aj-fin-oposicion': ajFinOposicion,
  'aj-fin-peones': ajFinPeones,
  'aj-fin-principios': ajFinPrincipios,
  'aj-fin-torre': ajFinTorre,
  'aj-fin-torrecontramenor': ajFinTorrecontramenor,
  'aj-fin-torremenor': ajFinTorremenor,
  'aj-fin-torrepractica': ajFinTorrepractica,
  'aj-fin-transicion': ajFinTransicion,
  'aj-fun-jaquemate': ajFunJaquemate,
  'aj-fun-reglas': ajFunReglas,
  'aj-fun-seguridad': ajFunSeguridad,
  'aj-fun-valor': ajFunValor,
  'aj-fun-vision': ajFunVision,
  'aj-par-analizar': ajParAnalizar,
  'aj-par-criticos': ajParCriticos,
  'aj-par-errores': ajParErrores,
  'aj-par-modelo': ajParModelo,
  'aj-par-motor': ajParMotor,
  'aj-par-referentes': ajParReferentes,
  'aj-par-tematicas': ajParTematicas,
  'aj-tac-atraccion': ajTacAtraccion,
  'aj-tac-atrapada': ajTacAtrapada,
  'aj-tac-cadenas': ajTacCadenas,
  'aj-tac-clavada': ajTacClavada,
  'aj-tac-defensor': ajTacDefensor,
  'aj-tac-descubierta': ajTacDescubierta,
  'aj-tac-despeje': ajTacDespeje,
  'aj-tac-desviacion': ajTacDesviacion,
  'aj-tac-doble': ajTacDoble,
  'aj-tac-enfilada': ajTacEnfilada,
  'aj-tac-geometria': ajTacGeometria,
  'aj-tac-interferencia': ajTacInterferencia,
  'aj-tac-intermedia': ajTacIntermedia,
  'aj-tac-mate1': ajTacMate1,
  'aj-tac-mate2': ajTacMate2,
  'aj-tac-mate3': ajTacMate3,
  'aj-tac-mixta': ajTacMixta,
  'aj-tac-patrones': ajTacPatrones,
  'aj-tac-pocaspiezas': ajTacPocaspiezas,
  'aj-tac-promocion': ajTacPromocion,
  'aj-tac-recursos': ajTacRecursos,
  'aj-tac-refutar': ajTacRefutar,
  'aj-tac-silenciosa': ajTacSilenciosa,
};
