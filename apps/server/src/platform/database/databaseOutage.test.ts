import { expect, it } from 'vitest';
import { type DatabaseOutage, outageOf } from './databaseOutage.ts';

const coded = (code: string) => Object.assign(new Error('any message'), { code });

it.each<readonly [DatabaseOutage, readonly string[]]>([
  [
    'locked',
    [
      'SQLITE_BUSY',
      'SQLITE_BUSY_SNAPSHOT',
      'SQLITE_LOCKED',
      'SQLITE_PROTOCOL',
      // Serialization failure, deadlock, lock timeout, and a transaction that idled too long.
      '40001',
      '40P01',
      '55P03',
      '25P03',
    ],
  ],
  ['full', ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT']],
  [
    'down',
    [
      'SQLITE_IOERR_WRITE',
      'SQLITE_CANTOPEN',
      'SQLITE_CORRUPT',
      'SQLITE_NOTADB',
      'SQLITE_READONLY',
      // A lost connection, too many connections, a shutdown, a crash, and a starting server.
      '08006',
      '53300',
      '57P01',
      '57P02',
      '57P03',
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ENOTFOUND',
      'EAI_AGAIN',
      'ETIMEDOUT',
    ],
  ],
])('%s: %j', (outage, codes) => {
  expect(codes.map((code) => [code, outageOf(coded(code))])).toEqual(
    codes.map((code) => [code, outage]),
  );
});

it.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('the message "%s", which has no code, is the outage down', (message) => {
  expect(outageOf(new Error(message))).toBe('down');
});

it.each([
  ['a unique constraint', coded('23505')],
  ['a constraint of SQLite', coded('SQLITE_CONSTRAINT_UNIQUE')],
  ['a syntax error', coded('42601')],
  ['a missing table', coded('42P01')],
  ['a file that is missing', coded('ENOENT')],
  ['another message', new Error('The connection terminated.')],
  ['a code without an error', { code: 'ECONNREFUSED' }],
  ['nothing', undefined],
])('%s is no outage', (_, error) => {
  expect(outageOf(error)).toBeUndefined();
});
