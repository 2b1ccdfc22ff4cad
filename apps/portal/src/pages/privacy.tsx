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
          page, the host name of the site you came from. The server counts the view of that page for
          the day. It sets no cookie, assigns no identifier, and stores no IP address. The operators
          of this server see the counts.
        </p>
      );
    case 'plausible':
      return (
        <p>
          When you open a page, your browser tells a Plausible service ({analytics.endpoint}) the
          page’s URL and, on your first page, the host name of the site you came from. It sets no
          cookie.
        </p>
      );
    case 'gtag':
      return (
        <p>
          When you open a page, your browser tells Google Analytics its URL and title. Google’s
          script sets its own cookies.
        </p>
      );
    case 'none':
      return <p>Page views are not counted.</p>;
  }
}

function Searches({ isHosted }: { readonly isHosted: boolean }): ReactNode {
  return isHosted ? (
    <p>
      What you type into search is sent to a hosted search service, without information about you.
      When results are shown or opened, their ids are reported to it so that search can be improved.
    </p>
  ) : (
    <p>
      This server handles your searches. When you stop typing, it counts that query for the day, and
      the results that you are shown and open. Email addresses and long numbers are not counted.
      Nothing about you is stored. Your IP address is kept in memory for at most ten minutes, to
      detect when you stop typing and to limit requests. The counts are deleted after 30 days, or
      when the team clears them. The operators of this server see them.
    </p>
  );
}

function PlaygroundData(): ReactNode {
  return (
    <>
      <h2>Playground</h2>
      <p>
        What you do in the playground stays in your browser, too. Programs run in a frame that can
        only access the venues and packages of this server.
      </p>
      <ul>
        <li>
          <code>mezzanine.playground.…</code> in session storage: your version of an example that
          you changed. It is deleted when you close the tab.
        </li>
        <li>
          <code>mezzanine-playground</code> in IndexedDB: the map you opened in the playground or
          the map doctor, with its file name and what could not be imported. It is never uploaded.
          It stays, even when you sign out, until you press “Remove my map” or clear the site’s
          data. <code>mezzanine.map</code> in local storage: whether live examples use it.
        </li>
        <li>
          A shared link contains the whole program after its <code>#</code>, which browsers do not
          send. It does not contain your map.
        </li>
      </ul>
    </>
  );
}

function BrowserData(): ReactNode {
  return (
    <>
      <h2>Stored in your browser</h2>
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
      description="What this portal counts, what it stores in your browser, and how to turn both off."
    >
      <Head>
        <meta
          name="keywords"
          content="cookies, cookie policy, tracking, data protection, GDPR, personal data, local storage, Do Not Track, Global Privacy Control, page view counts, what is stored about me, search history, clear recent searches, analytics opt-out, data retention, IP address, feedback data, privacy policy, what data do you collect, does it track me, visitor data, what do you store about visitors, what does the company store, do you use cookies, delete my data, user rights, personal information, legal notice, turn off analytics, browser storage, stored searches"
        />
      </Head>
      <main className="plain-page">
        <h1>Privacy</h1>
        <p className="lead">What this portal counts, and what it stores in your browser.</p>
        <h2>Page views</h2>
        <PageViews analytics={site.analytics} />
        <p>
          If your browser sends Do Not Track or Global Privacy Control, nothing is reported or
          counted.
        </p>
        <h2>Feedback</h2>
        <p>
          When you answer “Was this page helpful?”, your browser sends this server the page’s path,
          your answer, and what you chose or wrote. The server stores them with the date, and
          without information about you. Your IP address is kept in memory for ten minutes, to limit
          requests. The operators of this server read what you write.
        </p>
        <h2>Search</h2>
        <Searches isHosted={site.search.hosts.length > 0} />
        <p>
          Recent searches are only stored in your browser. To store none, turn off “Keep recent
          searches” in the search dialog.
        </p>
        <BrowserData />
        <PlaygroundData />
        <h2>Sign-in</h2>
        <p>
          Only the playground has a sign-in. While you are signed in, the cookie{' '}
          <code>mezzanine_signed_in</code> stores only that fact. It is deleted when you sign out,
          or after 14 days. Your name and your access tokens stay in the memory of the page. The
          sign-in provider has its own cookies for your session.
        </p>
        <h2>Maps</h2>
        <p>
          Live maps load their venue from this server with the public demo key. Only examples about
          positioning request your position, and your browser asks you first.
        </p>
        <p>
          Questions: see <Link to="/community">Community</Link>.
        </p>
      </main>
    </Layout>
  );
}
