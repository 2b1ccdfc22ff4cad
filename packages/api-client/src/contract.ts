// Written from the contract by generate.ts; do not edit.
// Longer than files here may be: one table of types, as long as the contract.
export interface paths {
  '/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get this contract
     * @description The OpenAPI 3.1 document that the server checks requests and responses by.
     */
    get: operations['getContract'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/{schema}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a JSON Schema
     * @description The schemas (2020-12) of what sync reads and of what webhooks are sent. Their addresses stay: venue, category, location, event, check-in-counter, baggage-claim, security-wait, flight, parking, webhook-event; each with `.json`.
     */
    get: operations['getSchema'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a token for a key and its secret
     * @description The token opens what the key opens, for 15 minutes.
     */
    post: operations['issueToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the demo venues
     * @description The venues that the demo key opens. Anybody may ask.
     */
    get: operations['listVenues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one venue
     * @description What the list says of it, and its place, floors and languages.
     */
    get: operations['getVenue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/baggage-claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List baggage claims
     * @description Where the bags of a flight come out. As the last sync brought it.
     */
    get: operations['listBaggageClaims'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/bundle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a venue’s bundle
     * @description The venue in the venue format, as a ZIP archive. Answers conditional requests and requests for a range.
     */
    get: operations['getBundle'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List categories
     * @description Groups of locations; groups nest by `parent`. In the order of their external ids; `nextCursor` leads to the next page.
     */
    get: operations['listCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/categories/{externalId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one category
     * @description The category with this external id.
     */
    get: operations['getCategory'];
    /**
     * Create or replace a category
     * @description Writes the category whole: fields that are left out are gone. What the bundle says of it no longer holds.
     */
    put: operations['putCategory'];
    post?: never;
    /**
     * Delete a category
     * @description Takes the category away, also one of the bundle; a newer bundle does not bring it back.
     */
    delete: operations['deleteCategory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/check-in-counters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List check in counters
     * @description An airline at its counters. The endpoint lists those that are open now; what it no longer lists is taken away. As the last sync brought it.
     */
    get: operations['listCheckInCounters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/directions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get directions
     * @description The best way between two places, with a line to draw and instructions in words. That there is no way is an answer, which says what is in it.
     */
    get: operations['getDirections'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List events
     * @description What happens at a venue for some time: concerts, sales, talks. In the order of their external ids; `nextCursor` leads to the next page.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/events/{externalId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one event
     * @description The event with this external id.
     */
    get: operations['getEvent'];
    /**
     * Create or replace an event
     * @description Writes the event whole: fields that are left out are gone. What the bundle says of it no longer holds.
     */
    put: operations['putEvent'];
    post?: never;
    /**
     * Delete an event
     * @description Takes the event away, also one of the bundle; a newer bundle does not bring it back.
     */
    delete: operations['deleteEvent'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/flights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List flights
     * @description An arrival or a departure, so that people find their gate by flight number. As the last sync brought it.
     */
    get: operations['listFlights'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/floors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get floors as GeoJSON
     * @description The floors of a venue with their outlines, as a FeatureCollection in WGS 84.
     */
    get: operations['listFloors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/images': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List images
     * @description The pictures, logos and icons in the bundle, which records name as `assets/…`.
     */
    get: operations['listImages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/images/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one image
     * @description The bytes of the image. Answers conditional requests.
     */
    get: operations['getImage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List locations
     * @description Shops, gates, rooms and services: what people look for, and the spaces it is in. In the order of their external ids; `nextCursor` leads to the next page.
     */
    get: operations['listLocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/locations/{externalId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one location
     * @description The location with this external id.
     */
    get: operations['getLocation'];
    /**
     * Create or replace a location
     * @description Writes the location whole: fields that are left out are gone. What the bundle says of it no longer holds.
     */
    put: operations['putLocation'];
    post?: never;
    /**
     * Delete a location
     * @description Takes the location away, also one of the bundle; a newer bundle does not bring it back.
     */
    delete: operations['deleteLocation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/parking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List parking
     * @description A car park and how full it is. As the last sync brought it.
     */
    get: operations['listParking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/security-waits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List security waits
     * @description How long a checkpoint takes now. Apps add it to the time of a way through it. As the last sync brought it.
     */
    get: operations['listSecurityWaits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/spaces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get spaces as GeoJSON
     * @description The spaces of a venue with their outlines, as a FeatureCollection in WGS 84.
     */
    get: operations['listSpaces'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/sync-sources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sync sources
     * @description The systems that a venue’s data is pulled from.
     */
    get: operations['listSyncSources'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/sync-sources/{sourceId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one sync source
     * @description The source, without the values of the headers that are sent to it.
     */
    get: operations['getSyncSource'];
    /**
     * Create or replace a sync source
     * @description Says where the data of a venue is, and how often it is pulled. Nothing is pulled until a run starts.
     */
    put: operations['putSyncSource'];
    post?: never;
    /**
     * Delete a sync source
     * @description Nothing more is pulled from it, and its runs are gone. What it brought stays.
     */
    delete: operations['deleteSyncSource'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/sync-sources/{sourceId}/runs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sync runs
     * @description The runs of a source, the newest first. Kept for 30 days.
     */
    get: operations['listSyncRuns'];
    put?: never;
    /**
     * Start a sync run
     * @description Pulls every endpoint of the source now. With `dryRun`, it stores nothing and its report says what it would do. One run of a source at a time.
     */
    post: operations['startSyncRun'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/sync-sources/{sourceId}/runs/{runId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the status of a sync run
     * @description How far it is, endpoint by endpoint, and how many records ended how.
     */
    get: operations['getSyncRun'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/sync-sources/{sourceId}/runs/{runId}/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the report of a sync run
     * @description What became of each record, in the order they were read: what changed, and by JSON Pointer into the endpoint’s answer what is wrong.
     */
    get: operations['getSyncReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List views
     * @description Ways to show a venue that a workspace keeps by name: floor, camera, language, theme. In the order of their external ids; `nextCursor` leads to the next page.
     */
    get: operations['listViews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/views/{externalId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one view
     * @description The view with this external id.
     */
    get: operations['getView'];
    /**
     * Create or replace a view
     * @description Writes the view whole: fields that are left out are gone. What the bundle says of it no longer holds.
     */
    put: operations['putView'];
    post?: never;
    /**
     * Delete a view
     * @description Takes the view away, also one of the bundle; a newer bundle does not bring it back.
     */
    delete: operations['deleteView'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/visibility': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get who may read a venue
     * @description Whether the venue is public or private.
     */
    get: operations['getVisibility'];
    /**
     * Make a venue private or public
     * @description A private venue is read by keys that may write, and by links to it. It is in no public list, and pages of other origins read it only with a link that names them.
     */
    put: operations['putVisibility'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/viewer-access': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List links to private maps
     * @description The links that work or did until a week ago, without what opens the map.
     */
    get: operations['listViewerAccess'];
    put?: never;
    /**
     * Make a link to a private map
     * @description Answers with the address of the viewer that opens the map, for some time and in frames of the named pages only. Make it on your server, after you know who asks.
     */
    post: operations['createViewerAccess'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/viewer-access/{accessId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a link back
     * @description It opens nothing from now on.
     */
    delete: operations['deleteViewerAccess'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description The webhooks of the workspace, without their secrets.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Answers with the secret that its messages are signed with. It is told only here.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhookId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one webhook
     * @description The webhook, without its secret.
     */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * @description Nothing more is sent to it.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhookId}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what was sent to a webhook
     * @description The newest first. `?status=dead` lists the dead letters: those that failed at every attempt. Kept for 30 days.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhookId}/deliveries/{deliveryId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one delivery
     * @description The delivery with its payload and every attempt.
     */
    get: operations['getWebhookDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhookId}/deliveries/{deliveryId}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a delivery again
     * @description Sends the same event once more, with the same id and all its attempts anew. For dead letters, and for what a receiver lost.
     */
    post: operations['resendWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhookId}/enable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enable a webhook
     * @description Sends events to a disabled webhook again. Events that happened while it was disabled are not sent; its earlier dead letters can be sent again one by one.
     */
    post: operations['enableWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhookId}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test to a webhook
     * @description Sends an event of type `webhook.test`. It is signed and retried like every event.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Where the bags of a flight come out. */
    BaggageClaim: {
      /** @description Name of the airline. */
      airline?: string;
      /** @description What is written on the carousel. */
      carousel?: string;
      /** @description Id in your own records. It stays the same for as long as the object is the same: up to 100 letters, digits and the marks . _ : ~ - */
      externalId: string;
      /**
       * Format: date-time
       * @description When the first bag came, or is expected.
       */
      firstBagAt?: string;
      /** @description The flights whose bags it brings. */
      flightNumbers: string[];
      /**
       * Format: date-time
       * @description When the last bag came, or is expected.
       */
      lastBagAt?: string;
      /** @description External id of the carousel among the locations. */
      location?: string;
      /**
       * @description How far it is.
       * @enum {string}
       */
      status: 'expected' | 'first-bag' | 'last-bag' | 'closed';
      /**
       * Format: date-time
       * @description When the sync last changed it.
       */
      syncedAt: string;
      /**
       * Format: date-time
       * @description When this was measured or said.
       */
      updatedAt?: string;
    } & {
      [key: string]: unknown;
    };
    Category: {
      color?: string;
      /** @description Id in the workspace’s own records. */
      externalId: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Name for people. */
      name: string;
      /** @description External id of the category around it. */
      parent?: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      picture?: string;
      /** @description Place in lists: smaller ones first. */
      sortOrder?: number;
      /**
       * @description Whether it stands as the bundle has it, or was written by the workspace.
       * @enum {string}
       */
      source: 'bundle' | 'workspace';
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
    };
    CategoryInput: {
      color?: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Name for people. */
      name: string;
      /** @description External id of the category around it. */
      parent?: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      picture?: string;
      /** @description Place in lists: smaller ones first. */
      sortOrder?: number;
    };
    /** @description An airline at its counters. The endpoint lists those that are open now; what it no longer lists is taken away. */
    CheckInCounter: {
      airportData?: {
        /** @description IATA or ICAO code of the airline. */
        airlineCode?: string;
      } & {
        [key: string]: unknown;
      };
      /** @description Id in your own records. It stays the same for as long as the object is the same: up to 100 letters, digits and the marks . _ : ~ - */
      externalId: string;
      /** @description The logo, as a file of the bundle: `assets/…`. */
      logo?: string;
      /** @description Name of the airline. */
      name: string;
      /** @description External ids, or ids, of the counters on the map. */
      polygons: string[];
      /**
       * Format: date-time
       * @description When the sync last changed it.
       */
      syncedAt: string;
      /**
       * @description Always `check-in`.
       * @enum {string}
       */
      type: 'check-in';
    } & {
      [key: string]: unknown;
    };
    CreatedViewerAccess: {
      /** @description Signed. The viewer takes it from its address; it also reads the venue as a bearer token. */
      access: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      expiresAt: string;
      id: string;
      /** @description Origins of the pages that may show the map in a frame, such as `https://www.example.com`: exact, without a path. `http` is allowed for this machine. */
      origins: string[];
      /** @description Who the link is for, in your own words; it stands in the list and not in the link. */
      subject?: string;
      /**
       * Format: uri
       * @description Address of the map, for a frame or a link.
       */
      url: string;
      /** @description Id of a private venue. */
      venueId: string;
    };
    CreatedWebhook: {
      /** Format: date-time */
      createdAt: string;
      /** @description What it is for. */
      description?: string;
      /**
       * Format: date-time
       * @description When it was disabled; only while disabled.
       */
      disabledAt?: string;
      /** @description Which events. */
      events: (
        | 'venue.published'
        | 'location.updated'
        | 'sync.completed'
        | 'sync.failed'
        | 'webhook.disabled'
      )[];
      id: string;
      secret: string;
      /**
       * @description `disabled`: nothing is sent, because every attempt failed for 3 days. Enable it again when the receiver works.
       * @enum {string}
       */
      status: 'enabled' | 'disabled';
      /** @description Where events are to be sent: an https address that is not of a private network. Redirects are not followed. */
      url: string;
    };
    Directions: {
      /** @description Meters. */
      distanceMeters: number;
      /** @description Seconds. */
      durationSeconds: number;
      instructions: {
        coordinate: {
          floorId?: string;
          latitude: number;
          longitude: number;
        };
        /** @description Meters. */
        distanceMeters: number;
        /** @description Seconds. */
        durationSeconds: number;
        /** @description The leg it belongs to. */
        leg: number;
        /** @description What to do, in words. */
        text: string;
      }[];
      legs: {
        connection?: {
          id: string;
          type: string;
        };
        /** @description Meters. */
        distanceMeters: number;
        /** @description Seconds. */
        durationSeconds: number;
        /** @description Where it begins. */
        floorId: string;
        /** @description Where a connection is left. */
        toFloorId?: string;
        /** @enum {string} */
        type: 'walk' | 'connection';
      }[];
      /** @description The whole line, floor after floor. */
      path: {
        floorId?: string;
        latitude: number;
        longitude: number;
      }[];
      /** @enum {string} */
      profile: 'walking' | 'step-free';
      /** @constant */
      type: 'directions';
    };
    Event: {
      /** @description A sentence or two. */
      description?: string;
      /**
       * Format: date-time
       * @description When it ends; not known when left out.
       */
      endDate?: string;
      /** @description Id in the workspace’s own records. */
      externalId: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      image?: string;
      /** @description External id of the location it is at. */
      location?: string;
      /** @description Name for people. */
      name: string;
      /**
       * Format: date-time
       * @description From when it is shown; from now on when left out.
       */
      showDate?: string;
      /**
       * @description Whether it stands as the bundle has it, or was written by the workspace.
       * @enum {string}
       */
      source: 'bundle' | 'workspace';
      /**
       * Format: date-time
       * @description When it begins.
       */
      startDate: string;
      /** @description `event`, `deal` or another. */
      type?: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
    };
    EventInput: {
      /** @description A sentence or two. */
      description?: string;
      /**
       * Format: date-time
       * @description When it ends; not known when left out.
       */
      endDate?: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      image?: string;
      /** @description External id of the location it is at. */
      location?: string;
      /** @description Name for people. */
      name: string;
      /**
       * Format: date-time
       * @description From when it is shown; from now on when left out.
       */
      showDate?: string;
      /**
       * Format: date-time
       * @description When it begins.
       */
      startDate: string;
      /** @description `event`, `deal` or another. */
      type?: string;
    };
    FeatureCollection: {
      features: {
        geometry: {
          coordinates: unknown[];
          /** @enum {string} */
          type: 'Point' | 'LineString' | 'Polygon' | 'MultiPolygon';
        };
        properties: {
          id: string;
        };
        /** @constant */
        type: 'Feature';
      }[];
      /** @description Missing on the last page. */
      nextCursor?: string;
      /** @constant */
      type: 'FeatureCollection';
    };
    /** @description An arrival or a departure, so that people find their gate by flight number. */
    Flight: {
      /** @description Name of the airline. */
      airline?: string;
      /** @description IATA or ICAO code of the airline. */
      airlineCode?: string;
      /** @description External id of its baggage claim. */
      baggageClaim?: string;
      /** @description Numbers of other airlines for the same flight. */
      codeshares?: string[];
      /**
       * @description Whether it comes or goes.
       * @enum {string}
       */
      direction: 'arrival' | 'departure';
      /**
       * Format: date-time
       * @description When it will.
       */
      estimatedAt?: string;
      /** @description Id in your own records. It stays the same for as long as the object is the same: up to 100 letters, digits and the marks . _ : ~ - */
      externalId: string;
      /** @description Flight number as on the ticket, such as `ML 204`. */
      flightNumber: string;
      /** @description External id of the gate among the locations. */
      gate?: string;
      /** @description Where it comes from or goes to. */
      place: {
        /** @description Town. */
        city: string;
        /** @description IATA or ICAO code. */
        code: string;
      } & {
        [key: string]: unknown;
      };
      /**
       * Format: date-time
       * @description When it was to arrive or leave.
       */
      scheduledAt: string;
      /**
       * @description How far it is.
       * @enum {string}
       */
      status:
        | 'scheduled'
        | 'delayed'
        | 'boarding'
        | 'final-call'
        | 'departed'
        | 'landed'
        | 'arrived'
        | 'diverted'
        | 'canceled';
      /**
       * Format: date-time
       * @description When the sync last changed it.
       */
      syncedAt: string;
      /** @description What is written on the terminal. */
      terminal?: string;
      /**
       * Format: date-time
       * @description When this was measured or said.
       */
      updatedAt?: string;
    } & {
      [key: string]: unknown;
    };
    Image: {
      bytes: number;
      name: string;
      /** @description As records name it. */
      path: string;
      /** @description Media type. */
      type: string;
    };
    KeyPair: {
      key: string;
      secret: string;
    };
    Location: {
      /** @description Which amenity: `restroom`, `atm` and so on. */
      amenity?: string;
      /** @description External ids of its categories, the most important first. */
      categories?: string[];
      /** @description A sentence or two. */
      description?: string;
      /** @description Id in the workspace’s own records. */
      externalId: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      headerImage?: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Not listed and not found. */
      isHidden?: boolean;
      links?: {
        /** @description What it is called. */
        label: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description An address, or a file of the bundle: `assets/…`. */
      logo?: string;
      /** @description Name for people. */
      name: string;
      openingHoursSpecification?: components['schemas']['OpeningHours'][];
      /** @description Telephone number. */
      phone?: string;
      pictures?: {
        altText: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      searchTags?: string[];
      /** @description Name for tight places. */
      shortName?: string;
      showLogo?: boolean;
      siblingGroups?: {
        /** @description What they have to do with it, such as `parent`. */
        label: string;
        /** @description External ids of locations. */
        siblings: string[];
      }[];
      social?: {
        /** @description Name of the network. */
        name: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description Place in lists: smaller ones first. */
      sortOrder?: number;
      /**
       * @description Whether it stands as the bundle has it, or was written by the workspace.
       * @enum {string}
       */
      source: 'bundle' | 'workspace';
      /** @description Ids or external ids of the spaces it occupies. */
      spaces?: string[];
      states?: {
        /** Format: date-time */
        end?: string;
        /** Format: date-time */
        start?: string;
        /** @description `new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up` or another. */
        type: string;
      }[];
      /** @description `tenant`, `amenity`, `gate` and so on. */
      type?: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      website?: {
        /** @description What it is called. */
        label: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      };
    };
    LocationInput: {
      /** @description Which amenity: `restroom`, `atm` and so on. */
      amenity?: string;
      /** @description External ids of its categories, the most important first. */
      categories?: string[];
      /** @description A sentence or two. */
      description?: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      headerImage?: string;
      /** @description An address, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Not listed and not found. */
      isHidden?: boolean;
      links?: {
        /** @description What it is called. */
        label: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description An address, or a file of the bundle: `assets/…`. */
      logo?: string;
      /** @description Name for people. */
      name: string;
      openingHoursSpecification?: components['schemas']['OpeningHours'][];
      /** @description Telephone number. */
      phone?: string;
      pictures?: {
        altText: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      searchTags?: string[];
      /** @description Name for tight places. */
      shortName?: string;
      showLogo?: boolean;
      siblingGroups?: {
        /** @description What they have to do with it, such as `parent`. */
        label: string;
        /** @description External ids of locations. */
        siblings: string[];
      }[];
      social?: {
        /** @description Name of the network. */
        name: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description Place in lists: smaller ones first. */
      sortOrder?: number;
      /** @description Ids or external ids of the spaces it occupies. */
      spaces?: string[];
      states?: {
        /** Format: date-time */
        end?: string;
        /** Format: date-time */
        start?: string;
        /** @description `new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up` or another. */
        type: string;
      }[];
      /** @description `tenant`, `amenity`, `gate` and so on. */
      type?: string;
      website?: {
        /** @description What it is called. */
        label: string;
        /** @description An address, or a file of the bundle: `assets/…`. */
        url: string;
      };
    };
    NoDirections: {
      blockers: {
        /** @description What is in the way and what would open it. */
        text: string;
        /** @description `steps`, `gap`, `one-way` and so on. */
        type: string;
      }[];
      /** @enum {string} */
      profile: 'walking' | 'step-free';
      /** @constant */
      type: 'no-directions';
    };
    /** @description When a place is open, in the time zone of the venue. */
    OpeningHours: {
      /** @description Earlier than `opens` means the next day. */
      closes: string;
      dayOfWeek: (
        'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
      )[];
      opens: string;
      /** Format: date */
      validFrom?: string;
      /** Format: date */
      validThrough?: string;
    };
    /** @description A car park and how full it is. */
    Parking: {
      /** @description Id in your own records. It stays the same for as long as the object is the same: up to 100 letters, digits and the marks . _ : ~ - */
      externalId: string;
      /** @description External id of the car park among the locations. */
      location?: string;
      /** @description Name of the car park. */
      name: string;
      /** @description Percent. */
      percentFull?: number;
      /** @description What it costs, in words. */
      rate?: string;
      /** @description Spaces that are free. */
      spacesFree?: number;
      /** @description Spaces in all. */
      spacesTotal?: number;
      /**
       * @description Whether one can drive in.
       * @enum {string}
       */
      status: 'open' | 'full' | 'closed';
      /**
       * Format: date-time
       * @description When the sync last changed it.
       */
      syncedAt: string;
      /**
       * Format: date-time
       * @description When this was measured or said.
       */
      updatedAt: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Why a request was refused (RFC 9457). */
    Problem: {
      /** @description What was given, what was expected, what to do. */
      detail: string;
      /** @description Where the body is not as expected. */
      errors?: {
        /** @description What is wrong there. */
        detail: string;
        /** @description JSON Pointer into the body. */
        pointer: string;
      }[];
      /** @description The path that was asked. */
      instance?: string;
      /** @description The id of this request in the server’s log. */
      requestId?: string;
      /** @description The HTTP status. */
      status: number;
      /** @description The status in words. */
      title: string;
      /** @description Always `about:blank`: the status says the kind. */
      type: string;
    };
    /** @description How long a checkpoint takes now. Apps add it to the time of a way through it. */
    SecurityWait: {
      /** @description Id in your own records. It stays the same for as long as the object is the same: up to 100 letters, digits and the marks . _ : ~ - */
      externalId: string;
      /** @description `standard`, `priority`, `family` and so on. */
      lane?: string;
      /** @description External id of the checkpoint among the locations. */
      location?: string;
      /** @description Name of the checkpoint. */
      name: string;
      /**
       * @description Whether one can go in.
       * @enum {string}
       */
      status: 'open' | 'closed';
      /**
       * Format: date-time
       * @description When the sync last changed it.
       */
      syncedAt: string;
      /**
       * Format: date-time
       * @description When this was measured or said.
       */
      updatedAt: string;
      /** @description Minutes that most people wait. */
      waitMinutes: number;
      /** @description Minutes at most. */
      waitMinutesMax?: number;
      /** @description Minutes at least. */
      waitMinutesMin?: number;
    } & {
      [key: string]: unknown;
    };
    SyncRecord: {
      /** @description What it changed, or would change. */
      changes?: {
        after?: unknown;
        before?: unknown;
        /** @description JSON Pointer into the stored record. */
        pointer: string;
      }[];
      /** @description Why it was refused. */
      errors?: {
        /** @description What is wrong there. */
        detail: string;
        /** @description JSON Pointer into the list that the endpoint gave. */
        pointer: string;
      }[];
      /** @description Missing where the record has none. */
      externalId?: string;
      /** @description What was left out though the record was taken, such as an image that could not be fetched. */
      notes?: string[];
      /** @enum {string} */
      object:
        | 'venue'
        | 'categories'
        | 'locations'
        | 'events'
        | 'check-in-counters'
        | 'baggage-claims'
        | 'security-waits'
        | 'flights'
        | 'parking';
      /** @enum {string} */
      outcome: 'created' | 'updated' | 'deleted' | 'unchanged' | 'refused';
    };
    SyncRun: {
      counts: {
        /** @description Records that were not there before. */
        created: number;
        /** @description Records that were taken away. */
        deleted: number;
        /** @description Records that are not as their schema says; what is stored stays. */
        refused: number;
        /** @description Records that were as they are. */
        unchanged: number;
        /** @description Records that changed. */
        updated: number;
      };
      /** Format: date-time */
      createdAt: string;
      dryRun: boolean;
      /** Format: date-time */
      finishedAt?: string;
      id: string;
      /** @description The endpoints, in the order they are read. */
      progress: {
        /** @description Records that are dealt with. */
        done: number;
        /** @description Why it could not be read. */
        error?: string;
        /** @enum {string} */
        object:
          | 'venue'
          | 'categories'
          | 'locations'
          | 'events'
          | 'check-in-counters'
          | 'baggage-claims'
          | 'security-waits'
          | 'flights'
          | 'parking';
        /** @description Records the endpoint has, once known. */
        records?: number;
        /** @enum {string} */
        status: 'waiting' | 'reading' | 'done' | 'failed';
      }[];
      /** @description Why it failed. */
      reason?: string;
      /** @description Id in the workspace’s own records. */
      sourceId: string;
      /** Format: date-time */
      startedAt?: string;
      /** @enum {string} */
      status: 'queued' | 'running' | 'completed' | 'failed';
      venueId: string;
    };
    SyncRunInput: {
      /** @description Only report what would change. Default: false. */
      dryRun?: boolean;
    };
    SyncSource: {
      /** Format: date-time */
      createdAt: string;
      /** @description An https address for each kind of object that the source has. */
      endpoints: {
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        'baggage-claims'?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        categories?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        'check-in-counters'?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        events?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        flights?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        locations?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        parking?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        'security-waits'?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        venue?: string;
      };
      /** @description How often a run starts by itself. Left out: never. */
      everyMinutes?: number;
      /** @description Names of the headers sent with every request. */
      headerNames: string[];
      /** @description Id in the workspace’s own records. */
      id: string;
      /** @description What it is called. */
      name?: string;
      /**
       * Format: date-time
       * @description When a run starts by itself.
       */
      nextRunAt?: string;
      /**
       * @description What becomes of records that this source brought and no longer lists. Default: `keep`. Airport data is always taken away.
       * @enum {string}
       */
      whenMissing: 'keep' | 'delete';
    };
    SyncSourceInput: {
      /** @description An https address for each kind of object that the source has. */
      endpoints: {
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        'baggage-claims'?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        categories?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        'check-in-counters'?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        events?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        flights?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        locations?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        parking?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        'security-waits'?: string;
        /** @description Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`. */
        venue?: string;
      };
      /** @description How often a run starts by itself. Left out: never. */
      everyMinutes?: number;
      /** @description Headers sent with every request, such as `Authorization`. They are kept, and not told again. */
      headers?: {
        name: string;
        value: string;
      }[];
      /** @description What it is called. */
      name?: string;
      /**
       * @description What becomes of records that this source brought and no longer lists. Default: `keep`. Airport data is always taken away.
       * @enum {string}
       */
      whenMissing?: 'keep' | 'delete';
    };
    Token: {
      accessToken: string;
      /** @description Seconds. */
      expiresIn: number;
      /** @constant */
      tokenType: 'Bearer';
    };
    Venue: {
      /** @description Size of each bundle. */
      bundles: {
        bytes: number;
        /** @description Version of the venue format. */
        formatVersion: string;
      }[];
      /** @description Size of the bundle in the newest version. */
      bytes: number;
      center: {
        latitude: number;
        longitude: number;
      };
      city?: string;
      description: string;
      /** @description From the lowest to the highest. */
      floors: {
        /** @description Which of the levels; 0 is the ground. */
        elevation: number;
        id: string;
        name: string;
        shortName?: string;
      }[];
      /** @description Versions of the format, the newest first. */
      formatVersions: string[];
      id: string;
      /** @description Languages the bundle has text in, its own first. */
      languages: {
        code: string;
        name: string;
      }[];
      name: string;
      /** @description IANA name. */
      timeZone?: string;
      /** @description When the venue was last published. */
      updatedAt: string;
    };
    VenueListing: {
      /** @description Size of each bundle. */
      bundles: {
        bytes: number;
        /** @description Version of the venue format. */
        formatVersion: string;
      }[];
      /** @description Size of the bundle in the newest version. */
      bytes: number;
      city?: string;
      description: string;
      /** @description Versions of the format, the newest first. */
      formatVersions: string[];
      id: string;
      name: string;
      /** @description When the venue was last published. */
      updatedAt: string;
    };
    VenueVisibility: {
      /**
       * @description Whether every key of the workspace reads it, or only those that may write.
       * @enum {string}
       */
      visibility: 'public' | 'private';
    };
    View: {
      /** @description Degrees. */
      bearing?: number;
      /** @description Longitude and latitude of the middle. */
      center?: [number, number];
      /** @description What it shows. */
      description?: string;
      /** @description Id in the workspace’s own records. */
      externalId: string;
      /** @description Id of the floor that is shown first. */
      floor?: string;
      language?: string;
      /** @description Name for people. */
      name: string;
      /** @description Degrees. */
      pitch?: number;
      /**
       * @description Whether it stands as the bundle has it, or was written by the workspace.
       * @enum {string}
       */
      source: 'bundle' | 'workspace';
      /** @enum {string} */
      theme?: 'light' | 'dark';
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      zoom?: number;
    };
    ViewerAccess: {
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      expiresAt: string;
      id: string;
      /** @description Origins of the pages that may show the map in a frame, such as `https://www.example.com`: exact, without a path. `http` is allowed for this machine. */
      origins: string[];
      /** @description Who the link is for, in your own words; it stands in the list and not in the link. */
      subject?: string;
      /** @description Id of a private venue. */
      venueId: string;
    };
    ViewerAccessInput: {
      /**
       * @description How long the link works.
       * @default 3600
       */
      expiresInSeconds: number;
      /** @description Origins of the pages that may show the map in a frame, such as `https://www.example.com`: exact, without a path. `http` is allowed for this machine. */
      origins: string[];
      /** @description Who the link is for, in your own words; it stands in the list and not in the link. */
      subject?: string;
      /** @description Id of a private venue. */
      venueId: string;
    };
    ViewInput: {
      /** @description Degrees. */
      bearing?: number;
      /** @description Longitude and latitude of the middle. */
      center?: [number, number];
      /** @description What it shows. */
      description?: string;
      /** @description Id of the floor that is shown first. */
      floor?: string;
      language?: string;
      /** @description Name for people. */
      name: string;
      /** @description Degrees. */
      pitch?: number;
      /** @enum {string} */
      theme?: 'light' | 'dark';
      zoom?: number;
    };
    Webhook: {
      /** Format: date-time */
      createdAt: string;
      /** @description What it is for. */
      description?: string;
      /**
       * Format: date-time
       * @description When it was disabled; only while disabled.
       */
      disabledAt?: string;
      /** @description Which events. */
      events: (
        | 'venue.published'
        | 'location.updated'
        | 'sync.completed'
        | 'sync.failed'
        | 'webhook.disabled'
      )[];
      id: string;
      /**
       * @description `disabled`: nothing is sent, because every attempt failed for 3 days. Enable it again when the receiver works.
       * @enum {string}
       */
      status: 'enabled' | 'disabled';
      /** @description Where events are to be sent: an https address that is not of a private network. Redirects are not followed. */
      url: string;
    };
    WebhookDelivery: {
      /** @description How often it was sent. */
      attempts: number;
      /** Format: date-time */
      createdAt: string;
      eventId: string;
      /** @enum {string} */
      eventType:
        | 'venue.published'
        | 'location.updated'
        | 'sync.completed'
        | 'sync.failed'
        | 'webhook.disabled'
        | 'webhook.test';
      id: string;
      /** @description Why there was no answer the last time. */
      lastError?: string;
      /** @description HTTP status of the last answer. */
      lastStatus?: number;
      /**
       * Format: date-time
       * @description When it is sent next; only while pending.
       */
      nextAttemptAt?: string;
      /**
       * @description `pending`: to be sent, or to be sent again. `delivered`: answered with 2xx. `dead`: given up.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
    };
    WebhookDeliveryDetails: {
      /** @description How often it was sent. */
      attempts: number;
      /** Format: date-time */
      createdAt: string;
      eventId: string;
      /** @enum {string} */
      eventType:
        | 'venue.published'
        | 'location.updated'
        | 'sync.completed'
        | 'sync.failed'
        | 'webhook.disabled'
        | 'webhook.test';
      id: string;
      /** @description Why there was no answer the last time. */
      lastError?: string;
      /** @description HTTP status of the last answer. */
      lastStatus?: number;
      /** @description The attempts, the oldest first; the last hundred. */
      log: {
        /** Format: date-time */
        at: string;
        /** @description Milliseconds. */
        durationMs: number;
        /** @description Why there was no answer. */
        error?: string;
        /** @description HTTP status of the answer. */
        status?: number;
      }[];
      /**
       * Format: date-time
       * @description When it is sent next; only while pending.
       */
      nextAttemptAt?: string;
      payload: components['schemas']['WebhookEvent'];
      /**
       * @description `pending`: to be sent, or to be sent again. `delivered`: answered with 2xx. `dead`: given up.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
    };
    /**
     * Webhook event
     * @description The body of what is posted to a webhook.
     */
    WebhookEvent:
      | {
          /**
           * Format: date-time
           * @description When it happened.
           */
          createdAt: string;
          data: {
            /**
             * Format: date-time
             * @description When it was taken over.
             */
            publishedAt: string;
            /** @description Id of the venue. */
            venueId: string;
          };
          /** @description Id of the event: the same however often it is sent. Apply each once. */
          id: string;
          /** @constant */
          type: 'venue.published';
        }
      | {
          /**
           * Format: date-time
           * @description When it happened.
           */
          createdAt: string;
          data: {
            /** @enum {string} */
            change: 'created' | 'updated' | 'deleted';
            /** @description Id in the workspace’s own records. */
            externalId: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Id of the venue. */
            venueId: string;
          };
          /** @description Id of the event: the same however often it is sent. Apply each once. */
          id: string;
          /** @constant */
          type: 'location.updated';
        }
      | {
          /**
           * Format: date-time
           * @description When it happened.
           */
          createdAt: string;
          data: {
            counts: {
              /** @description Records that were not there before. */
              created: number;
              /** @description Records that were taken away. */
              deleted: number;
              /** @description Records that are not as their schema says; what is stored stays. */
              refused: number;
              /** @description Records that were as they are. */
              unchanged: number;
              /** @description Records that changed. */
              updated: number;
            };
            /** @description Id of the run. */
            runId: string;
            /** @description Id of the sync source. */
            sourceId: string;
            /** @description Id of the venue. */
            venueId: string;
          };
          /** @description Id of the event: the same however often it is sent. Apply each once. */
          id: string;
          /** @constant */
          type: 'sync.completed';
        }
      | {
          /**
           * Format: date-time
           * @description When it happened.
           */
          createdAt: string;
          data: {
            counts: {
              /** @description Records that were not there before. */
              created: number;
              /** @description Records that were taken away. */
              deleted: number;
              /** @description Records that are not as their schema says; what is stored stays. */
              refused: number;
              /** @description Records that were as they are. */
              unchanged: number;
              /** @description Records that changed. */
              updated: number;
            };
            /** @description What went wrong. */
            reason: string;
            /** @description Id of the run. */
            runId: string;
            /** @description Id of the sync source. */
            sourceId: string;
            /** @description Id of the venue. */
            venueId: string;
          };
          /** @description Id of the event: the same however often it is sent. Apply each once. */
          id: string;
          /** @constant */
          type: 'sync.failed';
        }
      | {
          /**
           * Format: date-time
           * @description When it happened.
           */
          createdAt: string;
          data: {
            /** Format: date-time */
            disabledAt: string;
            /**
             * Format: date-time
             * @description When the first of these attempts failed.
             */
            failingSince: string;
            /** @description Id of the webhook that was disabled. */
            webhookId: string;
          };
          /** @description Id of the event: the same however often it is sent. Apply each once. */
          id: string;
          /** @constant */
          type: 'webhook.disabled';
        }
      | {
          /**
           * Format: date-time
           * @description When it happened.
           */
          createdAt: string;
          data: {
            /** @description Id of the webhook. */
            webhookId: string;
          };
          /** @description Id of the event: the same however often it is sent. Apply each once. */
          id: string;
          /** @constant */
          type: 'webhook.test';
        };
    WebhookInput: {
      /** @description What it is for. */
      description?: string;
      /** @description Which events. */
      events: (
        | 'venue.published'
        | 'location.updated'
        | 'sync.completed'
        | 'sync.failed'
        | 'webhook.disabled'
      )[];
      /** @description Where events are to be sent: an https address that is not of a private network. Redirects are not followed. */
      url: string;
    };
  };
  responses: {
    /** @description A parameter, or the JSON of the body, cannot be read. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description What is there stands against it. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The key or the link that the token stands for may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The server has no space left to store the data. */
    InsufficientStorage: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such thing in the workspace of the key. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description It has changed since; `If-Match` names another version. */
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body has more bytes than are read. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description More requests came from one address than are answered; `Retry-After` says when. */
    TooMany: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The token is missing, expired or not of this server. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The server cannot answer now, for example because its database is locked; `Retry-After` says when to try again. */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is JSON, but not what was expected; `errors` says where. */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is not `application/json`. */
    UnsupportedType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Names this version; send it as `If-None-Match` or `If-Match`. */
    ETag: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getContract: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            openapi?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getSchema: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Name of the schema with `.json`. */
        schema: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schema. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/schema+json': Record<string, never>;
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  issueToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['KeyPair'];
      };
    };
    responses: {
      /** @description A token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listVenues: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            venues: components['schemas']['VenueListing'][];
          };
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getVenue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The venue. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Venue'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listBaggageClaims: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            baggageClaims: components['schemas']['BaggageClaim'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getBundle: {
    parameters: {
      query?: {
        /** @description Language of its text, such as `fr`. Default: the venue’s own, with all others. */
        language?: string;
        /** @description Version of the format; `1` stands for the newest 1.x.y. Default: the newest. */
        version?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bundle. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/zip': unknown;
        };
      };
      /** @description The part of it that `Range` names. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': unknown;
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description `Range` names no part of it. */
      416: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listCategories: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description External id of the category around it. */
        parent?: string;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            categories: components['schemas']['Category'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Category'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  putCategory: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CategoryInput'];
      };
    };
    responses: {
      /** @description It was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Category'];
        };
      };
      /** @description It was created. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Category'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  deleteCategory: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  listCheckInCounters: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            checkInCounters: components['schemas']['CheckInCounter'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getDirections: {
    parameters: {
      query: {
        /** @description Where it starts: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. */
        from: string;
        /** @description Who walks; `step-free` takes no steps. */
        profile?: 'walking' | 'step-free';
        /** @description Where it leads: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. */
        to: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The way, or what stands in it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['Directions'] | components['schemas']['NoDirections'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description Not over at this time. */
        from?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description External id of the location it is at. */
        location?: string;
        /** @description Begun at this time. */
        to?: string;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            events: components['schemas']['Event'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  putEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventInput'];
      };
    };
    responses: {
      /** @description It was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description It was created. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  deleteEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  listFlights: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            flights: components['schemas']['Flight'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFloors: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/geo+json': components['schemas']['FeatureCollection'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listImages: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            images: components['schemas']['Image'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Name of the image, without `assets/`. */
        name: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'image/avif': unknown;
          'image/gif': unknown;
          'image/jpeg': unknown;
          'image/png': unknown;
          'image/svg+xml': unknown;
          'image/webp': unknown;
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listLocations: {
    parameters: {
      query?: {
        /** @description External id of a category that it is in. */
        category?: string;
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description Id of a floor that it has a space on. */
        floor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            locations: components['schemas']['Location'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The location. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Location'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  putLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationInput'];
      };
    };
    responses: {
      /** @description It was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Location'];
        };
      };
      /** @description It was created. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Location'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  deleteLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  listParking: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            parking: components['schemas']['Parking'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listSecurityWaits: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description Changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            securityWaits: components['schemas']['SecurityWait'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listSpaces: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description Id of the floor they are on. */
        floor?: string;
        /** @description `room`, `hallway` and so on. */
        kind?: string;
        /** @description How many at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/geo+json': components['schemas']['FeatureCollection'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listSyncSources: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            sources: components['schemas']['SyncSource'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getSyncSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the source; you choose it. */
        sourceId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The source. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SyncSource'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  putSyncSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the source; you choose it. */
        sourceId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SyncSourceInput'];
      };
    };
    responses: {
      /** @description It was replaced. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SyncSource'];
        };
      };
      /** @description It was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SyncSource'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  deleteSyncSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the source; you choose it. */
        sourceId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  listSyncRuns: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description How far it is. */
        status?: 'queued' | 'running' | 'completed' | 'failed';
      };
      header?: never;
      path: {
        /** @description Id of the source; you choose it. */
        sourceId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            runs: components['schemas']['SyncRun'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  startSyncRun: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the source; you choose it. */
        sourceId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SyncRunInput'];
      };
    };
    responses: {
      /** @description It waits for its turn, or runs. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SyncRun'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  getSyncRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the run. */
        runId: string;
        /** @description Id of the source; you choose it. */
        sourceId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The run. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SyncRun'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getSyncReport: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description How it ended. */
        outcome?: 'created' | 'updated' | 'deleted' | 'unchanged' | 'refused';
      };
      header?: never;
      path: {
        /** @description Id of the run. */
        runId: string;
        /** @description Id of the source; you choose it. */
        sourceId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            records: components['schemas']['SyncRecord'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listViews: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            views: components['schemas']['View'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The view. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['View'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  putView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ViewInput'];
      };
    };
    responses: {
      /** @description It was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['View'];
        };
      };
      /** @description It was created. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['View'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  deleteView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own records. */
        externalId: string;
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  getVisibility: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Who may read it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VenueVisibility'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  putVisibility: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of a venue of the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VenueVisibility'];
      };
    };
    responses: {
      /** @description It is so from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VenueVisibility'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  listViewerAccess: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            viewerAccess: components['schemas']['ViewerAccess'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  createViewerAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ViewerAccessInput'];
      };
    };
    responses: {
      /** @description It was made. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedViewerAccess'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  deleteViewerAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the link. */
        accessId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Missing on the last page. */
            nextCursor?: string;
            webhooks: components['schemas']['Webhook'][];
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookInput'];
      };
    };
    responses: {
      /** @description It was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedWebhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhookId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the webhook. */
        webhookId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description How many at most. */
        limit?: number;
        /** @description How far it is. */
        status?: 'pending' | 'delivered' | 'dead';
      };
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhookId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            deliveries: components['schemas']['WebhookDelivery'][];
            /** @description Missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the delivery. */
        deliveryId: string;
        /** @description Id of the webhook. */
        webhookId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryDetails'];
        };
      };
      /** @description The copy that `If-None-Match` names is good. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  resendWebhookDelivery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the delivery. */
        deliveryId: string;
        /** @description Id of the webhook. */
        webhookId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is on its way; ask for the delivery to see how it went. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  enableWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the webhook. */
        webhookId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook is enabled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the webhook. */
        webhookId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is on its way; ask for the delivery to see how it went. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
}
