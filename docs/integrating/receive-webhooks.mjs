// Takes what Muster's outgoing webhooks send: node receive-webhooks.mjs PORT TOKEN
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Whether a call was signed with the webhook's token, at most five minutes ago. `body` is as it came: a Buffer. */
export function isFromMuster(headers, body, token) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given = '' } = headers;
  const digest = createHmac('sha256', token).update(`${id}.${timestamp}.`).update(body).digest('base64');
  const wanted = Buffer.from(`v1,${digest}`);
  const sent = Buffer.from(given);
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return isFresh && sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

const [port, token] = process.argv.slice(2);
const seen = new Set(); // A real receiver keeps these where a restart does not lose them.

createServer(async (request, response) => {
  const body = await buffer(request);
  if (!isFromMuster(request.headers, body, token)) return response.writeHead(401).end();
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) console.log('event', JSON.parse(body).type);
  seen.add(id);
  response.writeHead(204).end();
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
