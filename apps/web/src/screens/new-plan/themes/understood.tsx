import { type Campo, type TextMention, THEMES_MOST } from '@estratega/domain';
import { useId, useRef, useState } from 'react';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { ThemePicker } from './theme-picker.tsx';
import { type Chip, type Corrections, chipsOf, type Polarity } from './themes.ts';

const POLARITIES = {
  no_sabe: 'Me cuesta',
  quiere: 'Quiero',
  sabe: 'Ya lo sé',
  evita: 'Prefiero evitarlo',
} as const satisfies Record<Polarity, string>;

interface UnderstoodProps {
  token: string;
  campo: Campo;
  /** undefined while there is nothing to say. */
  mentions: readonly TextMention[] | undefined;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  onShow: (tramo: TextMention['tramo']) => void;
}

/** What was understood, to be put right in two taps: each theme can be turned, taken away, or added. */
export function Understood({ token, campo, mentions, corrections, onCorrect, onShow }: UnderstoodProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const chips = chipsOf(mentions ?? [], corrections, campo);

  function turn({ tema, titulo, lado }: Chip, polaridad: Polarity | null) {
    onCorrect({ ...corrections, [tema]: { titulo, polaridad, ...(lado ? { lado } : {}) } });
  }

  function remove(chip: Chip, index: number) {
    turn(chip, null);
    setSaid(`Quitado: ${chip.titulo}.`);
    // Its button goes away: what comes next takes the focus, or the way to add another.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.quitar') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById(`${id}-agregar`);
    next?.focus();
  }

  return (
    <section className="entendimos" aria-label="Temas del plan">
      <div aria-live="polite">
        <p className="menor">
          {mentions === undefined && chips.length === 0 ? (
            <>
              <strong>Temas de tu plan.</strong>{' '}
              <span className="tenue">Se llenan con lo que escribes; también puedes elegirlos de la lista.</span>
            </>
          ) : chips.length === 0 ? (
            <>
              <strong>Todavía no reconocemos ningún tema.</strong>{' '}
              <span className="tenue">Nombra lo que estudias, o elígelo de la lista.</span>
            </>
          ) : (
            <>
              <strong>Esto entendimos de tu texto.</strong>{' '}
              <span className="tenue">Cambia o quita lo que no sea así: vale lo que dejes aquí.</span>
            </>
          )}
        </p>
      </div>
      {chips.length > 0 ? (
        <ul className="chips" ref={list}>
          {chips.map((chip, index) => (
            <li className={chip.duda ? 'chip con-duda' : 'chip'} key={chip.tema}>
              <select
                aria-label={`${chip.titulo}: qué dices de este tema`}
                value={chip.polaridad}
                onChange={(event) => turn(chip, event.target.value as Polarity)}
              >
                {Object.entries(POLARITIES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Name chip={chip} onShow={onShow} />
              {chip.duda ? <Doubt chip={chip} onSay={(polaridad) => turn(chip, polaridad)} /> : null}
              <button
                type="button"
                className="quitar"
                aria-label={`Quitar ${chip.titulo}`}
                onClick={() => remove(chip, index)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ThemePicker
        id={`${id}-agregar`}
        token={token}
        campo={campo}
        taken={chips.map(({ tema }) => tema)}
        full={chips.length >= THEMES_MOST}
        onPick={({ tema, titulo }) => {
          onCorrect({ ...corrections, [tema]: { titulo, polaridad: 'quiere' } });
          setSaid(`Agregado: ${titulo}, quiero estudiarlo.`);
        }}
      />
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  );
}

/** A theme that the text names leads to the words it was found in. */
function Name({ chip, onShow }: { chip: Chip; onShow: UnderstoodProps['onShow'] }) {
  const { titulo, tramo, lado } = chip;
  const name = lado ? `${titulo} (con ${lado})` : titulo;
  if (!tramo) return <span className="tema-nombre">{name}</span>;
  return (
    <button type="button" className="tema-nombre" title="Ver en el texto" onClick={() => onShow(tramo)}>
      {name}
    </button>
  );
}

/** What the text leaves open is asked, in one touch; nothing is put into the player's mouth. */
function Doubt({ chip, onSay }: { chip: Chip; onSay: (polaridad: Polarity) => void }) {
  return (
    <fieldset className="duda">
      <legend className="menor">
        ¿Te cuesta, o ya lo dominas?<span className="vh"> {chip.titulo}</span>
      </legend>
      <button type="button" onClick={() => onSay('no_sabe')}>
        Me cuesta
      </button>
      <button type="button" onClick={() => onSay('sabe')}>
        Ya lo domino
      </button>
    </fieldset>
  );
}
