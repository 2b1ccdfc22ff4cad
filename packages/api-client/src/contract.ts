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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
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
    CreatedWebhook: {
      /** Format: date-time */
      createdAt: string;
      /** @description What it is for. */
      description?: string;
      /** @description Which events. */
      events: ('venue.published' | 'location.updated' | 'sync.completed' | 'sync.failed')[];
      id: string;
      secret: string;
      /** @description Where events are to be sent: an https address that is not of a private network. */
      url: string;
    };
    Directions: {
      /** @description Meters. */
      distanceMetres: number;
      /** @description Seconds. */
      durationSeconds: number;
      instructions: {
        coordinate: {
          floorId?: string;
          latitude: number;
          longitude: number;
        };
        /** @description Meters. */
        distanceMetres: number;
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
        distanceMetres: number;
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
      /** @description Which events. */
      events: ('venue.published' | 'location.updated' | 'sync.completed' | 'sync.failed')[];
      id: string;
      /** @description Where events are to be sent: an https address that is not of a private network. */
      url: string;
    };
    WebhookInput: {
      /** @description What it is for. */
      description?: string;
      /** @description Which events. */
      events: ('venue.published' | 'location.updated' | 'sync.completed' | 'sync.failed')[];
      /** @description Where events are to be sent: an https address that is not of a private network. */
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
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "A parameter",
         *       "status": 400,
         *       "detail": "A parameter, or the JSON of the body, cannot be read.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description What is there stands against it. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "What is there stands against it",
         *       "status": 409,
         *       "detail": "What is there stands against it.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The key that the token was issued for may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "The key that the token was issued for may not do this",
         *       "status": 403,
         *       "detail": "The key that the token was issued for may not do this.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such thing in the workspace of the key. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "There is no such thing in the workspace of the key",
         *       "status": 404,
         *       "detail": "There is no such thing in the workspace of the key.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description It has changed since; `If-Match` names another version. */
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "It has changed since",
         *       "status": 412,
         *       "detail": "It has changed since; `If-Match` names another version.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body has more bytes than are read. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "The body has more bytes than are read",
         *       "status": 413,
         *       "detail": "The body has more bytes than are read.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description More requests came from one address than are answered; `Retry-After` says when. */
    TooMany: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "More requests came from one address than are answered",
         *       "status": 429,
         *       "detail": "More requests came from one address than are answered; `Retry-After` says when.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The token is missing, expired or not of this server. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "The token is missing",
         *       "status": 401,
         *       "detail": "The token is missing, expired or not of this server.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description What is on disk is not what the server started with. */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "What is on disk is not what the server started with",
         *       "status": 503,
         *       "detail": "What is on disk is not what the server started with.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is JSON, but not what was expected; `errors` says where. */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "The body is JSON",
         *       "status": 422,
         *       "detail": "The body is JSON, but not what was expected; `errors` says where.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is not `application/json`. */
    UnsupportedType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "The body is not `application/json`",
         *       "status": 415,
         *       "detail": "The body is not `application/json`.",
         *       "requestId": "0198b2f4c6a17d3e"
         *     }
         */
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
        /**
         * @example {
         *       "key": "my-key",
         *       "secret": "my-secret"
         *     }
         */
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
          /**
           * @example {
           *       "accessToken": "eyJhbGciOi…",
           *       "tokenType": "Bearer",
           *       "expiresIn": 900
           *     }
           */
          'application/json': components['schemas']['Token'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooMany'];
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
          /**
           * @example {
           *       "venues": [
           *         {
           *           "id": "mall",
           *           "name": "Alderwick Center",
           *           "description": "A shopping center on three floors.",
           *           "city": "Hamilton, Ontario",
           *           "updatedAt": "2026-06-01T08:00:00Z",
           *           "formatVersions": [
           *             "2.0.0",
           *             "1.0.0"
           *           ],
           *           "bytes": 232574,
           *           "bundles": [
           *             {
           *               "formatVersion": "2.0.0",
           *               "bytes": 232574
           *             },
           *             {
           *               "formatVersion": "1.0.0",
           *               "bytes": 199261
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            venues: components['schemas']['VenueListing'][];
          };
        };
      };
      429: components['responses']['TooMany'];
    };
  };
  getVenue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "id": "mall",
           *       "name": "Alderwick Center",
           *       "description": "A shopping center on three floors.",
           *       "city": "Hamilton, Ontario",
           *       "updatedAt": "2026-06-01T08:00:00Z",
           *       "formatVersions": [
           *         "2.0.0",
           *         "1.0.0"
           *       ],
           *       "bytes": 232574,
           *       "bundles": [
           *         {
           *           "formatVersion": "2.0.0",
           *           "bytes": 232574
           *         },
           *         {
           *           "formatVersion": "1.0.0",
           *           "bytes": 199261
           *         }
           *       ],
           *       "center": {
           *         "longitude": -79.8047,
           *         "latitude": 43.185
           *       },
           *       "timeZone": "America/Toronto",
           *       "languages": [
           *         {
           *           "code": "en",
           *           "name": "English"
           *         }
           *       ],
           *       "floors": [
           *         {
           *           "id": "m_l1",
           *           "name": "Level 1",
           *           "shortName": "1",
           *           "elevation": 0
           *         }
           *       ]
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getBundle: {
    parameters: {
      query?: {
        /**
         * @description Language of its text, such as `fr`. Default: the venue’s own, with all others.
         * @example en
         */
        language?: string;
        /**
         * @description Version of the format; `1` stands for the newest 1.x.y. Default: the newest.
         * @example 2
         */
        version?: string;
      };
      header?: never;
      path: {
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "categories": [
           *         {
           *           "externalId": "coffee",
           *           "source": "workspace",
           *           "updatedAt": "2026-06-01T08:00:00.000Z",
           *           "name": "Coffee",
           *           "color": "#e6e0f0",
           *           "sortOrder": 3
           *         }
           *       ]
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
    };
  };
  getCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "externalId": "coffee",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Coffee",
           *       "color": "#e6e0f0",
           *       "sortOrder": 3
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Coffee",
         *       "color": "#e6e0f0",
         *       "sortOrder": 3
         *     }
         */
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
          /**
           * @example {
           *       "externalId": "coffee",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Coffee",
           *       "color": "#e6e0f0",
           *       "sortOrder": 3
           *     }
           */
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
          /**
           * @example {
           *       "externalId": "coffee",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Coffee",
           *       "color": "#e6e0f0",
           *       "sortOrder": 3
           *     }
           */
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
    };
  };
  getDirections: {
    parameters: {
      query: {
        /**
         * @description Where it starts: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`.
         * @example el_greenbarrow_market
         */
        from: string;
        /** @description Who walks; `step-free` takes no steps. */
        profile?: 'walking' | 'step-free';
        /**
         * @description Where it leads: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`.
         * @example -79.8046,43.185,m_l2
         */
        to: string;
      };
      header?: never;
      path: {
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "type": "directions",
           *       "profile": "walking",
           *       "distanceMetres": 12.4,
           *       "durationSeconds": 9.3,
           *       "path": [
           *         {
           *           "longitude": -79.8046,
           *           "latitude": 43.185,
           *           "floorId": "m_l1"
           *         },
           *         {
           *           "longitude": -79.8045,
           *           "latitude": 43.185,
           *           "floorId": "m_l1"
           *         }
           *       ],
           *       "legs": [
           *         {
           *           "type": "walk",
           *           "floorId": "m_l1",
           *           "distanceMetres": 12.4,
           *           "durationSeconds": 9.3
           *         }
           *       ],
           *       "instructions": [
           *         {
           *           "text": "Walk to Lantern Coffee",
           *           "coordinate": {
           *             "longitude": -79.8046,
           *             "latitude": 43.185,
           *             "floorId": "m_l1"
           *           },
           *           "distanceMetres": 12.4,
           *           "durationSeconds": 9.3,
           *           "leg": 0
           *         }
           *       ]
           *     }
           */
          'application/json':
            components['schemas']['Directions'] | components['schemas']['NoDirections'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
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
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "events": [
           *         {
           *           "externalId": "summer-sale",
           *           "source": "workspace",
           *           "updatedAt": "2026-06-01T08:00:00.000Z",
           *           "name": "Summer sale",
           *           "type": "deal",
           *           "startDate": "2026-07-01T09:00:00-04:00",
           *           "endDate": "2026-07-14T21:00:00-04:00"
           *         }
           *       ]
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
    };
  };
  getEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "externalId": "summer-sale",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Summer sale",
           *       "type": "deal",
           *       "startDate": "2026-07-01T09:00:00-04:00",
           *       "endDate": "2026-07-14T21:00:00-04:00"
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Summer sale",
         *       "type": "deal",
         *       "startDate": "2026-07-01T09:00:00-04:00",
         *       "endDate": "2026-07-14T21:00:00-04:00"
         *     }
         */
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
          /**
           * @example {
           *       "externalId": "summer-sale",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Summer sale",
           *       "type": "deal",
           *       "startDate": "2026-07-01T09:00:00-04:00",
           *       "endDate": "2026-07-14T21:00:00-04:00"
           *     }
           */
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
          /**
           * @example {
           *       "externalId": "summer-sale",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Summer sale",
           *       "type": "deal",
           *       "startDate": "2026-07-01T09:00:00-04:00",
           *       "endDate": "2026-07-14T21:00:00-04:00"
           *     }
           */
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [
           *         {
           *           "type": "Feature",
           *           "geometry": {
           *             "type": "Polygon",
           *             "coordinates": [
           *               [
           *                 [
           *                   -79.805,
           *                   43.1846
           *                 ],
           *                 [
           *                   -79.8049,
           *                   43.1846
           *                 ],
           *                 [
           *                   -79.8049,
           *                   43.1847
           *                 ],
           *                 [
           *                   -79.805,
           *                   43.1846
           *                 ]
           *               ]
           *             ]
           *           },
           *           "properties": {
           *             "id": "m_l1",
           *             "name": "Level 1"
           *           }
           *         }
           *       ]
           *     }
           */
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
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "images": [
           *         {
           *           "name": "logo-lantern.svg",
           *           "path": "assets/logo-lantern.svg",
           *           "type": "image/svg+xml",
           *           "bytes": 812
           *         }
           *       ]
           *     }
           */
          'application/json': {
            images: components['schemas']['Image'][];
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
        /**
         * @description Name of the image, without `assets/`.
         * @example compass.svg
         */
        name: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "locations": [
           *         {
           *           "externalId": "shop-17",
           *           "source": "workspace",
           *           "updatedAt": "2026-06-01T08:00:00.000Z",
           *           "name": "Lantern Coffee",
           *           "type": "tenant",
           *           "description": "Espresso bar with seats on the atrium.",
           *           "categories": [
           *             "lcat_groceries"
           *           ],
           *           "spaces": [
           *             "s_l1_s100"
           *           ],
           *           "phone": "+1 905 555-0117",
           *           "openingHoursSpecification": [
           *             {
           *               "opens": "07:30",
           *               "closes": "19:00",
           *               "dayOfWeek": [
           *                 "Monday",
           *                 "Tuesday",
           *                 "Wednesday"
           *               ]
           *             }
           *           ],
           *           "searchTags": [
           *             "espresso",
           *             "breakfast"
           *           ]
           *         }
           *       ]
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
    };
  };
  getLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "externalId": "shop-17",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Lantern Coffee",
           *       "type": "tenant",
           *       "description": "Espresso bar with seats on the atrium.",
           *       "categories": [
           *         "lcat_groceries"
           *       ],
           *       "spaces": [
           *         "s_l1_s100"
           *       ],
           *       "phone": "+1 905 555-0117",
           *       "openingHoursSpecification": [
           *         {
           *           "opens": "07:30",
           *           "closes": "19:00",
           *           "dayOfWeek": [
           *             "Monday",
           *             "Tuesday",
           *             "Wednesday"
           *           ]
           *         }
           *       ],
           *       "searchTags": [
           *         "espresso",
           *         "breakfast"
           *       ]
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Lantern Coffee",
         *       "type": "tenant",
         *       "description": "Espresso bar with seats on the atrium.",
         *       "categories": [
         *         "lcat_groceries"
         *       ],
         *       "spaces": [
         *         "s_l1_s100"
         *       ],
         *       "phone": "+1 905 555-0117",
         *       "openingHoursSpecification": [
         *         {
         *           "opens": "07:30",
         *           "closes": "19:00",
         *           "dayOfWeek": [
         *             "Monday",
         *             "Tuesday",
         *             "Wednesday"
         *           ]
         *         }
         *       ],
         *       "searchTags": [
         *         "espresso",
         *         "breakfast"
         *       ]
         *     }
         */
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
          /**
           * @example {
           *       "externalId": "shop-17",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Lantern Coffee",
           *       "type": "tenant",
           *       "description": "Espresso bar with seats on the atrium.",
           *       "categories": [
           *         "lcat_groceries"
           *       ],
           *       "spaces": [
           *         "s_l1_s100"
           *       ],
           *       "phone": "+1 905 555-0117",
           *       "openingHoursSpecification": [
           *         {
           *           "opens": "07:30",
           *           "closes": "19:00",
           *           "dayOfWeek": [
           *             "Monday",
           *             "Tuesday",
           *             "Wednesday"
           *           ]
           *         }
           *       ],
           *       "searchTags": [
           *         "espresso",
           *         "breakfast"
           *       ]
           *     }
           */
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
          /**
           * @example {
           *       "externalId": "shop-17",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Lantern Coffee",
           *       "type": "tenant",
           *       "description": "Espresso bar with seats on the atrium.",
           *       "categories": [
           *         "lcat_groceries"
           *       ],
           *       "spaces": [
           *         "s_l1_s100"
           *       ],
           *       "phone": "+1 905 555-0117",
           *       "openingHoursSpecification": [
           *         {
           *           "opens": "07:30",
           *           "closes": "19:00",
           *           "dayOfWeek": [
           *             "Monday",
           *             "Tuesday",
           *             "Wednesday"
           *           ]
           *         }
           *       ],
           *       "searchTags": [
           *         "espresso",
           *         "breakfast"
           *       ]
           *     }
           */
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [
           *         {
           *           "type": "Feature",
           *           "geometry": {
           *             "type": "Polygon",
           *             "coordinates": [
           *               [
           *                 [
           *                   -79.805,
           *                   43.1846
           *                 ],
           *                 [
           *                   -79.8049,
           *                   43.1846
           *                 ],
           *                 [
           *                   -79.8049,
           *                   43.1847
           *                 ],
           *                 [
           *                   -79.805,
           *                   43.1846
           *                 ]
           *               ]
           *             ]
           *           },
           *           "properties": {
           *             "id": "m_l1",
           *             "name": "Level 1"
           *           }
           *         }
           *       ]
           *     }
           */
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
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "views": [
           *         {
           *           "externalId": "entrance-screen",
           *           "source": "workspace",
           *           "updatedAt": "2026-06-01T08:00:00.000Z",
           *           "name": "Screen at the main entrance",
           *           "floor": "m_l1",
           *           "center": [
           *             -79.8046,
           *             43.185
           *           ],
           *           "zoom": 19,
           *           "theme": "dark"
           *         }
           *       ]
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
    };
  };
  getView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          /**
           * @example {
           *       "externalId": "entrance-screen",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Screen at the main entrance",
           *       "floor": "m_l1",
           *       "center": [
           *         -79.8046,
           *         43.185
           *       ],
           *       "zoom": 19,
           *       "theme": "dark"
           *     }
           */
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
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Screen at the main entrance",
         *       "floor": "m_l1",
         *       "center": [
         *         -79.8046,
         *         43.185
         *       ],
         *       "zoom": 19,
         *       "theme": "dark"
         *     }
         */
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
          /**
           * @example {
           *       "externalId": "entrance-screen",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Screen at the main entrance",
           *       "floor": "m_l1",
           *       "center": [
           *         -79.8046,
           *         43.185
           *       ],
           *       "zoom": 19,
           *       "theme": "dark"
           *     }
           */
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
          /**
           * @example {
           *       "externalId": "entrance-screen",
           *       "source": "workspace",
           *       "updatedAt": "2026-06-01T08:00:00.000Z",
           *       "name": "Screen at the main entrance",
           *       "floor": "m_l1",
           *       "center": [
           *         -79.8046,
           *         43.185
           *       ],
           *       "zoom": 19,
           *       "theme": "dark"
           *     }
           */
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
        /**
         * @description Id of the record in the workspace’s own records.
         * @example shop-17
         */
        externalId: string;
        /**
         * @description Id of a venue of the workspace.
         * @example mall
         */
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
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhooks": [
           *         {
           *           "id": "wh_0123456789abcdef01234567",
           *           "url": "https://hooks.example.com/maps",
           *           "events": [
           *             "location.updated"
           *           ],
           *           "createdAt": "2026-06-01T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
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
        /**
         * @example {
         *       "url": "https://hooks.example.com/maps",
         *       "events": [
         *         "location.updated"
         *       ]
         *     }
         */
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
          /**
           * @example {
           *       "id": "wh_0123456789abcdef01234567",
           *       "url": "https://hooks.example.com/maps",
           *       "events": [
           *         "location.updated"
           *       ],
           *       "createdAt": "2026-06-01T08:00:00.000Z",
           *       "secret": "whsec_abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG"
           *     }
           */
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
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook.
         * @example wh_0123456789abcdef01234567
         */
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
          /**
           * @example {
           *       "id": "wh_0123456789abcdef01234567",
           *       "url": "https://hooks.example.com/maps",
           *       "events": [
           *         "location.updated"
           *       ],
           *       "createdAt": "2026-06-01T08:00:00.000Z"
           *     }
           */
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
        /**
         * @description Id of the webhook.
         * @example wh_0123456789abcdef01234567
         */
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
    };
  };
}
