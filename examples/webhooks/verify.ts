import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const toleranceSeconds = 300;

interface Message {
  id: string;
  timestamp: string;
  signature: string;
  body: Buffer;
}

/** Returns whether a message was signed with the secret within the last five minutes. */
export function isGenuine(secret: string, message: Message, now = Date.now() / 1000): boolean {
  const { id, timestamp, signature, body } = message;
  if (!/^\d+$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signature.split(' ').some((one) => {
    const [version, value = ''] = one.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

// node verify.ts <secret> <Webhook-Id> <Webhook-Timestamp> <Webhook-Signature> < body
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [secret = '', id = '', timestamp = '', signature = ''] = process.argv.slice(2);
  const message = { id, timestamp, signature, body: readFileSync(0) };
  const isGood = isGenuine(secret, message);
  process.stdout.write(isGood ? 'genuine\n' : 'forged\n');
  process.exitCode = isGood ? 0 : 1;
}
