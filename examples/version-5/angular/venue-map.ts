import { Component, NgZone, afterRenderEffect, effect, inject } from '@angular/core';
import { input, model, signal, viewChild, type ElementRef } from '@angular/core';
import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v5';
import type { GetVenueOptions, Location, MapView } from '@mezzanine/mezzanine-js/v5';

@Component({
  selector: 'app-venue-map',
  template: `
    <div #map class="map"></div>
    @if (error(); as message) {
      <p role="alert">{{ message }}</p>
    } @else if (!mapView()) {
      <p role="status">Loading the map</p>
    }
  `,
  styles: `
    :host,
    .map {
      display: block;
      height: 100%;
    }
    :host {
      position: relative;
    }
    p {
      position: absolute;
      inset: 0 0 auto;
    }
  `,
})
export class VenueMap {
  // #region inputs
  readonly options = input.required<GetVenueOptions>();
  readonly selected = model<Location>();
  // #endregion

  protected readonly mapView = signal<MapView | undefined>(undefined);
  protected readonly error = signal('');
  private readonly element = viewChild.required<ElementRef<HTMLElement>>('map');
  private readonly zone = inject(NgZone);

  constructor() {
    // #region open
    afterRenderEffect((onCleanup) => {
      const element = this.element().nativeElement;
      const options = this.options();
      let isCurrent = true;
      const opening = this.zone.runOutsideAngular(async () => {
        const venue = await getVenue(options);
        if (!isCurrent) return undefined;
        return showVenue(element, venue, { labelAllLocationsOnInit: true });
      });
      opening.then(
        (mapView) => isCurrent && this.mapView.set(mapView),
        (error: Error) => isCurrent && this.error.set(error.message),
      );
      onCleanup(() => {
        isCurrent = false;
        this.mapView.set(undefined);
        this.error.set('');
        opening.then((mapView) => mapView?.destroy()).catch(() => {});
      });
    });
    // #endregion

    // #region listen
    effect(() => {
      const mapView = this.mapView();
      mapView?.addInteractivePolygonsForAllLocations({ hoverColor: '#f2b134' });
      mapView?.on(E_SDK_EVENT.CLICK, ({ polygons: [polygon] }) => {
        this.zone.run(() => this.selected.set(polygon?.locations[0]));
      });
    });
    // #endregion

    // #region update
    effect((onCleanup) => {
      const mapView = this.mapView();
      const selectedId = this.selected()?.id;
      const location = mapView?.venue.locations.find(({ id }) => id === selectedId);
      const polygon = location?.polygons[0];
      if (!mapView || !polygon) return;
      mapView.setPolygonColor(polygon, '#e4572e');
      onCleanup(() => mapView.clearPolygonColor(polygon));
    });
    // #endregion
  }
}
