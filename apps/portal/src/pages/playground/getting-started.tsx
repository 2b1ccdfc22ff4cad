import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/getting-started.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function GettingStarted(): ReactNode {
  return (
    <GroupPage
      group="getting-started"
      examples={examples}
      keywords="try the SDK online, live code editor, JSFiddle, CodeSandbox, StackBlitz, hello world example, first map example, color spaces example, open a file example, drag and drop a file, theme example, React map example, MapLibre overlay example, run code in browser, edit sample code, starter project download, minimal example, starter code, quick start code, dark mode example, custom colors example, plain JavaScript example, TypeScript example, React starter, online IDE, REPL, show a venue, room colors, raise rooms by area, light and dark theme, blueprint theme, venue on a MapLibre map, open a venue file in the browser, load a file from disk, React component, mall in React with search, open my own file demo, load my GeoJSON demo, open an IMDF file demo, MapLibre demo, basemap with an indoor map, change room colors sample, room color demo, restyle the map demo, brand colors example, simple example, basic example, boilerplate, template, simplest map example, smallest example, night theme sample, MapLibre GL example"
    />
  );
}
