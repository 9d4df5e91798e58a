import './list.css';
import { type Cupo, type Kind, type ResumenMano, type ResumenPartida, spanishNumber } from '@estratega/domain';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../../shell/api/errors.ts';
import { useMedia } from '../../../shell/use-media.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { analyseMore, remove } from '../own-games-api.ts';
import { ownGamesChanged, useGames, useHands } from '../queries.ts';
import { countKind, KIND_NAMES } from '../words.ts';
import { DeleteDialog, type Doomed } from './delete-dialog.tsx';
import { GameRow } from './game-row.tsx';
import { HandRow } from './hand-row.tsx';
import { gameName, handName } from './names.ts';

/** On a phone a list begins with as many: there are two of them, below everything else. */
const FEW = 5;
const PHONE = '(max-width: 47.99rem)';

interface ListProps {
  token: string;
  cupo: Cupo | undefined;
}

const TITLES = { partidas: 'Partidas', manos: 'Manos' } as const satisfies Record<Kind, string>;
type Rows = { que: 'partidas'; filas: readonly ResumenPartida[] } | { que: 'manos'; filas: readonly ResumenMano[] };

export function Games(props: ListProps) {
  const query = useGames(props.token);
  const filas = query.data?.pages.flatMap(({ partidas }) => partidas) ?? [];
  return <List {...props} {...viewOf(query)} rows={{ que: 'partidas', filas }} total={query.data?.pages[0]?.total} />;
}

export function Hands(props: ListProps) {
  const query = useHands(props.token);
  const filas = query.data?.pages.flatMap(({ manos }) => manos) ?? [];
  return <List {...props} {...viewOf(query)} rows={{ que: 'manos', filas }} total={query.data?.pages[0]?.total} />;
}

interface View {
  error: Error | null;
  loading: boolean;
  more: (() => void) | undefined;
  loadingMore: boolean;
  again: () => void;
}

const viewOf = (query: ReturnType<typeof useGames> | ReturnType<typeof useHands>): View => ({
  error: query.error,
  loading: query.isPending && query.isFetching,
  more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  loadingMore: query.isFetchingNextPage,
  again: () => void query.refetch(),
});

interface ViewProps extends ListProps, View {
  rows: Rows;
  total: number | undefined;
}

function List({ token, cupo, rows, total, error, loading, more, loadingMore, again }: ViewProps) {
  const { que } = rows;
  const [asking, setAsking] = useState<Doomed>();
  const [said, setSaid] = useState<{ text: string; bad?: boolean }>();
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = cupo?.[que];
  const [whole, setWhole] = useState(false);
  const cut = useMedia(PHONE) && !whole && rows.filas.length > FEW;
  const count = cut ? FEW : rows.filas.length;
  /** The first of the rows that were asked for: the keyboard goes on there, and not at a button that moved away or went. */
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return;
    region.current?.querySelectorAll<HTMLElement>('.fila .abrir')[next.current]?.focus({ preventScroll: true });
    next.current = undefined;
  }, [count]);
  const showMore = () => {
    if (loadingMore) return;
    next.current = count;
    setWhole(true);
    if (!cut) more?.();
  };

  /** At once: while the dialog is on the page, nothing behind it takes focus. */
  const close = () => flushSync(() => setAsking(undefined));
  const back = (doomed: Doomed) => {
    close();
    const id = doomed.id === undefined ? 'todas' : CSS.escape(doomed.id);
    region.current?.querySelector<HTMLElement>(`[data-borrar="${id}"]`)?.focus();
  };
  const erase = async (doomed: Doomed) => {
    try {
      await remove(token, que, doomed.id);
    } catch (failure) {
      setSaid({ text: messageOf(failure), bad: true });
      return back(doomed);
    }
    await ownGamesChanged();
    close();
    setSaid({
      text: doomed.id === undefined ? `Borraste tus ${KIND_NAMES[que][1]}.` : `Borraste ${doomed.nombre}.`,
    });
    // The button that opened the dialog went away with its row.
    heading.current?.focus();
  };

  if (total === 0 && !said) return null;
  return (
    <section className="propias" aria-labelledby={`lista-${que}`} ref={region}>
      <div className="propias-cab">
        <h2 id={`lista-${que}`} tabIndex={-1} ref={heading}>
          {TITLES[que]}
          {total === undefined || total === 0 ? null : <span className="num tenue"> {spanishNumber(total)}</span>}
        </h2>
        {total !== undefined && total > 1 ? (
          <Button kind="danger" data-borrar="todas" onClick={() => setAsking({ nombre: `las ${total}` })}>
            Borrar todas
          </Button>
        ) : null}
      </div>
      <div role={said?.bad ? 'alert' : 'status'}>
        {said ? <Notice tone={said.bad ? 'bad' : 'good'}>{said.text}</Notice> : null}
      </div>
      {waiting && waiting.enEspera > 0 ? <Waiting token={token} que={que} line={waiting} /> : null}
      {loading ? <Spinner>{`Cargando tus ${KIND_NAMES[que][1]}…`}</Spinner> : null}
      {error && total === undefined && !loading ? <LoadFailed error={error} onAgain={again} /> : null}
      {total ? (
        <ul className="filas">
          {rows.que === 'partidas'
            ? rows.filas
                .slice(0, count)
                .map((game) => (
                  <GameRow
                    key={game.id}
                    game={game}
                    onDelete={() => setAsking({ id: game.id, nombre: gameName(game) })}
                  />
                ))
            : rows.filas
                .slice(0, count)
                .map((hand) => (
                  <HandRow
                    key={hand.id}
                    hand={hand}
                    onDelete={() => setAsking({ id: hand.id, nombre: handName(hand) })}
                  />
                ))}
        </ul>
      ) : null}
      {more || cut ? (
        <Button onClick={showMore} aria-disabled={loadingMore || undefined}>
          {loadingMore ? 'Cargando…' : `Ver más ${KIND_NAMES[que][1]}`}
        </Button>
      ) : null}
      {asking ? (
        <DeleteDialog que={que} doomed={asking} onKeep={() => back(asking)} onDelete={() => erase(asking)} />
      ) : null}
    </section>
  );
}

/** What exceeds the month is kept; where there is room again it can go on. */
function Waiting({ token, que, line }: { token: string; que: Kind; line: Cupo['partidas'] }) {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const room = line.quedan === null || line.quedan > 0;
  const many = countKind(line.enEspera, que);
  return (
    <div className="en-espera">
      <p className="menor">
        {many} en espera. {room ? 'Este mes todavía hay lugar.' : 'Se analizan cuando empiece el mes que viene.'}
      </p>
      {room ? (
        <Button
          disabled={busy}
          onClick={() => {
            setBusy(true);
            setFailure(undefined);
            analyseMore(token, que)
              .then(ownGamesChanged, (error: unknown) => setFailure(messageOf(error)))
              .finally(() => setBusy(false));
          }}
        >
          {busy ? 'Un momento…' : 'Analizar las que entren'}
        </Button>
      ) : null}
      <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
    </div>
  );
}
