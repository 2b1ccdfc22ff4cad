import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { site, type SiteConfig } from '../../../../site.config.ts';

function PageViews({ analytics }: { readonly analytics: SiteConfig['analytics'] }): ReactNode {
  switch (analytics.service) {
    case 'own':
      return (
        <p>
          When you open a page, your browser tells this server the page’s path and, on your first
          page, the host name of the site you came from. The server adds one to that page’s count of
          the day. It sets no cookie, gives you no identifier, and keeps no address. The operators
          of this server see the counts.
        </p>
      );
    case 'plausible':
      return (
        <p>
          When you open a page, your browser tells a Plausible service ({analytics.endpoint}) the
          page’s address and, on your first page, the host name of the site you came from. It sets
          no cookie.
        </p>
      );
    case 'gtag':
      return (
        <p>
          When you open a page, your browser tells Google Analytics its address and title. Google’s
          script sets cookies of its own.
        </p>
      );
    case 'none':
      return <p>Page views are not counted.</p>;
  }
}

function Searches({ isHosted }: { readonly isHosted: boolean }): ReactNode {
  return isHosted ? (
    <p>
      What you type into search is sent to a hosted search service, with nothing about you. When
      results are shown or opened, their ids are reported to it so that search can be improved.
    </p>
  ) : (
    <p>
      What you type into search is answered by this server. Where you stop typing, it adds one to
      the count of that query for the day, and one to the counts of the results you are shown and
      open. Mail addresses and long numbers are left out of what is counted. Nothing about you is
      kept; your address is held in memory for ten minutes at most, to tell where you stop and to
      refuse floods. The counts are deleted after 30 days, or when the team clears them. The
      operators of this server see them.
    </p>
  );
}

function PlaygroundData(): ReactNode {
  return (
    <>
      <h2>Playground</h2>
      <p>
        What you do in the playground stays in your browser, too. Programs run in a frame that can
        reach this server’s venues and packages, and no other host.
      </p>
      <ul>
        <li>
          <code>mezzanine.playground.…</code> in session storage: your version of an example that
          you changed, and whether examples open on your map. It goes when you close the tab.
        </li>
        <li>
          <code>mezzanine-playground</code> in IndexedDB: the map you opened under “Your map”, with
          its file name and what could not be imported. It is never uploaded, and stays until you
          press “Forget my map” or clear the site’s data, also when you sign out.
        </li>
        <li>
          A shared link holds the whole program behind its <code>#</code>, which browsers do not
          send. It does not hold your map.
        </li>
      </ul>
    </>
  );
}

function BrowserData(): ReactNode {
  return (
    <>
      <h2>Kept in your browser</h2>
      <p>
        These entries of local storage stay on your device. There are no cookies unless you sign in.
      </p>
      <ul>
        <li>
          <code>theme</code>: light or dark, if you chose one
        </li>
        <li>
          <code>docusaurus.announcement.dismiss</code> and <code>docusaurus.announcement.id</code>:
          whether you closed the bar at the top, and which one
        </li>
        <li>
          <code>docs-preferred-version-…</code>: the version of each SDK you read last
        </li>
        <li>
          <code>docusaurus.tab.…</code>: the tab you chose in code samples, such as npm or yarn
        </li>
        <li>
          <code>__DOCSEARCH_RECENT_SEARCHES__…</code>, <code>__DOCSEARCH_FAVORITE_SEARCHES__…</code>
          : results you opened or starred
        </li>
        <li>
          <code>search-recents-kept</code>, <code>search-slash-opens</code>: your search settings
        </li>
      </ul>
      <p>Clearing the site’s data in your browser removes all of them.</p>
    </>
  );
}

export default function Privacy(): ReactNode {
  return (
    <Layout
      title="Privacy"
      description="What this portal counts, what it keeps in your browser, and how to switch either off."
    >
      <Head>
        <meta
          name="keywords"
          content="cookies, cookie policy, tracking, data protection, GDPR, personal data, local storage, Do Not Track, Global Privacy Control, page view counts, what is stored about me, search history, clear recent searches, analytics opt-out, data retention, IP address, feedback data, privacy policy"
        />
      </Head>
      <main className="plain-page">
        <h1>Privacy</h1>
        <p className="lead">What this portal counts, and what it keeps in your browser.</p>
        <h2>Page views</h2>
        <PageViews analytics={site.analytics} />
        <p>
          If your browser sends Do Not Track or Global Privacy Control, nothing is reported and
          nothing is counted.
        </p>
        <h2>Feedback</h2>
        <p>
          When you answer “Was this page helpful?”, your browser sends this server the page’s path,
          your answer, and what you chose or wrote. The server keeps them with the day, and with
          nothing about you; your address is held in memory for ten minutes, to refuse floods. The
          operators of this server read what you write.
        </p>
        <h2>Search</h2>
        <Searches isHosted={site.search.hosts.length > 0} />
        <p>
          Searches you opened are kept in your browser only; switch “Keep recent searches” off in
          the search dialog to keep none.
        </p>
        <BrowserData />
        <PlaygroundData />
        <h2>Sign-in</h2>
        <p>
          Only the playground has a sign-in. While you are signed in, the cookie{' '}
          <code>mezzanine_signed_in</code> says that you are, and nothing else; it goes when you
          sign out, or after 14 days. Your name and your access stay in the memory of the page. The
          sign-in provider keeps cookies of its own for your session with it.
        </p>
        <h2>Maps</h2>
        <p>
          Live maps load their venue from this server with the public demo key. They ask for your
          position only when an example is about position, and then your browser asks you first.
        </p>
        <p>
          Questions: see <Link to="/community">Community</Link>.
        </p>
      </main>
    </Layout>
  );
}
