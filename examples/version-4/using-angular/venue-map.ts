import { ChangeDetectorRef, Component, ElementRef, EventEmitter, NgZone } from '@angular/core';
import { Input, Output, ViewChild, inject } from '@angular/core';
import type { AfterViewInit, OnChanges, OnDestroy } from '@angular/core';
import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v4';
import type { GetVenueOptions, Location, MapView } from '@mezzanine/mezzanine-js/v4';

@Component({
  selector: 'app-venue-map',
  template: `
    <div #map class="map"></div>
    <p role="status">{{ message }}</p>
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
export class VenueMap implements AfterViewInit, OnChanges, OnDestroy {
  // #region inputs
  @Input({ required: true }) options!: GetVenueOptions;
  @Input() selected?: Location;
  @Output() readonly selectedChange = new EventEmitter<Location | undefined>();
  // #endregion

  @ViewChild('map', { static: true }) element!: ElementRef<HTMLElement>;
  protected message = 'Loading the map';
  private readonly zone = inject(NgZone);
  private readonly changes = inject(ChangeDetectorRef);
  private mapView?: MapView;
  private isDestroyed = false;

  // #region open
  ngAfterViewInit(): void {
    this.zone.runOutsideAngular(() => this.open()).catch((error: Error) => this.say(error.message));
  }

  ngOnDestroy(): void {
    this.isDestroyed = true;
    this.mapView?.destroy();
  }

  private async open(): Promise<void> {
    const venue = await getVenue(this.options);
    if (this.isDestroyed) return;
    const mapView = await showVenue(this.element.nativeElement, venue, {
      labelAllLocationsOnInit: true,
    });
    if (this.isDestroyed) return mapView.destroy();
    this.mapView = mapView;
    this.listen(mapView);
    this.paint();
    this.say('');
  }
  // #endregion

  // #region update
  ngOnChanges(): void {
    this.paint();
  }

  private paint(): void {
    const { mapView, selected } = this;
    const location = mapView?.venue.locations.find(({ id }) => id === selected?.id);
    mapView?.clearAllPolygonColors();
    for (const polygon of location?.polygons ?? []) mapView?.setPolygonColor(polygon, '#e4572e');
  }
  // #endregion

  // #region listen
  private listen(mapView: MapView): void {
    const select = (location?: Location) => this.zone.run(() => this.selectedChange.emit(location));
    mapView.addInteractivePolygonsForAllLocations({ hoverColor: '#f2b134' });
    mapView.on(E_SDK_EVENT.POLYGON_CLICKED, ({ locations: [location] }) => select(location));
    mapView.on(E_SDK_EVENT.NOTHING_CLICKED, () => select());
  }

  private say(message: string): void {
    this.message = message;
    this.changes.markForCheck();
  }
  // #endregion
}
