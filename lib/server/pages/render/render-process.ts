// A render process as its parent sees it: replaced when it dies, hangs or grows.
import 'server-only';
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type {
  FromRenderer,
  ProviderQuestion,
  RenderJob,
  RenderResult,
  ToRenderer,
} from '@/lib/server/pages/render/render-job';
import { getLog } from '@/lib/server/platform/log';
import { whileAnswerComes } from '@/lib/server/platform/render-mutex';
import { shiftBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';

/** Silence that counts as a hang; a live process sends a message every second. */
const SILENT_MS = 10_000;
const LOOK_MS = 1_000;
const MAX_MEMORY_BYTES = 1024 ** 3;
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

// Responses to visitors precede renderings where both need a core.
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

type Job = PromiseWithResolvers<RenderResult>;

export class RenderProcess {
  readonly #jobs = new Map<number, Job>();
  #child: ChildProcess | undefined;
  #isReady = false;
  #heardMs = 0;
  #isEnded = false;
  #count = 0;
  #pauseMs = MIN_PAUSE_MS;

  constructor(private readonly program: string) {
    this.#start();
    // setImmediate reads waiting messages first, in case this process was the slow one.
    setInterval(() => setImmediate(() => this.#look()), LOOK_MS).unref();
  }

  /** Number of pages in work; undefined while it cannot render. */
  get load(): number | undefined {
    return this.#isReady ? this.#jobs.size : undefined;
  }

  render(job: RenderJob): Promise<RenderResult> {
    this.#count += 1;
    const id = this.#count;
    const given = Promise.withResolvers<RenderResult>();
    this.#jobs.set(id, given);
    this.#send({ kind: 'render', id, job: { ...job, budget: shiftBudget(job.budget, -performance.now()) } });
    return given.promise.finally(() => this.#jobs.delete(id));
  }

  end(): void {
    this.#isEnded = true;
    this.#child?.kill('SIGKILL');
  }

  #start(): void {
    const child = fork(this.program, ['renderer'], { serialization: 'advanced' });
    this.#child = child;
    lowerPriority(child);
    child.on('message', (message) => this.#take(message as FromRenderer, child));
    child.on('error', (error) => {
      getLog().error({ error: String(error) }, 'a render process failed');
      // A process that failed to start has no exit event.
      if (child.pid === undefined) this.#onExit('at its start');
    });
    child.once('exit', (code, signal) => this.#onExit(code ?? signal));
    child.unref();
    child.channel?.unref();
  }

  #onExit(end: number | string | null): void {
    this.#isReady = false;
    for (const { reject } of this.#jobs.values()) reject(new Error(`the render process ended: ${end}`));
    if (this.#isEnded) return;
    getLog().warn({ end, pauseMs: this.#pauseMs }, 'a render process ended and is started again');
    setTimeout(() => this.#isEnded || this.#start(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, MAX_PAUSE_MS);
  }

  #look(): void {
    if (this.#isReady && performance.now() - this.#heardMs > SILENT_MS) this.#replace('does not answer');
  }

  #replace(why: string): void {
    getLog().warn({ why }, 'a render process is replaced');
    this.#isReady = false;
    this.#child?.kill('SIGKILL');
  }

  #send(message: ToRenderer, child = this.#child): void {
    // If it has just ended, the exit handler rejects the job.
    child?.send(message, () => undefined);
  }

  // To the child that asked: the next one numbers its own questions from 1. With the merchant of its page, which the registry
  // may have otherwise by now.
  async #answer(
    id: number,
    { query, budget, ...call }: ProviderQuestion,
    child: ChildProcess,
  ): Promise<void> {
    const limits = budget && shiftBudget(budget, performance.now());
    const answering = getAnswer({ ...call, query: new URLSearchParams(query) }, limits);
    const { text: _unused, ...answer } = await whileAnswerComes(answering);
    this.#send({ kind: 'answer', id, answer }, child);
  }

  #take(message: FromRenderer, child: ChildProcess): void {
    this.#heardMs = performance.now();
    if (message.kind === 'alive') return;
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#pauseMs = MIN_PAUSE_MS;
      getLog().info({ process: child.pid }, 'a render process is ready');
    } else if (message.kind === 'ask') void this.#answer(message.id, message.question, child);
    else if (message.kind === 'failed') this.#jobs.get(message.id)?.reject(new Error(message.error));
    else {
      const { rendered, metadata } = message.result;
      // Structured cloning turns a Buffer into a Uint8Array.
      const body = Buffer.from(rendered.body.buffer, rendered.body.byteOffset, rendered.body.byteLength);
      this.#jobs.get(message.id)?.resolve({ rendered: { ...rendered, body }, metadata });
      if (message.memoryBytes > MAX_MEMORY_BYTES) this.#replace('has grown');
    }
  }
}
