import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import example from '@generated/mezzanine-examples/default/getting-started.show-a-venue.json';
import rooms from '@generated/mezzanine-home/default/rooms.json';
import { site } from '../../../../site.config.ts';
import { FloorPlan } from '../components/FloorPlan/FloorPlan.tsx';
import { exampleAddress } from '../components/LiveExample/exampleAddress.ts';
import { ExampleCode } from '../components/LiveExample/LiveExample.tsx';
import { LiveMap } from '../components/LiveExample/LiveMap.tsx';
import { MapChoice } from '../your-map/MapChoice.tsx';
import styles from './index.module.css';

/** The sentences of the tagline, one per line. */
const lines = site.product.tagline.split(/(?<=[?!.])\s+/);

function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>
          {site.product.name} turns a floor plan into a 3D map that runs in your page: one import,
          one venue file, your own server. Demo venues need no account.
        </p>
        <p className={styles.actions}>
          <Link className="button-main" to="/web-sdk/getting-started">
            Start building
          </Link>
          <Link className="button-quiet" to={exampleAddress(example.name).href}>
            Try it
          </Link>
        </p>
      </div>
      <figure className={styles.stage}>
        <LiveMap example={example} start="idle" className={styles.map ?? ''} />
        <figcaption className="visually-hidden">{example.description}</figcaption>
      </figure>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout title={site.product.tagline} description={site.product.description}>
      <Head>
        <meta
          name="keywords"
          content="indoor maps for the web, 3D floor plan viewer, interactive building map, documentation home, indoor map SDK, indoor map library, JavaScript floor plan library, 3D building map, self-hosted map platform, map my building, indoor map demo, developer portal, indoor navigation platform, start here, open source indoor maps, what is this site, home page, documentation portal, product home, SDKs and guides, maps of buildings, digital twin of a building, mall map software, airport map software, campus map software, office map software, wayfinding platform, floor plan software"
        />
      </Head>
      <main>
        <Hero />
        <section className={styles.code} aria-labelledby="code">
          <div className={styles.codeWords}>
            <h2 id="code">The map above is this file</h2>
            <p>
              This is the complete program. It loads a demo venue from this server, renders it,
              highlights shops under your pointer, and flies to the one you click.
            </p>
            <p>
              <Link to="/web-sdk/getting-started">Build it in ten minutes</Link>
            </p>
            <p>
              <MapChoice />
            </p>
          </div>
          <div className={styles.codeBlock}>
            <ExampleCode example={example} />
          </div>
        </section>
        <section className={styles.paths} aria-labelledby="paths">
          <h2 id="paths">Pick a door</h2>
          <p className={styles.pathsLead}>Every part of the platform, as a floor plan.</p>
          <FloorPlan rooms={rooms} />
        </section>
      </main>
    </Layout>
  );
}
