import './bring.css';
import type { Cupo } from '@estratega/domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusFirstError } from '../../../shell/form/focus-first-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { quotaWords, SITE_NAMES } from '../words.ts';
import { Outcome } from './outcome.tsx';
import { readSelf, type Site } from './self.ts';
import { Under } from './under-way.tsx';
import { useBring } from './use-bring.ts';
import { WhoAreYou } from './who-are-you.tsx';

const WAYS = [
  { value: 'usuario', label: 'Por usuario' },
  { value: 'archivo', label: 'Por archivo' },
  { value: 'texto', label: 'Pegar texto' },
] as const;
type Way = (typeof WAYS)[number]['value'];

const SITES = (['lichess', 'chesscom'] as const).map((value) => ({ value, label: SITE_NAMES[value] }));

interface BringProps {
  token: string;
  uid: string;
  cupo: Cupo | undefined;
  /** Came from a task that looks at the game just played: it is fetched at once where the name is known, and opened. */
  latest: boolean;
}

/** Three ways in: a user name, files, a text. */
export function Bring({ token, uid, cupo, latest }: BringProps) {
  const [way, setWay] = useState<Way>('usuario');
  /** What was typed stays while it is asked for, and after it failed. */
  const [typed, setTyped] = useState<Typed>(() => {
    const self = readSelf(uid);
    return { sitio: self.sitio ?? 'lichess', usuario: self[self.sitio ?? 'lichess'] ?? '' };
  });
  const { state, fromSite, fromSources, iAm, stop } = useBring(token, uid);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = state.paso === 'pidiendo' || state.paso === 'leyendo' || state.paso === 'guardando';

  const bringLatest = async (sitio: Site, usuario: string) => {
    const brought = await fromSite(sitio, usuario, 1);
    if (brought?.primera) void navigate(`/mis-partidas/partida/${brought.primera}`, { replace: true });
  };
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    const self = readSelf(uid);
    const usuario = self.sitio && self[self.sitio];
    if (!latest || asked.current || !self.sitio || !usuario) return;
    asked.current = true;
    void bringLatest(self.sitio, usuario);
  }, []);

  // The control that was pressed goes away with its form: what came of it is read next.
  const settled = state.paso === 'quien' || state.paso === 'listo' || state.paso === 'fallo';
  const begun = useRef(false);
  useEffect(() => {
    if (state.paso !== 'quieto') begun.current = true;
    if (settled && begun.current) heading.current?.focus();
  }, [settled, state.paso]);

  return (
    <section className="traer hoja" aria-labelledby="traer">
      <h2 id="traer" ref={heading} tabIndex={-1}>
        {state.paso === 'quien' ? '¿Quién eres en estas partidas?' : 'Traer partidas o manos'}
      </h2>
      {cupo && !busy && state.paso !== 'quien' ? <p className="menor tenue cupo">{quotaWords(cupo)}</p> : null}
      {state.paso === 'quien' ? (
        <WhoAreYou leido={state.leido} onChoose={(nombre) => void iAm(state.leido, nombre)} onLeave={stop} />
      ) : busy ? (
        <Under state={state} onStop={stop} />
      ) : (
        <>
          <div role="alert">
            {state.paso === 'fallo' ? (
              <Notice tone="bad">
                <p>{state.motivo}</p>
                {way === 'usuario' ? (
                  <p>
                    <Button kind="tertiary" className="en-linea" onClick={() => setWay('archivo')}>
                      Traerlas desde un archivo
                    </Button>
                  </p>
                ) : null}
              </Notice>
            ) : null}
          </div>
          <div role="status">
            {state.paso === 'listo' ? <Outcome brought={state.resultado} /> : null}
            {state.paso === 'fallo' && state.resultado ? <Outcome brought={state.resultado} partial /> : null}
          </div>
          {latest && state.paso === 'quieto' ? (
            <Notice>
              <p>
                Escribe tu usuario una vez: traemos tu última partida y la abrimos. La próxima vez ya no hará falta.
              </p>
            </Notice>
          ) : null}
          <Segmented
            className="modos"
            quiet
            label="Cómo traerlas"
            hideLabel
            options={WAYS}
            value={way}
            onChange={setWay}
          />
          {way === 'usuario' ? (
            <BySite
              uid={uid}
              typed={typed}
              onType={setTyped}
              onBring={(sitio, usuario) => void (latest ? bringLatest(sitio, usuario) : fromSite(sitio, usuario))}
            />
          ) : null}
          {way === 'archivo' ? (
            <ByFile onBring={(files) => void fromSources(files.map((blob) => ({ nombre: blob.name, blob })))} />
          ) : null}
          {way === 'texto' ? (
            <ByText onBring={(text) => void fromSources([{ nombre: '', blob: new Blob([text]) }])} />
          ) : null}
        </>
      )}
    </section>
  );
}

