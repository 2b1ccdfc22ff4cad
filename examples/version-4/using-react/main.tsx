import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v4';
import type { GetVenueOptions, MapView, Polygon } from '@mezzanine/mezzanine-js/v4';

const mall = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};

// #region hook
function useMapView(options: GetVenueOptions) {
  const elementRef = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<{ mapView?: MapView; error?: Error }>({});
  useEffect(() => {
    let isCurrent = true;
    const opening = getVenue(options).then((venue) => {
      const element = isCurrent && elementRef.current;
      return element ? showVenue(element, venue, { labelAllLocationsOnInit: true }) : undefined;
    });
    opening.then(
      (mapView) => isCurrent && mapView && setResult({ mapView }),
      (error: Error) => isCurrent && setResult({ error }),
    );
    return () => {
      isCurrent = false;
      setResult({});
      opening.then((mapView) => mapView?.destroy()).catch(() => {});
    };
  }, [options]);
  return { elementRef, ...result };
}
// #endregion

// #region level
function LevelSelect({ mapView }: { mapView: MapView }) {
  const [map, setMap] = useState(mapView.currentMap);
  useEffect(() => {
    mapView.on(E_SDK_EVENT.MAP_CHANGED, setMap);
    return () => mapView.off(E_SDK_EVENT.MAP_CHANGED, setMap);
  }, [mapView]);
  return (
    <select aria-label="Level" value={map.id} onChange={(e) => void mapView.setMap(e.target.value)}>
      {mapView.venue.maps.map(({ id, shortName }) => (
        <option key={id} value={id} label={shortName} />
      ))}
    </select>
  );
}
// #endregion

// #region app
function VenueMap() {
  const { elementRef, mapView, error } = useMapView(mall);
  const [selected, setSelected] = useState<Polygon>();
  // #region listen
  useEffect(() => {
    mapView?.addInteractivePolygonsForAllLocations({ hoverColor: '#f2b134' });
    mapView?.on(E_SDK_EVENT.POLYGON_CLICKED, setSelected);
    return () => mapView?.off(E_SDK_EVENT.POLYGON_CLICKED, setSelected);
  }, [mapView]);
  // #endregion
  // #region update
  useEffect(() => {
    const polygon = mapView?.venue.polygons.find(({ id }) => id === selected?.id);
    if (!mapView || !polygon) return;
    mapView.setPolygonColor(polygon, '#e4572e');
    return () => mapView.clearPolygonColor(polygon);
  }, [mapView, selected]);
  // #endregion
  return (
    <>
      <div ref={elementRef} style={{ height: '100%' }} />
      <div className="panel" style={{ position: 'absolute', bottom: 12, left: 12 }}>
        {mapView && <LevelSelect mapView={mapView} />}
        <output>{error?.message ?? selected?.locations[0]?.name ?? 'Select a place'}</output>
      </div>
    </>
  );
}
// #endregion

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <VenueMap />
  </StrictMode>,
);
