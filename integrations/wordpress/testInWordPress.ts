/**
 * Installs WordPress with its own database, uploads the ZIP archives of both plugins, and tests
 * them over HTTP like users do.
 *
 *     npm run test:wordpress -w @mezzanine/wordpress
 */
import { writeArchive } from '@mezzanine/mvf/archive';
import { type Plugin, readPlugins } from './pluginFiles.ts';
import { RealWordPress } from './RealWordPress.ts';
import { nonceIn, WordPressVisitor } from './WordPressVisitor.ts';
import { testNames } from './writePlugins.ts';

const address = 'https://maps.example.com/viewer/?venue=mall';
const password = 'a-password-of-this-run';
let passed = 0;
let failed = 0;

function check(sentence: string, isTrue: boolean, given: unknown = ''): void {
  if (isTrue) passed += 1;
  else failed += 1;
  console.log(`${isTrue ? '✓' : '✗'} ${sentence}`);
  if (!isTrue) console.log(String(given).slice(0, 1500));
}

async function installWordPress(owner: WordPressVisitor): Promise<void> {
  const { text } = await owner.post('/wp-admin/install.php?step=2', {
    weblog_title: 'Test',
    user_name: 'owner',
    admin_email: 'owner@site.example',
    admin_password: password,
    admin_password2: password,
    pw_weak: 'on',
    language: '',
  });
  if (!text.includes('Success!')) throw new Error(`WordPress was not installed: ${text}`);
  await owner.logIn('owner', password);
  const body = { username: 'writer', email: 'writer@site.example', password };
  await owner.rest('/wp/v2/users', { ...body, roles: ['contributor'] });
}

async function upload(owner: WordPressVisitor, { slug, files }: Plugin): Promise<void> {
  const page = await owner.get('/wp-admin/plugin-install.php?tab=upload');
  const done = await owner.post('/wp-admin/update.php?action=upload-plugin', {
    _wpnonce: nonceIn(page.text),
    pluginzip: new Blob([new Uint8Array(writeArchive(files))], { type: 'application/zip' }),
  });
  check(
    `${slug}: WordPress installs the ZIP`,
    done.text.includes('installed successfully'),
    done.text,
  );
  const link = /href="([^"]*action=activate[^"]*)"/.exec(done.text)?.[1]?.replaceAll('&amp;', '&');
  await owner.get(`/wp-admin/${link?.replace(/^.*\/wp-admin\//, '') ?? ''}`);
  const list = await owner.get('/wp-admin/plugins.php');
  const settings = `options-general.php?page=${slug}"`;
  check(`${slug}: is active, and links to its settings`, list.text.includes(settings), list.text);
}

/** Sends the form of a settings page, including its hidden fields. */
async function save(visitor: WordPressVisitor, slug: string, fields: Record<string, string>) {
  const form = await visitor.get(`/wp-admin/options-general.php?page=${slug}`);
  const named = Object.entries(fields).map(([name, value]) => [`${slug}[${name}]`, value] as const);
  const sent = { option_page: slug, action: 'update', ...Object.fromEntries(named) };
  const nonce = nonceIn(form.text);
  const done = await visitor.post('/wp-admin/options.php', { ...sent, _wpnonce: nonce });
  const page = await visitor.get(
    `/wp-admin/options-general.php?page=${slug}&settings-updated=true`,
  );
  return { sent, done, page: page.text };
}

async function trySettings(owner: WordPressVisitor, origin: string): Promise<void> {
  const saved = await save(owner, 'mezzanine', { address, height: '480' });
  check(
    'settings are saved',
    saved.page.includes('value="480px"') && saved.page.includes('venue=mall'),
    saved.page,
  );
  const changed = { ...saved.sent, 'mezzanine[height]': '111' };
  const refused: readonly [string, WordPressVisitor, Record<string, string>][] = [
    ['without a nonce', owner, changed],
    ['with an invalid nonce', owner, { ...changed, _wpnonce: '0123456789' }],
  ];
  for (const [how, who, fields] of refused) {
    const { status } = await who.post('/wp-admin/options.php', fields);
    check(`settings are rejected ${how}`, status === 403, status);
  }
  const writer = new WordPressVisitor(origin);
  await writer.logIn('writer', password);
  const page = await writer.get('/wp-admin/options-general.php?page=mezzanine');
  check('users who may not manage the site cannot see the page', page.status === 403, page.status);
  const own = nonceIn((await owner.get('/wp-admin/options-general.php?page=mezzanine')).text);
  const stolen = await writer.post('/wp-admin/options.php', { ...changed, _wpnonce: own });
  check(
    'and cannot save settings with the nonce of another user',
    stolen.status === 403,
    stolen.status,
  );
  const stranger = new WordPressVisitor(origin);
  const { location = '' } = await stranger.post('/wp-admin/options.php', changed);
  check(
    'visitors who are not signed in are redirected to the sign-in page',
    location.includes('wp-login.php'),
    location,
  );
  const after = await owner.get('/wp-admin/options-general.php?page=mezzanine');
  check(
    'none of these requests changed anything',
    after.text.includes('value="480px"'),
    after.text,
  );
  const hostile = '"><script>alert(1)</script>';
  const bad = await save(owner, 'mezzanine', { address: hostile, height: hostile });
  check(
    'hostile settings are rejected with a reason, and not printed',
    bad.page.includes('That is not the URL of a map') &&
      !bad.page.includes('<script>alert') &&
      bad.page.includes('venue=mall'),
    bad.page,
  );
  await save(owner, 'mezzanine-web', {
    server: 'https://maps.example.com',
    venue: 'mall',
    key: 'key_1',
    height: '70vh',
  });
}