interface Typed {
  readonly sitio: Site;
  readonly usuario: string;
}

interface BySiteProps {
  uid: string;
  typed: Typed;
  onType: (typed: Typed) => void;
  onBring: (sitio: Site, usuario: string) => void;
}

function BySite({ uid, typed, onType, onBring }: BySiteProps) {
  const { sitio, usuario } = typed;
  const [error, setError] = useState<string>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = usuario.trim();
    const trouble =
      given === ''
        ? 'Escribe tu nombre de usuario.'
        : given.length < 2 || given.length > 50
          ? 'Un nombre de usuario tiene entre 2 y 50 letras.'
          : undefined;
    setError(trouble);
    if (trouble) focusFirstError(event.currentTarget);
    else onBring(sitio, given);
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className="traer-linea">
        <Segmented
          className="sitios"
          quiet
          label="Sitio"
          options={SITES}
          value={sitio}
          onChange={(one) => {
            const self = readSelf(uid);
            // A name that belongs to the other site goes; one that was just typed stays.
            onType({ sitio: one, usuario: self[one] ?? (usuario === self[sitio] ? '' : usuario) });
          }}
        />
        <Field
          label={`Tu usuario de ${SITE_NAMES[sitio]}`}
          value={usuario}
          onChange={(event) => onType({ sitio, usuario: event.target.value })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          error={error}
        />
        <Button kind="primary" type="submit">
          Traer mis partidas
        </Button>
      </div>
      <p className="nota tenue">
        Tus últimas 100 partidas rápidas, clásicas y blitz. Pedimos solo lo que el sitio publica de ese usuario, y los
        nombres de tus rivales no se guardan.
      </p>
    </form>
  );
}

function ByFile({ onBring }: { onBring: (files: readonly File[]) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0) onBring([...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may also be dropped here; the button does the same.
    <div
      className={over ? 'soltar encima' : 'soltar'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        id={id}
        className="vh"
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Archivos de partidas o manos"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Button kind="primary" onClick={() => input.current?.click()}>
        Elegir archivos
      </Button>
      <p className="menor tenue solo-raton">o suéltalos aquí</p>
      <p className="nota tenue">
        Partidas en PGN; manos de PokerStars (español e inglés), Winamax, GGPoker o PHH. Varios a la vez, del tamaño que
        sean. Se leen en tu navegador: los nombres de los demás no salen de él.
      </p>
    </div>
  );
}

function ByText({ onBring }: { onBring: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const empty = text.trim() === '';
        setError(empty ? 'Pega primero el texto de una partida o de una mano.' : undefined);
        if (empty) focusFirstError(event.currentTarget);
        else onBring(text);
      }}
    >
      <div className="campo">
        <label htmlFor={id}>Texto de las partidas o manos</label>
        <textarea
          id={id}
          className="entrada"
          rows={7}
          spellCheck={false}
          placeholder={'[Event "Partida rápida"]\n[White "…"]\n\n1. e4 e5 2. Nf3 …'}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
      <Button kind="primary" type="submit">
        Leer el texto
      </Button>
    </form>
  );
}
