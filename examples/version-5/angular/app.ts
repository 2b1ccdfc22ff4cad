import { Component, signal } from '@angular/core';
import type { Location } from '@mezzanine/mezzanine-js/v5';
import { VenueMap } from './venue-map';

@Component({
  selector: 'app-root',
  imports: [VenueMap],
  template: `
    <p>
      <button (click)="isShown.set(!isShown())">{{ isShown() ? 'Remove map' : 'Show map' }}</button>
      <output>{{ selected()?.name ?? 'Select a place' }}</output>
    </p>
    @if (isShown()) {
      <app-venue-map [options]="mall" [(selected)]="selected" />
    }
  `,
  styles: `
    :host {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      height: 100vh;
    }
  `,
})
export class App {
  protected readonly isShown = signal(true);
  protected readonly selected = signal<Location | undefined>(undefined);
  protected readonly mall = {
    clientId: 'mez_demo_2f6c1b7e9a',
    clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
    venue: 'mall',
    baseUrl: 'http://localhost:8080',
  };
}
