import { POKER_TYPES, TABLE_LIMITS } from '@estratega/domain';
import { lazy, Suspense } from 'react';
import type { FormPart } from './form-part.ts';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';

const HelpLine = lazy(() => import('../../../ui/help/help-line.tsx').then((m) => ({ default: m.HelpLine })));

const TYPE_OPTIONS = POKER_TYPES.map((value) => ({ value, label: value }));

export function PokerQuestions({ draft, change, errors }: FormPart) {
  return (
    <>
      <Segmented
        name="tipoPoker"
        label="Tipo de póker"
        options={TYPE_OPTIONS}
        value={draft.tipoPoker}
        onChange={(tipoPoker) => change({ tipoPoker })}
        error={errors.tipoPoker}
      />
      <SelectField
        name="limiteMesa"
        label="Límite de mesa"
        placeholder={{ value: '', label: 'Elige tu límite' }}
        options={TABLE_LIMITS}
        value={draft.limiteMesa}
        onChange={(limiteMesa) => change({ limiteMesa })}
        required
        error={errors.limiteMesa}
      />
      <Suspense>
        <HelpLine zonaHoraria={Intl.DateTimeFormat().resolvedOptions().timeZone} />
      </Suspense>
    </>
  );
}
