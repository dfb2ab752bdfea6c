// A registry in PostgreSQL: a table of entries by code; NOTIFY makes a change known at once.
import 'server-only';
import type { Client } from 'pg';
import { toEntryFile } from '@/lib/server/tenants/sources/entry-file';
import {
  NoRegistryError,
  SOURCE_TIMEOUT_MS,
  type Source,
  SourceError,
  type SourceRead,
} from '@/lib/server/tenants/sources/source';

const DEFAULT_TABLE = 'merchants';
const TABLE = /^[a-z_][a-z0-9_]{0,62}(?:\.[a-z_][a-z0-9_]{0,62})?$/;
/** PostgreSQL's code of a table that does not exist. */
const UNDEFINED_TABLE = '42P01';
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

type Names = { readonly url: string; readonly table: string; readonly channel: string };

// The table's name cannot be a parameter of a query: only plain names are let through.
function toNames(place: string): Names {
  const url = new URL(place);
  const table = url.searchParams.get('table') || DEFAULT_TABLE;
  if (!TABLE.test(table)) throw new SourceError('the table has no plain name in small letters');
  url.searchParams.delete('table');
  return { url: url.href, table, channel: table.replace('.', '_') };
}

// Every insert, update and delete changes it: each version of a row has the number of its transaction.
const versionSql = ({ table }: Names): string =>
  `SELECT coalesce(md5(string_agg(code || ':' || xmin::text, ',' ORDER BY code)), '') AS version FROM ${table}`;

class Connection {
  private client?: Promise<Client>;
  listener?: () => void;

  constructor(private readonly names: Names) {}

  get(): Promise<Client> {
    this.client ??= this.connect();
    return this.client;
  }

  /** Ends the connection; the next use opens another one. */
  async drop(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.then((it) => it.end()).catch(() => undefined);
  }

  private async connect(): Promise<Client> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: this.names.url,
      connectionTimeoutMillis: SOURCE_TIMEOUT_MS,
      query_timeout: SOURCE_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'site-registry',
    });
    client.on('error', () => void this.drop());
    client.on('notification', () => this.listener?.());
    await client.connect();
    // A read replica has no LISTEN: polling sees its changes.
    await client.query(`LISTEN ${this.names.channel}`).catch(() => undefined);
    return client;
  }
}

async function readAll(client: Client, names: Names): Promise<SourceRead> {
  await client.query(SNAPSHOT);
  const { rows: versions } = await client.query(versionSql(names));
  const { rows } = await client.query(`SELECT code, entry::text AS text FROM ${names.table}`);
  await client.query('COMMIT');
  return {
    version: versions[0]?.version,
    files: new Map(rows.map(({ code, text }) => [toEntryFile(code), text])),
  };
}

async function replaceAll(
  client: Client,
  { table, channel }: Names,
  entries: ReadonlyMap<string, string>,
): Promise<void> {
  await client.query('BEGIN');
  await client.query(`CREATE TABLE IF NOT EXISTS ${table} (code text PRIMARY KEY, entry jsonb NOT NULL)`);
  await client.query(`DELETE FROM ${table} WHERE code <> ALL ($1::text[])`, [[...entries.keys()]]);
  await client.query(
    `INSERT INTO ${table} AS old SELECT code, entry::jsonb FROM unnest($1::text[], $2::text[]) AS new (code, entry)
     ON CONFLICT (code) DO UPDATE SET entry = excluded.entry WHERE old.entry IS DISTINCT FROM excluded.entry`,
    [[...entries.keys()], [...entries.values()]],
  );
  await client.query(`NOTIFY ${channel}`);
  await client.query('COMMIT');
}

/** Opens `postgres://user@host/database?table=merchants`; the channel of NOTIFY has the table's name. */
export function openPostgresSource(place: string): Source {
  const names = toNames(place);
  const connection = new Connection(names);
  const withClient = async <Value>(use: (client: Client) => Promise<Value>): Promise<Value> => {
    try {
      return await use(await connection.get());
    } catch (error) {
      // A failed transaction stays open on its connection.
      await connection.drop();
      const { code, message } = error as NodeJS.ErrnoException;
      throw code === UNDEFINED_TABLE ? new NoRegistryError(message) : error;
    }
  };
  return {
    read: (known) =>
      withClient(async (client) => {
        const { rows } = await client.query(versionSql(names));
        return rows[0]?.version === known ? undefined : readAll(client, names);
      }),
    write: (entries) => withClient((client) => replaceAll(client, names, entries)),
    onChange: (listener) => {
      connection.listener = listener;
    },
    close: () => connection.drop(),
  };
}
