import { Features } from './features.tsx';
import { Games } from './games.tsx';

/** The part of home that is the same for everybody and never changes. */
export function WhatItDoes() {
  return (
    <>
      <Features />
      <Games />
    </>
  );
}
