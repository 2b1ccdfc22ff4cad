import { createHash } from 'node:crypto';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Answer, Call, OperationId } from './Call.ts';

/** The parts of a request that determine whether two requests are the same. */
type RepeatableCall = Pick<Call<OperationId>, 'context' | 'caller' | 'headers'> & {
  /** The JSON body, or the digest of a file. */
  readonly body?: unknown;
};

/** How long an idempotency key is kept, in milliseconds. */
export const idempotencyKeptMs = 86_400_000;

/**
 * Writes in one transaction. A write with an `Idempotency-Key` is done once; repeated requests get
 * the same response. A rejected or failed write stores nothing, not even its key.
 *
 * @throws RequestProblem 422 if the key was used for another request
 */
export async function writeOnce<Id extends OperationId>(
  database: Database,
  call: RepeatableCall,
  write: (transaction: Database) => Promise<Answer<Id>>,
): Promise<Answer<Id>> {
  const key = call.headers['Idempotency-Key'];
  return database.transaction().execute(async (transaction) => {
    if (key === undefined) return write(transaction);
    const { workspace } = call.caller;
    const fingerprint = fingerprintOf(call);
    await forgetOld(transaction);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('idempotency_keys')
      .values({ workspace, key, fingerprint, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const isThisKey = transaction
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('workspace', '=', workspace)
      .where('key', '=', key);
    if (numInsertedOrUpdatedRows === 0n) {
      return repeat(await isThisKey.executeTakeFirstOrThrow(), fingerprint);
    }
    const answer = await write(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('workspace', '=', workspace)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

function repeat<Id extends OperationId>(
  row: { readonly fingerprint: string; readonly answer: string },
  fingerprint: string,
): Answer<Id> {
  if (row.fingerprint !== fingerprint) {
    throw new RequestProblem(
      422,
      'The Idempotency-Key was already used for another request. Use a new key for each write.',
    );
  }
  const answer = JSON.parse(row.answer) as Answer<Id>;
  return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } };
}

function fingerprintOf({ context, headers, body }: RepeatableCall): string {
  const { method, path } = context.req;
  return createHash('sha256')
    .update(JSON.stringify([method, path, headers['If-Match'] ?? '', body ?? null]))
    .digest('hex');
}

async function forgetOld(transaction: Database): Promise<void> {
  const before = new Date(Date.now() - idempotencyKeptMs).toISOString();
  await transaction.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
