import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const applied = new Set();

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end();

  const event = JSON.parse(body);
  if (applied.has(event.id)) return;
  applied.add(event.id);
  console.log(event.type, JSON.stringify(event.data));
}).listen(9000);

function isGenuine(headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - timestamp) <= 300)) return false;
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const given = Buffer.from(headers['webhook-signature'].replace('v1,', ''), 'base64');
  return given.length === digest.length && timingSafeEqual(given, digest);
}
