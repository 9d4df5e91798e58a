import type { TextMention } from '@estratega/domain';

const POLARITIES = {
  sabe: 'Ya sabes',
  no_sabe: 'Te cuesta',
  quiere: 'Quieres',
} as const satisfies Record<TextMention['polaridad'], string>;

interface UnderstoodProps {
  /** undefined while there is nothing to say. */
  mentions: readonly TextMention[] | undefined;
  onShow: (mention: TextMention) => void;
}

/** Each theme found leads to the words it was found in, so that a misreading can be put right where it was written. */
export function Understood({ mentions, onShow }: UnderstoodProps) {
  // The region stays: screen readers only announce what changes inside one they already know.
  return (
    <div className="entendimos" aria-live="polite">
      {mentions === undefined ? null : mentions.length === 0 ? (
        <p className="menor">
          <strong>Todavía no reconocemos ningún tema.</strong>{' '}
          <span className="tenue">Nombra lo que estudias: aperturas, finales, jugadas, situaciones de la mesa…</span>
        </p>
      ) : (
        <>
          <p className="menor">
            <strong>Esto entendimos de tu texto.</strong>{' '}
            <span className="tenue">Si algo no es así, dilo con otras palabras.</span>
          </p>
          <ul className="chips">
            {mentions.map((mention) => (
              <li key={`${mention.tema}-${mention.polaridad}`}>
                <button type="button" className="chip" title="Ver en el texto" onClick={() => onShow(mention)}>
                  <span>{POLARITIES[mention.polaridad]}</span> {mention.titulo}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
