import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Label, MapView, useFloor, useVenue, type Location } from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const mall = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};

function App() {
  const { venue, error } = useVenue(mall);
  if (error) throw error;
  return (
    <MapView venue={venue} labels="none">
      {venue && <Tenants locations={venue.locations} />}
      <Corner place="top-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}

// #region tenants
function Tenants({ locations }: { locations: readonly Location[] }) {
  const floor = useFloor();
  const [chosen, choose] = useState<Location>();
  const here = locations.filter(({ spaces }) => spaces[0]?.floor === floor);
  return (
    <>
      {here.map((location) => (
        <Label
          key={location.id}
          target={location}
          text={location.shortName}
          icon={location.logo ? { url: location.logo, sizePixels: 26 } : 'dot'}
          priority={location === chosen ? 'always' : 'medium'}
          {...(location === chosen && { color: '#c8411b', fontWeight: 700 })}
          onClick={() => choose(location)}
        />
      ))}
      <Corner place="bottom-left">
        <fieldset className="panel">
          <legend>Who is here</legend>
          <output>{chosen ? about(chosen) : `${here.length} on ${floor.name}`}</output>
          <ul>
            {here.slice(0, 12).map((location) => (
              <li key={location.id}>
                <button aria-pressed={location === chosen} onClick={() => choose(location)}>
                  {location.name}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      </Corner>
    </>
  );
}
// #endregion

function about({ name, primaryCategory, description }: Location) {
  return [name, primaryCategory?.name, description].filter(Boolean).join('. ');
}

createRoot(document.getElementById('root')!).render(<App />);
