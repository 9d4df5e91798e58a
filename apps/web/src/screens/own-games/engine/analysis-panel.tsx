import './analysis-panel.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ENGINE_FOLDER } from '../../../shell/engine/address.ts';
import { useOwner } from '../../../shell/offline/owner.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import {
  type AnalysisState,
  analysisState,
  onAnalysed as listenAnalysed,
  lookForGames,
  serverAnalysisState,
  startAnalysis,
  stopAnalysis,
  subscribeAnalysis,
} from './analyser.ts';
import { doneWords, games, percent } from './words.ts';

interface AnalysisPanelProps {
  /** Each game that the server has taken. */
  onAnalysed?: ((id: string) => void) | undefined;
  /** Offers this game only. */
  partida?: string | undefined;
  /** Begins by itself: whoever came here asked for it. */
  begins?: boolean | undefined;
}

/** Finds by itself what there is to analyse; draws nothing where there is nothing. */
export function AnalysisPanel({ onAnalysed, partida, begins = false }: AnalysisPanelProps) {
  const uid = useOwner()?.uid;
  const state = useSyncExternalStore(subscribeAnalysis, analysisState, serverAnalysisState);
  const told = useRef(onAnalysed);
  told.current = onAnalysed;
  useEffect(() => listenAnalysed((id) => told.current?.(id)), []);
  useEffect(() => {
    if (uid === undefined) return;
    if (begins && partida !== undefined) void startAnalysis({ solo: partida });
    else void lookForGames();
  }, [uid, begins, partida]);

  const { fase, pendientes, total, aviso, sinConexion } = state;
  const alone = partida !== undefined;
  const idle = fase === 'quieta' || fase === 'desconocida';
  if (idle && !alone && pendientes === 0 && !aviso && total === 0) return null;
  const start = () => void startAnalysis({ solo: partida });
  return (
    <section className="analisis hoja" aria-labelledby="analisis-titulo">
      <h2 id="analisis-titulo">Análisis</h2>
      {fase === 'analizando' || fase === 'en_pausa' ? (
        <Progress state={state} />
      ) : (
        <p role="status">
          {idle && pendientes === 0 && !alone && total > 0 ? `Listo: ${games(total)} con su análisis.` : null}
          {idle && pendientes > 0 && !alone ? `${games(pendientes)} por analizar.` : null}
          {idle && alone ? 'Esta partida está por analizar.' : null}
          {fase === 'otra_pestana' ? 'Otra pestaña de este navegador está analizando tus partidas.' : null}
        </p>
      )}
      {aviso ? (
        <Notice tone={fase === 'falla' ? 'bad' : 'info'}>
          <p>{aviso}</p>
        </Notice>
      ) : null}
      {sinConexion && fase === 'analizando' ? (
        <Notice tone="offline">
          <p>Sin conexión. Lo que se analiza queda guardado en este navegador y se envía cuando vuelva.</p>
        </Notice>
      ) : null}
      <div className="analisis-acc">
        {fase === 'analizando' ? <Button onClick={stopAnalysis}>Pausar</Button> : null}
        {fase === 'en_pausa' ? (
          <Button kind="primary" onClick={start}>
            Seguir analizando
          </Button>
        ) : null}
        {fase === 'falla' || fase === 'otra_pestana' ? (
          <Button kind="primary" onClick={start}>
            {fase === 'falla' ? 'Volver a intentar' : 'Analizar aquí'}
          </Button>
        ) : null}
        {idle && (alone || pendientes > 0) ? (
          <Button kind="primary" disabled={uid === undefined} onClick={start}>
            {alone ? 'Analizar esta partida' : `Analizar ${games(pendientes)}`}
          </Button>
        ) : null}
        {idle && alone && pendientes > 1 ? (
          <Button onClick={() => void startAnalysis({ primera: partida })}>{`Analizar ${games(pendientes)}`}</Button>
        ) : null}
      </div>
      <p className="menor tenue">
        El motor trabaja en este navegador
        {fase === 'analizando' ? '; puedes seguir en otra pantalla o volver más tarde' : ''}. Es{' '}
        <a href={`${ENGINE_FOLDER}/LEEME.txt`}>Stockfish, programa libre</a> de otros autores.
      </p>
    </section>
  );
}

function Progress({ state }: { state: AnalysisState }) {
  const share = percent(state);
  return (
    <>
      <p className="analisis-cuenta" role="status">
        <b>{doneWords(state)}</b>
        <span className="num">{state.fase === 'en_pausa' ? 'En pausa' : `${share} %`}</span>
      </p>
      <div
        className="avance"
        role="progressbar"
        aria-label="Análisis de tus partidas"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
      >
        <i style={{ width: `${share}%` }} />
      </div>
    </>
  );
}
