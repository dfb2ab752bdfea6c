// Keeps a local copy as its source is: polls, and keeps the last good copy while the source cannot be read.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import {
  type MirrorState,
  readMirrorState,
  writeMirrorState,
} from '@/lib/server/tenants/mirror/mirror-state';
import { type KnownDigests, writeMirror } from '@/lib/server/tenants/mirror/write-mirror';
import { openSource } from '@/lib/server/tenants/sources/open-source';
import { type Source, SourceError, toReason } from '@/lib/server/tenants/sources/source';
import { toSourceName } from '@/lib/server/tenants/sources/source-kind';

/** A change reaches all instances within 5 s: this, and what reading and reloading take. */
const POLL_MS = 2_000;

/** A local copy, and whether this process writes it. */
export type Mirror = { readonly folder: string; readonly leads: () => boolean };

const NO_COPY: MirrorState = { version: '' };

export class SourceFollower {
  private source?: Promise<Source>;
  private version?: string;
  private running?: Promise<string | undefined>;
  private isAsked = false;
  private readonly known: KnownDigests = new Map();

  constructor(
    private readonly place: string,
    private readonly mirror: Mirror,
    private readonly mayBeEmpty: boolean,
  ) {}

  /** Copies the source if it has changed, one call at a time. Resolves with the reason where it cannot be read. */
  update(): Promise<string | undefined> {
    this.running ??= this.copy().finally(() => {
      this.running = undefined;
      if (!this.isAsked) return;
      this.isAsked = false;
      void this.update();
    });
    return this.running;
  }

  /** Polls from now on, in the process that leads. */
  follow(): void {
    setInterval(() => {
      if (this.mirror.leads()) void this.update();
      else this.step();
    }, POLL_MS).unref();
  }

  private async copy(): Promise<string | undefined> {
    try {
      this.source ??= this.open();
      const read = await (await this.source).read(this.version);
      if (read?.files.size === 0 && !this.mayBeEmpty) throw new SourceError('it holds no merchant');
      if (read) await writeMirror(this.mirror.folder, read, this.known);
      this.version = read?.version ?? this.version;
      await this.noteSuccess();
      return undefined;
    } catch (error) {
      const reason = toReason(error);
      await this.noteFault(reason).catch(() => undefined);
      return reason;
    }
  }

  private async open(): Promise<Source> {
    try {
      const source = await openSource(this.place);
      source.onChange?.(() => {
        if (this.running) this.isAsked = true;
        else void this.update();
      });
      return source;
    } catch (error) {
      this.source = undefined;
      throw error;
    }
  }

  // Another process leads now, and writes the copy: what this one knows of it no longer holds.
  private step(): void {
    const { source } = this;
    if (!source || this.running) return;
    this.source = undefined;
    this.version = undefined;
    this.known.clear();
    void source.then((it) => it.close()).catch(() => undefined);
  }

  private async noteSuccess(): Promise<void> {
    const state = readMirrorState(this.mirror.folder);
    if (!state?.fault) return;
    await writeMirrorState(this.mirror.folder, { version: state.version });
    getLog().info({ source: toSourceName(this.place) }, 'the source of the registry is back');
  }

  private async noteFault(reason: string): Promise<void> {
    const state = readMirrorState(this.mirror.folder) ?? (this.mayBeEmpty ? NO_COPY : undefined);
    if (!state || state.fault) return;
    const since = new Date().toISOString();
    await writeMirrorState(this.mirror.folder, { version: state.version, fault: { reason, since } });
    getLog().warn(
      { source: toSourceName(this.place), version: state.version, reason },
      'the source of the registry cannot be read, its last good copy serves',
    );
  }
}
