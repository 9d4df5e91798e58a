/**
 * The loops of the solver over all hands, in AssemblyScript: four hands at once where they are neighbours. `npm run solver:kernels`
 * compiles this file into kernels.ts. Everything is an address in one memory; rows of hands are padded to whole vectors, and
 * a reach ends with at least one zero, which stands for «no such hand».
 */

/** By card, twice: hands in turn go to one and the other, so that neighbours with the same card do not wait for each other. */
const HELD: usize = 1024;
const ODD: usize = 256;
/** Sums of a reach by strength and by card (meeting.ts). */
const SUMS: usize = 2048;

/** The other's reach times their strategy, for each action, remembered; says as bits which actions are taken at all. */
export function split(reach: usize, regrets: usize, sums: usize, out: usize, count: usize, bytes: usize, late: f32): i32 {
  const zero = f32x4.splat(0);
  const even = f32x4.splat(1 / <f32>count);
  const weight = f32x4.splat(late);
  const end = count * bytes;
  for (let i: usize = 0; i < bytes; i += 16) {
    let sum = zero;
    for (let a: usize = 0; a < end; a += bytes) sum = f32x4.add(sum, f32x4.pmax(zero, v128.load(regrets + a + i)));
    const r = v128.load(reach + i);
    const some = f32x4.gt(sum, zero);
    const part = f32x4.div(r, sum);
    const rest = f32x4.mul(r, even);
    for (let a: usize = 0; a < end; a += bytes) {
      const g = f32x4.pmax(zero, v128.load(regrets + a + i));
      const taken = v128.bitselect(f32x4.mul(part, g), rest, some);
      v128.store(out + a + i, taken);
      v128.store(sums + a + i, f32x4.add(v128.load(sums + a + i), f32x4.mul(weight, taken)));
    }
  }
  let bits = 0;
  for (let a = 0; a < <i32>count; a++) {
    // Mostly one of the first hands does.
    for (let i: usize = 0; i < bytes; i += 16)
      if (v128.any_true(v128.load(out + i))) {
        bits |= 1 << a;
        break;
      }
    out += bytes;
  }
  return bits;
}

/** Values of the actions become the node's, and regrets. */
export function learn(
  values: usize,
  regrets: usize,
  out: usize,
  count: usize,
  bytes: usize,
  fade: f32,
  part: f32,
): void {
  const zero = f32x4.splat(0);
  const even = f32x4.splat(1 / <f32>count);
  const keep = f32x4.splat(fade);
  const more = f32x4.splat(part);
  const end = count * bytes;
  for (let i: usize = 0; i < bytes; i += 16) {
    let sum = zero;
    let mixed = zero;
    let plain = zero;
    for (let a: usize = 0; a < end; a += bytes) {
      const v = v128.load(values + a + i);
      const g = f32x4.pmax(zero, v128.load(regrets + a + i));
      sum = f32x4.add(sum, g);
      mixed = f32x4.add(mixed, f32x4.mul(g, v));
      plain = f32x4.add(plain, v);
    }
    const value = v128.bitselect(f32x4.div(mixed, sum), f32x4.mul(plain, even), f32x4.gt(sum, zero));
    v128.store(out + i, f32x4.add(v128.load(out + i), value));
    for (let a: usize = 0; a < end; a += bytes) {
      const g = v128.load(regrets + a + i);
      const faded = f32x4.add(f32x4.mul(keep, g), f32x4.mul(more, f32x4.abs(g)));
      v128.store(regrets + a + i, f32x4.add(faded, f32x4.sub(v128.load(values + a + i), value)));
    }
  }
}

/** The other's reach times their average strategy, for each action. */
export function follow(reach: usize, sums: usize, out: usize, count: usize, bytes: usize): void {
  const zero = f32x4.splat(0);
  const even = f32x4.splat(1 / <f32>count);
  const end = count * bytes;
  for (let i: usize = 0; i < bytes; i += 16) {
    let sum = zero;
    for (let a: usize = 0; a < end; a += bytes) sum = f32x4.add(sum, v128.load(sums + a + i));
    const r = v128.load(reach + i);
    const some = f32x4.gt(sum, zero);
    const part = f32x4.div(r, sum);
    for (let a: usize = 0; a < end; a += bytes)
      v128.store(
        out + a + i,
        v128.bitselect(f32x4.mul(part, v128.load(sums + a + i)), f32x4.mul(r, even), some),
      );
  }
}

/** The best of the actions for each hand. */
export function best(values: usize, out: usize, count: usize, bytes: usize): void {
  const end = count * bytes;
  for (let i: usize = 0; i < bytes; i += 16) {
    let most = v128.load(values + i);
    for (let a = bytes; a < end; a += bytes) most = f32x4.pmax(most, v128.load(values + a + i));
    v128.store(out + i, f32x4.add(v128.load(out + i), most));
  }
}

/** A card falls: the reach of the hands that are left. Places are in bytes. */
export function down(reach: usize, out: usize, from: usize, weight: usize, count: usize, bytes: usize): void {
  for (let j: usize = 0; j < count; j++)
    store<f32>(out + (j << 2), load<f32>(reach + load<u16>(from + (j << 1))) * load<f32>(weight + (j << 2)));
  for (let i = count << 2; i < bytes; i += 4) store<f32>(out + i, 0);
}

/** And their values on the way back. */
export function up(values: usize, out: usize, from: usize, lift: usize, count: usize): void {
  for (let j: usize = 0; j < count; j++) {
    const at = out + load<u16>(from + (j << 1));
    store<f32>(at, load<f32>(at) + load<f32>(values + (j << 2)) * load<f32>(lift + (j << 2)));
  }
}

