import '../../../ui/field/answer-line.css';
import type { PreguntaLista } from '@estratega/lessons';
import { readNumber } from '@estratega/lessons/compose';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';

interface NumberBoxProps {
  question: PreguntaLista & { tipo: 'numero' };
  /** Only things that are counted one by one. */
  whole?: boolean;
  onAnswer: (value: number) => void;
}

const WORDS: Readonly<Record<string, string>> = {
  '%': '%',
  bb: 'bb',
  $: '$',
  fichas: 'fichas',
  combos: 'combos',
  outs: 'outs',
  x: 'veces',
  '': '',
};

/** A number as one writes it here: the comma is the decimal one. */
export function NumberBox({ question, whole = false, onAnswer }: NumberBoxProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState(false);
  const unit = WORDS[question.unidad] ?? '';
  return (
    <form
      className="s-escribe s-numero"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const value = readNumber(text);
        if (value === undefined) setTrouble(true);
        else onAnswer(value);
      }}
    >
      <label className="vh" htmlFor={id}>
        Tu respuesta{unit ? `, en ${unit}` : ''}
      </label>
      <span className="con-unidad" data-contesta="">
        <input
          id={id}
          className="entrada num"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTrouble(false);
          }}
          aria-invalid={trouble ? true : undefined}
          aria-describedby={trouble ? `${id}-error` : undefined}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      <Button kind="primary" type="submit">
        Comprobar
      </Button>
      <p id={`${id}-error`} className="error" role="alert">
        {trouble ? `Escribe un número, por ejemplo «${whole ? '3' : '28,6'}».` : ''}
      </p>
    </form>
  );
}
