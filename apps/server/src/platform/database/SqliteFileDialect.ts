import {
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteFileDriver, type SqliteFileOptions } from './SqliteFileDriver.ts';

/** Kysely's SQLite dialect with a driver that waits for locks and recovers from them. */
export class SqliteFileDialect implements Dialect {
  readonly createQueryCompiler = () => new SqliteQueryCompiler();
  readonly createAdapter = () => new TransactionalSqliteAdapter();
  readonly createIntrospector: Dialect['createIntrospector'] = (database) =>
    new SqliteIntrospector(database);
  readonly #options: SqliteFileOptions;

  constructor(options: SqliteFileOptions) {
    this.#options = options;
  }

  createDriver(): Driver {
    return new SqliteFileDriver(this.#options);
  }
}

/** Runs a migration in one transaction, so that a crash does not leave it half done. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