/** `theirs` and `mine`: four bytes a hand, the places of its two cards in the row by card. `twin`: place of the same hand in the reach. */
export function fold(
  theirs: usize,
  theirCount: usize,
  mine: usize,
  twin: usize,
  count: usize,
  stake: f32,
  reach: usize,
  out: usize,
): void {
  memory.fill(HELD, 0, 2 * ODD);
  let all: f32 = 0;
  let other: f32 = 0;
  // One hand more than there are may be read: it is the zero after the last.
  for (let j: usize = 0; j < theirCount; j += 2) {
    const r = load<f32>(reach + (j << 2));
    const q = load<f32>(reach + (j << 2), 4);
    const cards = theirs + (j << 2);
    const a = <usize>load<u16>(cards);
    const b = <usize>load<u16>(cards, 2);
    const c = <usize>load<u16>(cards, 4);
    const d = <usize>load<u16>(cards, 6);
    all += r;
    other += q;
    store<f32>(a, load<f32>(a, HELD) + r, HELD);
    store<f32>(c, load<f32>(c, HELD + ODD) + q, HELD + ODD);
    store<f32>(b, load<f32>(b, HELD) + r, HELD);
    store<f32>(d, load<f32>(d, HELD + ODD) + q, HELD + ODD);
  }
  all += other;
  for (let card: usize = 0; card < 208; card += 16)
    v128.store(card, f32x4.add(v128.load(card, HELD), v128.load(card, HELD + ODD)), HELD);
  for (let i: usize = 0; i < count; i++) {
    const cards = mine + (i << 2);
    const met =
      all -
      load<f32>(<usize>load<u16>(cards), HELD) -
      load<f32>(<usize>load<u16>(cards, 2), HELD) +
      load<f32>(reach + <usize>load<u16>(twin + (i << 1)));
    const at = out + (i << 2);
    store<f32>(at, load<f32>(at) + stake * met);
  }
}

/** Sums by strength, and by card in two halves side by side; then both ends of each card. All of the reach. */
function sumUp(holders: usize, ends: usize, half: usize, size: usize, reach: usize): f32 {
  const bytes = half << 2;
  const one = bytes + 4;
  const two = one + bytes + 4;
  let all: f32 = 0;
  let first: f32 = 0;
  let second: f32 = 0;
  let i: usize = 0;
  for (; i < bytes; i += 4) {
    store<f32>(i, all, SUMS);
    store<f32>(one + i, first, SUMS);
    store<f32>(two + i, second, SUMS);
    all += load<f32>(reach + i);
    first += load<f32>(reach + <usize>load<u16>(holders + i));
    second += load<f32>(reach + <usize>load<u16>(holders + i, 2));
  }
  store<f32>(i, all, SUMS);
  store<f32>(one + i, first, SUMS);
  store<f32>(two + i, second, SUMS);
  const cards = two + bytes + 4;
  for (let card: usize = 0; card < 208; card += 4) {
    const from = load<f32>(<usize>load<u16>(ends + card), SUMS);
    const to = load<f32>(<usize>load<u16>(ends + card, 2), SUMS);
    store<f32>(cards + card, to + from, SUMS);
    store<f32>(card, to - from, HELD);
  }
  return load<f32>(size << 2, SUMS);
}

// @ts-ignore: decorator
@inline
function balance(at: usize, all: f32): f32 {
  return (
    load<f32>(<usize>load<u16>(at), SUMS) +
    load<f32>(<usize>load<u16>(at, 2), SUMS) -
    all -
    (load<f32>(<usize>load<u16>(at, 4), SUMS) + load<f32>(<usize>load<u16>(at, 6), SUMS)) -
    (load<f32>(<usize>load<u16>(at, 8), SUMS) + load<f32>(<usize>load<u16>(at, 10), SUMS)) +
    (load<f32>(<usize>load<u16>(at, 12), SUMS) + load<f32>(<usize>load<u16>(at, 14), SUMS))
  );
}

/** `stake` from every weaker hand, to every stronger one. */
export function showdown(
  holders: usize,
  ends: usize,
  half: usize,
  size: usize,
  places: usize,
  count: usize,
  stake: f32,
  reach: usize,
  out: usize,
): void {
  const all = sumUp(holders, ends, half, size, reach);
  for (let i: usize = 0; i < count; i++) {
    const at = out + (i << 2);
    store<f32>(at, load<f32>(at) + stake * balance(places + (i << 4), all));
  }
}

/** Both ends of whoever faces a bet on the river, against one reach: folding, written to `out`, and calling, to the row after it. */
export function foldAndCall(
  holders: usize,
  ends: usize,
  half: usize,
  size: usize,
  places: usize,
  mine: usize,
  twin: usize,
  count: usize,
  lost: f32,
  stake: f32,
  reach: usize,
  out: usize,
  call: usize,
): void {
  const all = sumUp(holders, ends, half, size, reach);
  for (let i: usize = 0; i < count; i++) {
    const cards = mine + (i << 2);
    const met =
      all -
      load<f32>(<usize>load<u16>(cards), HELD) -
      load<f32>(<usize>load<u16>(cards, 2), HELD) +
      load<f32>(reach + <usize>load<u16>(twin + (i << 1)));
    store<f32>(out + (i << 2), -lost * met);
    store<f32>(call + (i << 2), stake * balance(places + (i << 4), all));
  }
}
