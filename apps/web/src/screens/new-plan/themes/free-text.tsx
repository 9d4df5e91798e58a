import './free-text.css';
import { type Campo, FREE_TEXT_MAX, type TextMention } from '@estratega/domain';
import { useId, useRef } from 'react';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { formatNumber } from '../format.ts';
import type { Corrections } from './themes.ts';
import { Understood } from './understood.tsx';

interface FreeTextProps {
  token: string;
  campo: Campo;
  name: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** What was read of it; undefined while there is nothing to say. */
  mentions: readonly TextMention[] | undefined;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  error?: string | undefined;
}

/** What the player knows and lacks, in their words, and under it what we make of it. */
export function FreeText(props: FreeTextProps) {
  const { token, campo, name, placeholder, value, onChange, mentions, corrections, onCorrect, error } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const left = FREE_TEXT_MAX - value.length;

  function show([start, end]: TextMention['tramo']) {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  }

  return (
    <>
      <div className="campo">
        <label htmlFor={id}>Qué sabes y qué se te resiste</label>
        {/* No maxLength: it would cut a pasted text in silence. */}
        <textarea
          ref={box}
          className="entrada"
          id={id}
          name={name}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error || left < 0 ? true : undefined}
          aria-describedby={error ? `${id}-ayuda ${id}-error` : `${id}-ayuda`}
        />
        <p className={left < 0 ? 'ayuda num pasado' : 'ayuda num'} id={`${id}-ayuda`}>
          {formatNumber(value.length)} de {formatNumber(FREE_TEXT_MAX)} caracteres
          {left < 0 ? `: sobran ${formatNumber(-left)}` : ''}
        </p>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
      <Understood
        token={token}
        campo={campo}
        mentions={mentions}
        corrections={corrections}
        onCorrect={onCorrect}
        onShow={show}
      />
    </>
  );
}
