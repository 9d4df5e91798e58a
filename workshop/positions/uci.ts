import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A score from the point of view of the side to move. */
export type Score = { readonly cp: number } | { readonly mate: number };

export interface EngineLine {
  readonly score: Score;
  /** Moves in UCI notation (e2e4, e7e8q). */
  readonly pv: readonly string[];
}

export interface Analysis {
  /** Best first; one entry per MultiPV rank. */
  readonly lines: readonly EngineLine[];
  /** Best move at each completed depth: how early the engine saw the solution tells how hidden it is. */
  readonly bestByDepth: readonly string[];
}

export type Limit = { readonly depth: number } | { readonly nodes: number };

/**
 * Where Stockfish is: STOCKFISH, else on the path. Debian's folder of games is added because root lacks it, and what
 * npm puts first is left out because the second engine of the audit is a package of that very name.
 */
const ENGINE_PATH = process.env.STOCKFISH ?? 'stockfish';
const FOLDERS = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
const ENGINE_ENV = { ...process.env, PATH: [...FOLDERS, '/usr/games'].join(':') };

const MATE_SCORE = 100_000;

/** One number per score, so that mates and centipawns can be compared. */
export function toCentipawns(score: Score): number {
  if ('cp' in score) return score.cp;
  return score.mate > 0 ? MATE_SCORE - score.mate : -MATE_SCORE - score.mate;
}

const INFO = /^info depth (\d+) .*?multipv (\d+) score (cp|mate) (-?\d+)( upperbound| lowerbound)?.* pv (.+)$/;

export interface EngineOptions {
  /** Another engine that speaks UCI: program and arguments. */
  readonly command?: readonly string[];
  readonly nnue?: boolean;
  readonly hashMb?: number;
}

export class Engine {
  readonly #process: ChildProcessWithoutNullStreams;
  #onLine: (line: string) => void = () => {};
  #multiPv = 1;
  #name = '';

  private constructor(command: readonly string[]) {
    const [path, ...args] = command as [string, ...string[]];
    this.#process = spawn(path, args, { stdio: 'pipe', env: ENGINE_ENV });
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#onLine(line));
  }

  static async start(options: EngineOptions = {}): Promise<Engine> {
    const engine = new Engine(options.command ?? [ENGINE_PATH]);
    await engine.#until('uci', (line) => {
      if (line.startsWith('id name ')) engine.#name = line.slice('id name '.length);
      return line === 'uciok';
    });
    engine.#send('setoption name Threads value 1');
    engine.#send(`setoption name Hash value ${options.hashMb ?? 64}`);
    if (options.nnue !== undefined || !options.command) {
      engine.#send(`setoption name Use NNUE value ${options.nnue ?? false}`);
    }
    await engine.#until('isready', (line) => line === 'readyok');
    return engine;
  }

  /** What the engine calls itself. */
  get name(): string {
    return this.#name;
  }

  stop(): void {
    this.#send('quit');
  }

  /** Drops what it learned, so that the next shallow search is really shallow. */
  forget(): void {
    this.#send('setoption name Clear Hash');
  }

  /** With its network it judges better and nine times slower on a machine without vector instructions. */
  useNetwork(on: boolean): void {
    this.#send(`setoption name Use NNUE value ${on}`);
  }

  /** With `only`, the search looks at nothing but those first moves. */
  async analyse(fen: string, limit: Limit, multiPv = 1, only: readonly string[] = []): Promise<Analysis> {
    if (multiPv !== this.#multiPv) {
      this.#send(`setoption name MultiPV value ${multiPv}`);
      this.#multiPv = multiPv;
    }
    const lines: EngineLine[] = [];
    const bestByDepth: string[] = [];
    this.#send(`position fen ${fen}`);
    const go = 'depth' in limit ? `go depth ${limit.depth}` : `go nodes ${limit.nodes}`;
    const search = only.length > 0 ? `${go} searchmoves ${only.join(' ')}` : go;
    await this.#until(search, (line) => {
      const info = INFO.exec(line);
      if (info && !info[5]) {
        const pv = (info[6] as string).split(' ');
        const value = Number(info[4]);
        lines[Number(info[2]) - 1] = { score: info[3] === 'cp' ? { cp: value } : { mate: value }, pv };
        if (info[2] === '1') bestByDepth[Number(info[1]) - 1] = pv[0] as string;
      }
      return line.startsWith('bestmove');
    });
    return { lines: lines.filter(Boolean), bestByDepth };
  }

  #send(command: string): void {
    this.#process.stdin.write(`${command}\n`);
  }

  #until(command: string, done: (line: string) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#onLine = (line) => {
        if (done(line)) resolve();
      };
      this.#send(command);
    });
  }
}
