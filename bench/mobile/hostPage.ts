/**
 * A document with the page of the mobile SDKs in a frame. It does only what a host does until the
 * venue is drawn.
 */
export const hostPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100%; display: block }</style>
<iframe title="Map" src="/mezzanine-page.html"></iframe>
<script>
const send = (type, payload, id) =>
  frames[0].postMessage({ mezzanine: 1, type, id, payload }, location.origin);
const venue = { source: { kind: 'url', url: new URL('/venue.mvf.zip', location).href } };
window.bench = {
  firstFrame: new Promise((resolve, reject) => {
    addEventListener('message', ({ data }) => {
      if (data.type === 'hello') {
        send('welcome', { version: 1, servers: [location.origin] }, 1);
        send('set-state', { state: { venue, theme: { scheme: 'light' } } }, 2);
      } else if (data.type === 'map-shown') send('when-idle', {}, 3);
      else if (data.type === 'error') reject(new Error(JSON.stringify(data.payload)));
      else if (data.replyTo === 3) resolve(performance.now());
    });
  }),
};
</script></html>
`;
