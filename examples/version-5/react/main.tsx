import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v5';
import type { ClickPayload, Location, MapView, Venue } from '@mezzanine/mezzanine-js/v5';

const mall = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};

// #region use-venue
function useVenue(options: Parameters<typeof getVenue>[0]) {
  const [result, setResult] = useState<{ venue?: Venue; error?: Error }>({});
  useEffect(() => {
    let isCurrent = true;
    getVenue(options).then(
      (venue) => isCurrent && setResult({ venue }),
      (error: Error) => isCurrent && setResult({ error }),
    );
    return () => void (isCurrent = false);
  }, [options]);
  return result;
}
// #endregion

// #region use-map-view
function useMapView(venue: Venue) {
  const elementRef = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<{ mapView?: MapView; error?: Error }>({});
  useEffect(() => {
    let isCurrent = true;
    const showing = showVenue(elementRef.current!, venue, { labelAllLocationsOnInit: true });
    showing.then(
      (mapView) => isCurrent && setResult({ mapView }),
      (error: Error) => isCurrent && setResult({ error }),
    );
    return () => {
      isCurrent = false;
      setResult({});
      showing.then((mapView) => mapView.destroy()).catch(() => {});
    };
  }, [venue]);
  return { elementRef, ...result };
}
// #endregion

// #region map
type Props = { venue: Venue; selected?: Location | undefined; onSelect: (to?: Location) => void };
function VenueMap({ venue, selected, onSelect }: Props) {
  const { elementRef, mapView, error } = useMapView(venue);
  // #region listen
  useEffect(() => {
    const onClick = ({ polygons: [polygon] }: ClickPayload) => onSelect(polygon?.locations[0]);
    mapView?.addInteractivePolygonsForAllLocations({ hoverColor: '#f2b134' });
    mapView?.on(E_SDK_EVENT.CLICK, onClick);
    return () => mapView?.off(E_SDK_EVENT.CLICK, onClick);
  }, [mapView, onSelect]);
  // #endregion
  // #region update
  useEffect(() => {
    const polygon = selected?.polygons[0];
    if (!mapView || !polygon) return;
    mapView.setPolygonColor(polygon, '#e4572e');
    return () => mapView.clearPolygonColor(polygon);
  }, [mapView, selected]);
  // #endregion
  if (error) return <p role="alert">{error.message}</p>;
  return <div ref={elementRef} style={{ height: '100%' }} />;
}
// #endregion

// #region app
function App() {
  const { venue, error } = useVenue(mall);
  const [isShown, setIsShown] = useState(true);
  const [selected, onSelect] = useState<Location>();
  return (
    <StrictMode>
      {venue && isShown && <VenueMap venue={venue} selected={selected} onSelect={onSelect} />}
      <div className="panel" style={{ position: 'absolute', bottom: 12, left: 12 }}>
        <button onClick={() => setIsShown(!isShown)}>{isShown ? 'Remove map' : 'Show map'}</button>
        <output>{error?.message ?? selected?.name ?? (venue ? 'No selection' : 'Loading')}</output>
      </div>
    </StrictMode>
  );
}
// #endregion

createRoot(document.getElementById('root')!).render(<App />);
