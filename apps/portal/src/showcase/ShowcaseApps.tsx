import { lazy, Suspense, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { site } from '../../../../site.config.ts';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { AppStory } from './AppStory.tsx';
import { chosenApp } from './chosenApp.ts';
import styles from './ShowcaseApps.module.css';

interface Props {
  readonly items: readonly ShowcaseItem[];
  /** URL of the index. */
  readonly index: string;
}

/**
 * Removes all apps except the one in the URL, until the page's script does the same. Runs while the page is
 * parsed, so that other apps are never visible.
 */
const leaveChosen = `{
  const name = new URLSearchParams(location.search).get('app') ?? '';
  const apps = [...document.querySelectorAll('[data-app]')];
  if (apps.some((app) => app.dataset.app === name)) {
    for (const app of apps) if (app.dataset.app !== name) app.style.display = 'none';
  }
}`;

/** Loaded only for a selected app, because pages that list apps do not need it. */
const ChosenApp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "app" */ './ChosenApp.tsx')).ChosenApp,
}));

/** Shown if the script could not be loaded. */
function NoSource(): ReactNode {
  return (
    <p role="alert">
      The source could not be loaded. Check the connection, then <a href="">load the page again</a>.
    </p>
  );
}

function Heading({
  items,
  chosen,
}: {
  items: Props['items'];
  chosen: ReturnType<typeof chosenApp>;
}) {
  if (chosen.kind === 'app') return <h1>{chosen.item.title}</h1>;
  return (
    <>
      <h1>Showcase apps</h1>
      {chosen.kind === 'unknown' ? (
        <p role="status" className={styles.unknown}>
          There is no app called “{chosen.name}”. These are the {items.length} there are.
        </p>
      ) : (
        <p>Each app is a single file that uses the public SDK. Run it here, then read its code.</p>
      )}
    </>
  );
}

/** The page of apps: the one in the URL, or all of them. */
export function ShowcaseApps({ items, index }: Props): ReactNode {
  const location = useLocation();
  // The server does not know the query and sends all apps.
  const isBrowser = useIsBrowser();
  const chosen = isBrowser ? chosenApp(location, items) : ({ kind: 'all' } as const);
  const shown = chosen.kind === 'app' ? [chosen.item] : items;
  return (
    <div className="showcase">
      <p className={styles.up}>
        <Link to={index}>All showcase apps</Link>
      </p>
      <Heading items={items} chosen={chosen} />
      {chosen.kind === 'app' ? (
        <Head>
          <title>{`${chosen.item.title} | ${site.product.name}`}</title>
        </Head>
      ) : null}
      {shown.map((item) => (
        <section key={item.name} data-app={item.name} className={styles.app}>
          <h2 id={item.name} className={chosen.kind === 'app' ? 'visually-hidden' : ''}>
            <Link to={`${location.pathname}?app=${item.name}`}>{item.title}</Link>
          </h2>
          {/* `key` remounts the app, because a map decides when to start only once. */}
          <AppStory key={chosen.kind} item={item} isChosen={chosen.kind === 'app'} />
        </section>
      ))}
      <script dangerouslySetInnerHTML={{ __html: leaveChosen }} />
      {chosen.kind === 'app' ? (
        <>
          <ErrorBoundary fallback={NoSource}>
            <Suspense fallback={<p role="status">Loading the source</p>}>
              <ChosenApp key={chosen.item.name} item={chosen.item} />
            </Suspense>
          </ErrorBoundary>
          <nav aria-label="Other apps" className={styles.others}>
            <h2>Other apps</h2>
            <ul>
              {items
                .filter((item) => item !== chosen.item)
                .map((item) => (
                  <li key={item.name}>
                    <Link to={`${location.pathname}?app=${item.name}`}>{item.title}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        </>
      ) : null}
    </div>
  );
}