async function publish(owner: WordPressVisitor, content: string): Promise<string> {
  const made = await owner.rest('/wp/v2/posts', { title: 'Map', status: 'publish', content });
  const { text } = await owner.get(String(made['link']));
  return text;
}

async function tryPages(owner: WordPressVisitor): Promise<void> {
  const frame =
    /<iframe class="mezzanine-map" src="([^"<>]*)" title="([^"<>]*)" style="[^"<>]*" loading="lazy" allow="[^"<>]*" referrerpolicy="[^"<>]*"><\/iframe>/;
  const short = await publish(owner, '[mezzanine location="Lantern Coffee"]');
  check(
    'the shortcode shows the map',
    frame.exec(short)?.[1] === `${address}&#038;location=Lantern%20Coffee&#038;mode=embed`,
    short,
  );
  const block = await publish(
    owner,
    '<!-- wp:mezzanine/map {"floor":"l2","title":"Second floor"} /-->',
  );
  check('the block shows the map', frame.exec(block)?.[2] === 'Second floor', block);
  const hostile = await publish(
    owner,
    `[mezzanine title='"><script>alert(1)</script>' height='1px;}"onload=alert(1)' venue='javascript:alert(1)']`,
  );
  check(
    'a hostile shortcode is escaped in the frame',
    frame.test(hostile) &&
      !/<script>alert|onload=alert\(1\)'?"?\s*>/.test(hostile.replace(frame, '')),
    hostile,
  );
  const web = await publish(owner, '[mezzanine-web location="</script><script>alert(1)</script>"]');
  const module = `<script type="module" src='https://maps.example.com/viewer/web.js' id='mezzanine-web-js'></script>`;
  check(
    'the web app has its container',
    web.includes('<div id="mezzanine-map" style="width:100%;height:70vh"></div>'),
    web,
  );
  check('and its script, once', web.split(module).length === 2, web);
  check(
    'and its options, escaped',
    /window\.mezzanine = \{"venue":"mall","key":"key_1"[^<]*\};/.test(web) &&
      !web.includes('<script>alert'),
    web,
  );
  const plain = await publish(owner, 'No map.');
  check('a page without a map loads nothing', !plain.includes('mezzanine'), plain);
  const editor = await owner.get('/wp-admin/post-new.php');
  check(
    'the editor has the blocks',
    editor.text.includes('/plugins/mezzanine/block.js') &&
      editor.text.includes('/plugins/mezzanine-web/block.js'),
    editor.text.length,
  );
}

async function remove(owner: WordPressVisitor, wordpress: RealWordPress): Promise<void> {
  check('both plugins stored data', wordpress.optionsLike('mezzanine').length === 2);
  const list = async () => nonceIn((await owner.get('/wp-admin/plugins.php')).text);
  const checked = {
    'checked[0]': 'mezzanine/mezzanine.php',
    'checked[1]': 'mezzanine-web/mezzanine-web.php',
  };
  await owner.post('/wp-admin/plugins.php', {
    ...checked,
    action: 'deactivate-selected',
    _wpnonce: await list(),
  });
  await owner.post('/wp-admin/plugins.php', {
    ...checked,
    action: 'delete-selected',
    'verify-delete': '1',
    _wpnonce: await list(),
  });
  const { text } = await owner.get('/wp-admin/plugins.php');
  check('both plugins are deleted', !text.includes('mezzanine/mezzanine.php'), text);
  check('with all their data', wordpress.optionsLike('mezzanine').length === 0);
}

const wordpress = await RealWordPress.start();
try {
  const owner = new WordPressVisitor(wordpress.origin);
  await installWordPress(owner);
  for (const plugin of await readPlugins(testNames, 'https://maps.example.com')) {
    await upload(owner, plugin);
  }
  await trySettings(owner, wordpress.origin);
  await tryPages(owner);
  if (process.argv.includes('--stay')) {
    console.log(`${wordpress.origin}/wp-admin/ (owner, ${password}). Ctrl+C ends it.`);
    await new Promise((done) => process.once('SIGINT', done));
  }
  await remove(owner, wordpress);
  const complaints = await wordpress.complaints();
  check('PHP reported nothing about the plugins', complaints.length === 0, complaints.join('\n'));
} finally {
  await wordpress.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
