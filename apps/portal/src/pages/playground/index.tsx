import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Layout from '@theme/Layout';
import apps from '@generated/mezzanine-cards/default/apps.json';
import gettingStarted from '@generated/mezzanine-cards/default/getting-started.json';
import labels from '@generated/mezzanine-cards/default/labels.json';
import markers from '@generated/mezzanine-cards/default/markers.json';
import shapes from '@generated/mezzanine-cards/default/shapes.json';
import modelsIn3d from '@generated/mezzanine-cards/default/3d-models.json';
import cameraControls from '@generated/mezzanine-cards/default/camera-controls.json';
import levelSelection from '@generated/mezzanine-cards/default/level-selection.json';
import interactivity from '@generated/mezzanine-cards/default/interactivity.json';
import wayfinding from '@generated/mezzanine-cards/default/wayfinding.json';
import blueDot from '@generated/mezzanine-cards/default/blue-dot.json';
import { site } from '../../../../../site.config.ts';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { exampleAddress, playgroundAnchor } from '../../components/LiveExample/exampleAddress.ts';
import { ExampleCards } from '../../playground/page/ExampleCards.tsx';
import { PlaygroundBench } from '../../playground/page/PlaygroundBench.tsx';
import { playgroundGroups, type PlaygroundGroup } from '../../playground/page/playgroundGroups.ts';
import styles from '../../playground/page/page.module.css';

const examples: Readonly<Record<PlaygroundGroup, readonly ExampleCard[]>> = {
  'getting-started': gettingStarted,
  labels,
  markers,
  shapes,
  '3d-models': modelsIn3d,
  'camera-controls': cameraControls,
  'level-selection': levelSelection,
  interactivity,
  wayfinding,
  'blue-dot': blueDot,
  apps,
};

const venueFormat = `/docs/${site.product.slug}-venue-format-mvf/version-2/getting-started`;

/** Redirects URLs from before each group had a page: `/playground/#<group>-<name>`. */
function useFormerAddresses(): void {
  const history = useHistory();
  useEffect(() => {
    const anchor = history.location.hash.slice(1);
    const found = Object.values(examples)
      .flat()
      .find(({ name }) => playgroundAnchor(name) === anchor);
    if (found !== undefined) history.replace(exampleAddress(found.name).href);
  }, [history]);
}

export default function Playground(): ReactNode {
  useFormerAddresses();
  return (
    <Layout
      title="Playground"
      description="Every example of the web SDK: run it, edit it in the browser, share it, and download it as a project."
    >
      <Head>
        <meta
          name="keywords"
          content="code examples, samples, sample code, live editor, online editor, sandbox for code, try without installing, share an example, download as a project, open my own map, drop IMDF file, preview GeoJSON in browser, demo list, tutorial code, run an example, copy example code, test my venue file, try it online, try the code, edit code online, browser IDE, run without installing, test the SDK, example gallery, list of examples, search examples, example code of the SDK, fiddle, try it in the browser, code sandbox, run code without installing"
        />
      </Head>
      <main>
        <PlaygroundBench
          title="Playground"
          group="getting-started"
          examples={gettingStarted}
          isGroupPage={false}
        />
        <div className={styles.about}>
          <p>
            Each example is one file. Run and read it without signing in. Sign in to edit it and see
            the map change, to share it with a link, or to download it as a complete project.
          </p>
          <p>
            The examples also run on <strong>your own map</strong>: sign in, open any example, and
            drop a <Link to={venueFormat}>venue bundle</Link>, an IMDF archive, GeoJSON, a
            Shapefile, a GeoPackage, a DXF drawing, or an IFC model onto it. The file is checked and
            imported in your browser and never uploaded. The page lists what could not be imported,
            and one button removes the map. The <Link to="/docs/map-doctor">map doctor</Link> and
            the live examples in all guides use the same map.
          </p>
          {playgroundGroups.map(({ slug, name, about }) => (
            <section key={slug} id={`group-${slug}`} className={styles.group}>
              <h2>
                <Link to={`/playground/${slug}`}>{name}</Link>
              </h2>
              <p>{about}</p>
              <ExampleCards examples={examples[slug]} />
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
