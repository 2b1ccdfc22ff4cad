// Written from the contract by generate.ts; do not edit.
// Exceeds the file size limit: one table of types, as long as the contract.
export interface paths {
  '/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the API contract
     * @description Returns the OpenAPI 3.1 document that the server validates requests and responses against.
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
     * @description Returns the JSON Schema (2020-12) of a synced object or of webhook events. The URLs are stable: venue, category, location, event, check-in-counter, baggage-claim, security-wait, flight, parking, webhook-event; each with `.json`.
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
     * @description Exchanges a key and its secret for a token. The token has the permissions of the key and expires after 15 minutes.
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
     * List venues
     * @description Lists the public venues of the demo key. With a token, lists the venues that its key can read. No authentication is required.
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
     * Get a venue
     * @description Returns the venue with its position, floors and languages.
     */
    get: operations['getVenue'];
    /**
     * Publish a venue
     * @description Creates a venue from a file, or publishes the next version of it. The file is a venue bundle, an IMDF archive, OpenStreetMap data, one GeoJSON file or DXF drawing, or a ZIP archive with the layers of a Shapefile, or with one GeoJSON file or DXF drawing for each floor, of at most 64 MiB; its content decides the format. The validator checks it. A venue with errors is rejected with 422, and `findings` lists them. Records that were written through the API or a sync are kept. The last 20 versions are kept.
     */
    put: operations['putVenue'];
    post?: never;
    /**
     * Delete a venue
     * @description Deletes a published venue with its versions, records, sync sources, and links. A demo venue that was replaced becomes the demo venue again.
     */
    delete: operations['deleteVenue'];
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
     * @description The carousel on which the bags of a flight arrive. As of the last sync.
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
     * @description Downloads the venue in the venue format, as a ZIP archive. Supports conditional and range requests.
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
     * @description Groups of locations, which can be nested through `parent`. Sorted by external id; `nextCursor` leads to the next page.
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
     * @description Returns the category with this external id, or with this id on the map.
     */
    get: operations['getCategory'];
    /**
     * Create or replace a category
     * @description Replaces the whole category: omitted fields are removed. Fields that only the server sets are ignored, so you can send a response back. It takes precedence over the record in the bundle.
     */
    put: operations['putCategory'];
    post?: never;
    /**
     * Delete a category
     * @description Deletes the category, even if it comes from the bundle; a newer bundle does not restore it.
     */
    delete: operations['deleteCategory'];
    options?: never;
    head?: never;
    /**
     * Change fields of a category
     * @description Changes only the given fields of the category, as a JSON merge patch (RFC 7396): objects are merged, lists are replaced, and `null` removes a field.
     */
    patch: operations['patchCategory'];
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
     * @description The counters of an airline. The endpoint lists counters that are open now; counters that it no longer lists are removed. As of the last sync.
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
     * @description Returns the best route between two places, with a line to draw and text instructions. If there is no route, the response lists the blockers.
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
     * @description Temporary events at a venue: concerts, sales, talks. Sorted by external id; `nextCursor` leads to the next page.
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
     * @description Returns the event with this external id, or with this id on the map.
     */
    get: operations['getEvent'];
    /**
     * Create or replace an event
     * @description Replaces the whole event: omitted fields are removed. Fields that only the server sets are ignored, so you can send a response back. It takes precedence over the record in the bundle.
     */
    put: operations['putEvent'];
    post?: never;
    /**
     * Delete an event
     * @description Deletes the event, even if it comes from the bundle; a newer bundle does not restore it.
     */
    delete: operations['deleteEvent'];
    options?: never;
    head?: never;
    /**
     * Change fields of an event
     * @description Changes only the given fields of the event, as a JSON merge patch (RFC 7396): objects are merged, lists are replaced, and `null` removes a field.
     */
    patch: operations['patchEvent'];
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
     * @description An arrival or departure, so that people can find their gate by flight number. As of the last sync.
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
     * @description Returns the floors of a venue with their outlines, as a FeatureCollection in WGS 84.
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
  '/venues/{venueId}/floors/{floorId}.png': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a floor as PNG
     * @description Draws the same image as `getFloorSvg`, for email and other places that do not show SVG. Names in scripts other than Latin, Greek, Cyrillic, and Devanagari are left out.
     */
    get: operations['getFloorPng'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/floors/{floorId}.svg': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a floor as SVG
     * @description Draws a floor, a place, or a route, with the changes of the workspace. Public venues need no token. The image has no scripts and no external references.
     */
    get: operations['getFloorSvg'];
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
     * @description Lists the images, logos, and icons in the bundle, which records reference as `assets/…`.
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
     * Get an image
     * @description Returns the content of an image. Supports conditional requests.
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
     * @description Shops, gates, rooms, and services that people look for, and their spaces. Sorted by external id; `nextCursor` leads to the next page.
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
     * @description Returns the location with this external id, or with this id on the map.
     */
    get: operations['getLocation'];
    /**
     * Create or replace a location
     * @description Replaces the whole location: omitted fields are removed. Fields that only the server sets are ignored, so you can send a response back. It takes precedence over the record in the bundle.
     */
    put: operations['putLocation'];
    post?: never;
    /**
     * Delete a location
     * @description Deletes the location, even if it comes from the bundle; a newer bundle does not restore it.
     */
    delete: operations['deleteLocation'];
    options?: never;
    head?: never;
    /**
     * Change fields of a location
     * @description Changes only the given fields of the location, as a JSON merge patch (RFC 7396): objects are merged, lists are replaced, and `null` removes a field.
     */
    patch: operations['patchLocation'];
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
     * @description A parking facility and its occupancy. As of the last sync.
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
     * @description Current waiting time at a checkpoint. Apps add it to the duration of routes through the checkpoint. As of the last sync.
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
     * @description Returns the spaces of a venue with their outlines, as a FeatureCollection in WGS 84.
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
     * @description Lists the systems from which a venue’s data is pulled.
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
     * Get a sync source
     * @description Returns the source, without the values of its request headers.
     */
    get: operations['getSyncSource'];
    /**
     * Create or replace a sync source
     * @description Configures where a venue’s data comes from and how often it is pulled. Nothing is pulled until a run starts. Fields that only the server sets are ignored, so you can send a response back.
     */
    put: operations['putSyncSource'];
    post?: never;
    /**
     * Delete a sync source
     * @description Stops pulling from the source and deletes its runs. Records that it created are kept.
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
     * @description Lists the runs of a source, the newest first. Runs are kept for 30 days.
     */
    get: operations['listSyncRuns'];
    put?: never;
    /**
     * Start a sync run
     * @description Pulls every endpoint of the source now. With `dryRun`, nothing is stored and the report shows what would change. A source has one run at a time.
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
     * @description Returns the progress of each endpoint, and the number of records by outcome.
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
     * @description Returns the outcome of each record in the order in which they were read: changes, and errors with a JSON Pointer into the endpoint’s response.
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
  '/venues/{venueId}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List versions of a venue
     * @description Lists the published versions of a venue, the newest first. Demo venues have none.
     */
    get: operations['listVenueVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/versions/{versionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a version with its report
     * @description Returns a version with the findings of the validator and the losses of the import.
     */
    get: operations['getVenueVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{venueId}/versions/{versionId}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Roll back to a version
     * @description Serves an earlier version of the venue again, and sends `venue.published`.
     */
    post: operations['publishVenueVersion'];
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
     * @description Named views of a venue: floor, camera, language, and theme. Sorted by external id; `nextCursor` leads to the next page.
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
     * @description Returns the view with this external id, or with this id on the map.
     */
    get: operations['getView'];
    /**
     * Create or replace a view
     * @description Replaces the whole view: omitted fields are removed. Fields that only the server sets are ignored, so you can send a response back. It takes precedence over the record in the bundle.
     */
    put: operations['putView'];
    post?: never;
    /**
     * Delete a view
     * @description Deletes the view, even if it comes from the bundle; a newer bundle does not restore it.
     */
    delete: operations['deleteView'];
    options?: never;
    head?: never;
    /**
     * Change fields of a view
     * @description Changes only the given fields of the view, as a JSON merge patch (RFC 7396): objects are merged, lists are replaced, and `null` removes a field.
     */
    patch: operations['patchView'];
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
     * Get venue access
     * @description Returns whether the venue is public or private.
     */
    get: operations['getVisibility'];
    /**
     * Make a venue private or public
     * @description A private venue can only be read by keys with write access and through links to it. It is not in any public list. Pages of other origins can read it only with a link that allows their origin.
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
     * @description Lists active links and links that expired within the last week, without their tokens.
     */
    get: operations['listViewerAccess'];
    put?: never;
    /**
     * Create a link to a private map
     * @description Returns a viewer URL that opens the map for a limited time, and only in frames of the given origins. Create links on your server, after you have authenticated the user.
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
     * Revoke a link
     * @description The link stops working immediately.
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
     * @description Lists the webhooks of the workspace, without their secrets.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Returns the secret that signs its requests. The secret is returned only once.
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
     * Get a webhook
     * @description Returns the webhook, without its secret.
     */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * @description Stops sending events to it.
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
     * List deliveries
     * @description Lists the deliveries to a webhook, the newest first. `?status=dead` lists dead letters: deliveries whose attempts all failed. Deliveries are kept for 30 days.
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
     * Get a delivery
     * @description Returns the delivery with its payload and all attempts.
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
     * Resend a delivery
     * @description Sends the same event again with the same id and a new series of attempts. Use it for dead letters and for events that the receiver lost.
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
     * Send a test event
     * @description Sends an event of type `webhook.test` to one webhook. It is signed and retried like every other event.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workspaces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List workspaces
     * @description Lists the workspaces of the server.
     */
    get: operations['listWorkspaces'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workspaces/{workspaceId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Create or rename a workspace
     * @description Creates a workspace. Its keys can only change its own venues, webhooks, and links, and cannot read private venues of other workspaces.
     */
    put: operations['putWorkspace'];
    post?: never;
    /**
     * Delete a workspace
     * @description Deletes a workspace that has no venues and no webhooks, and revokes its keys.
     */
    delete: operations['deleteWorkspace'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workspaces/{workspaceId}/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List keys
     * @description Lists the keys of a workspace, including revoked keys, without their secrets.
     */
    get: operations['listKeys'];
    put?: never;
    /**
     * Create a key
     * @description Creates a key with scopes. The response has its secret, which is not shown again.
     */
    post: operations['createKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workspaces/{workspaceId}/keys/{keyId}': {
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
     * Revoke a key
     * @description The key, its secrets, and its tokens stop working immediately.
     */
    delete: operations['revokeKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workspaces/{workspaceId}/keys/{keyId}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate a key
     * @description Gives a key a new secret. The old secret keeps working during the overlap, so that you can update apps one by one.
     */
    post: operations['rotateKey'];
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
    ApiKey: {
      /**
       * Format: date-time
       * @description Time of creation.
       */
      createdAt: string;
      /** @description The public key. */
      key: string;
      /**
       * Format: date-time
       * @description Last use, to the minute; missing if the key was never used.
       */
      lastUsedAt?: string;
      /** @description Display name. */
      name: string;
      /**
       * Format: date-time
       * @description Time at which the secret before the last rotation stops working.
       */
      oldSecretExpiresAt?: string;
      /**
       * Format: date-time
       * @description Time of revocation; missing if the key is active.
       */
      revokedAt?: string;
      /** @description What the key can do. */
      scopes: ('read' | 'write' | 'sync' | 'webhooks' | 'search-admin' | 'operator')[];
      /** @description Id of the workspace. */
      workspaceId: string;
    };
    ApiKeyInput: {
      /** @description Display name. */
      name: string;
      /** @description What the key can do. */
      scopes: ('read' | 'write' | 'sync' | 'webhooks' | 'search-admin' | 'operator')[];
    };
    /** @description The carousel on which the bags of a flight arrive. */
    BaggageClaim: {
      /** @description Name of the airline. */
      airline?: string;
      /** @description Label on the carousel. */
      carousel?: string;
      /** @description Id in your own system. It must be stable for the lifetime of the object: up to 100 letters, digits, and the characters . _ : ~ - */
      externalId: string;
      /**
       * Format: date-time
       * @description Actual or expected time of the first bag.
       */
      firstBagAt?: string;
      /** @description Flights whose bags arrive on it. */
      flightNumbers: string[];
      /**
       * Format: date-time
       * @description Actual or expected time of the last bag.
       */
      lastBagAt?: string;
      /** @description External id of the carousel’s location. */
      location?: string;
      /**
       * @description Status of the claim.
       * @enum {string}
       */
      status: 'expected' | 'first-bag' | 'last-bag' | 'closed';
      /**
       * Format: date-time
       * @description Time of the last change by a sync.
       */
      syncedAt: string;
      /**
       * Format: date-time
       * @description Time of the measurement or announcement.
       */
      updatedAt?: string;
    } & {
      [key: string]: unknown;
    };
    Category: {
      color?: string;
      /** @description Id in the workspace’s own system. */
      externalId: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Display name. */
      name: string;
      /** @description External id of the parent category. */
      parent?: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      picture?: string;
      /** @description Sort order, smallest first. */
      sortOrder?: number;
      /**
       * @description `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync.
       * @enum {string}
       */
      source: 'bundle' | 'workspace';
      /**
       * Format: date-time
       * @description Time of the last change.
       */
      updatedAt: string;
    };
    CategoryInput: {
      color?: string;
      /** @description Ignored. Id in the workspace’s own system. */
      readonly externalId?: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Display name. */
      name: string;
      /** @description External id of the parent category. */
      parent?: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      picture?: string;
      /** @description Sort order, smallest first. */
      sortOrder?: number;
      /** @description Ignored. `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync. */
      readonly source?: string;
      /** @description Ignored. Time of the last change. */
      readonly updatedAt?: string;
    };
    /** @description The counters of an airline. The endpoint lists counters that are open now; counters that it no longer lists are removed. */
    CheckInCounter: {
      airportData?: {
        /** @description IATA or ICAO code of the airline. */
        airlineCode?: string;
      } & {
        [key: string]: unknown;
      };
      /** @description Id in your own system. It must be stable for the lifetime of the object: up to 100 letters, digits, and the characters . _ : ~ - */
      externalId: string;
      /** @description The logo, as a file of the bundle: `assets/…`. */
      logo?: string;
      /** @description Name of the airline. */
      name: string;
      /** @description Ids or external ids of the counters on the map. */
      polygons: string[];
      /**
       * Format: date-time
       * @description Time of the last change by a sync.
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
    CreatedApiKey: {
      /**
       * Format: date-time
       * @description Time of creation.
       */
      createdAt: string;
      /** @description The public key. */
      key: string;
      /**
       * Format: date-time
       * @description Last use, to the minute; missing if the key was never used.
       */
      lastUsedAt?: string;
      /** @description Display name. */
      name: string;
      /**
       * Format: date-time
       * @description Time at which the secret before the last rotation stops working.
       */
      oldSecretExpiresAt?: string;
      /**
       * Format: date-time
       * @description Time of revocation; missing if the key is active.
       */
      revokedAt?: string;
      /** @description What the key can do. */
      scopes: ('read' | 'write' | 'sync' | 'webhooks' | 'search-admin' | 'operator')[];
      /** @description The secret, which is returned only once. */
      secret: string;
      /** @description Id of the workspace. */
      workspaceId: string;
    };
    CreatedViewerAccess: {
      /** @description Signed token. The viewer reads it from its URL. As a bearer token it also grants access to the venue’s data. */
      access: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      expiresAt: string;
      id: string;
      /** @description Exact origins of the pages that may embed the map in a frame, such as `https://www.example.com`, without a path. `http` is allowed only for localhost. */
      origins: string[];
      /** @description A note for your own reference, for example who the link is for. It appears in lists but not in the link. */
      subject?: string;
      /**
       * Format: uri
       * @description URL of the map, for a frame or a link.
       */
      url: string;
      /** @description Id of a private venue. */
      venueId: string;
    };
    CreatedWebhook: {
      /** Format: date-time */
      createdAt: string;
      /** @description Note for your own reference. */
      description?: string;
      /**
       * Format: date-time
       * @description When it was disabled; only while disabled.
       */
      disabledAt?: string;
      /** @description Event types to send. */
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
      /** @description The https URL to send events to. It must not be in a private network. Redirects are not followed. */
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
        /** @description Index of its leg. */
        leg: number;
        /** @description Text of the instruction. */
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
        /** @description Start of the leg. */
        floorId: string;
        /** @description Exit of the connection. */
        toFloorId?: string;
        /** @enum {string} */
        type: 'walk' | 'connection';
      }[];
      /** @description The whole line across all floors. */
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
      /** @description Description in one or two sentences. */
      description?: string;
      /**
       * Format: date-time
       * @description End time; unknown if omitted.
       */
      endDate?: string;
      /** @description Id in the workspace’s own system. */
      externalId: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      image?: string;
      /** @description External id of its location. */
      location?: string;
      /** @description Display name. */
      name: string;
      /**
       * Format: date-time
       * @description Time from which it is shown; immediately if omitted.
       */
      showDate?: string;
      /**
       * @description `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync.
       * @enum {string}
       */
      source: 'bundle' | 'workspace';
      /**
       * Format: date-time
       * @description Start time.
       */
      startDate: string;
      /** @description Type of event: `event`, `deal`, or a custom type. */
      type?: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       */
      updatedAt: string;
    };
    EventInput: {
      /** @description Description in one or two sentences. */
      description?: string;
      /**
       * Format: date-time
       * @description End time; unknown if omitted.
       */
      endDate?: string;
      /** @description Ignored. Id in the workspace’s own system. */
      readonly externalId?: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      image?: string;
      /** @description External id of its location. */
      location?: string;
      /** @description Display name. */
      name: string;
      /**
       * Format: date-time
       * @description Time from which it is shown; immediately if omitted.
       */
      showDate?: string;
      /** @description Ignored. `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync. */
      readonly source?: string;
      /**
       * Format: date-time
       * @description Start time.
       */
      startDate: string;
      /** @description Type of event: `event`, `deal`, or a custom type. */
      type?: string;
      /** @description Ignored. Time of the last change. */
      readonly updatedAt?: string;
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
      /** @description Cursor of the next page; missing on the last page. */
      nextCursor?: string;
      /** @constant */
      type: 'FeatureCollection';
    };
    /** @description A problem that the validator found, as `mvf validate` prints it. */
    Finding: {
      /** @description File of the bundle; empty for the whole archive. */
      file: string;
      /** @description How to fix it. */
      fix: string;
      /** @description Whether `mvf fix` can fix it without losses. */
      isFixable: boolean;
      /** @description What was given, and what was expected. */
      message: string;
      place?: {
        /** @description Id of the floor. */
        floor?: string;
        /** @description Longitude and latitude. */
        position?: number[];
      };
      /** @description JSON Pointer into the file. */
      pointer: string;
      /** @description Id of the rule, such as `TOPO-03`. */
      rule: string;
      /** @enum {string} */
      severity: 'error' | 'warning' | 'info';
      /** @description Why it matters. */
      why: string;
    };
    /** @description An arrival or departure, so that people can find their gate by flight number. */
    Flight: {
      /** @description Name of the airline. */
      airline?: string;
      /** @description IATA or ICAO code of the airline. */
      airlineCode?: string;
      /** @description External id of its baggage claim. */
      baggageClaim?: string;
      /** @description Codeshare flight numbers. */
      codeshares?: string[];
      /**
       * @description Whether it is an arrival or a departure.
       * @enum {string}
       */
      direction: 'arrival' | 'departure';
      /**
       * Format: date-time
       * @description Estimated time.
       */
      estimatedAt?: string;
      /** @description Id in your own system. It must be stable for the lifetime of the object: up to 100 letters, digits, and the characters . _ : ~ - */
      externalId: string;
      /** @description Flight number as on the ticket, such as `ML 204`. */
      flightNumber: string;
      /** @description External id of the gate’s location. */
      gate?: string;
      /** @description Origin of an arrival, or destination of a departure. */
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
       * @description Scheduled time.
       */
      scheduledAt: string;
      /**
       * @description Status of the flight.
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
       * @description Time of the last change by a sync.
       */
      syncedAt: string;
      /** @description Label of the terminal. */
      terminal?: string;
      /**
       * Format: date-time
       * @description Time of the measurement or announcement.
       */
      updatedAt?: string;
    } & {
      [key: string]: unknown;
    };
    Image: {
      bytes: number;
      name: string;
      /** @description Path of the image as referenced by records. */
      path: string;
      /** @description Media type. */
      type: string;
    };
    KeyPair: {
      key: string;
      secret: string;
    };
    KeyRotation: {
      /**
       * @description Time for which the old secret still works.
       * @default 86400
       */
      overlapSeconds: number;
    };
    Location: {
      /** @description Type of amenity: `restroom`, `atm`, and so on. */
      amenity?: string;
      /** @description External ids of its categories, the most important first. */
      categories?: string[];
      /** @description Description in one or two sentences. */
      description?: string;
      /** @description Id in the workspace’s own system. */
      externalId: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      headerImage?: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Whether it is excluded from lists and search. */
      isHidden?: boolean;
      links?: {
        /** @description Display name. */
        label: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description A URL, or a file of the bundle: `assets/…`. */
      logo?: string;
      /** @description Display name. */
      name: string;
      openingHoursSpecification?: components['schemas']['OpeningHours'][];
      /** @description Telephone number. */
      phone?: string;
      pictures?: {
        altText: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      searchTags?: string[];
      /** @description Short name for small spaces. */
      shortName?: string;
      showLogo?: boolean;
      siblingGroups?: {
        /** @description Type of relation, such as `parent`. */
        label: string;
        /** @description External ids of locations. */
        siblings: string[];
      }[];
      social?: {
        /** @description Name of the network. */
        name: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description Sort order, smallest first. */
      sortOrder?: number;
      /**
       * @description `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync.
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
        /** @description `new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up`, or another. */
        type: string;
      }[];
      /** @description Type of location: `tenant`, `amenity`, `gate`, and so on. */
      type?: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       */
      updatedAt: string;
      website?: {
        /** @description Display name. */
        label: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      };
    };
    LocationInput: {
      /** @description Type of amenity: `restroom`, `atm`, and so on. */
      amenity?: string;
      /** @description External ids of its categories, the most important first. */
      categories?: string[];
      /** @description Description in one or two sentences. */
      description?: string;
      /** @description Ignored. Id in the workspace’s own system. */
      readonly externalId?: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      headerImage?: string;
      /** @description A URL, or a file of the bundle: `assets/…`. */
      icon?: string;
      /** @description Whether it is excluded from lists and search. */
      isHidden?: boolean;
      links?: {
        /** @description Display name. */
        label: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description A URL, or a file of the bundle: `assets/…`. */
      logo?: string;
      /** @description Display name. */
      name: string;
      openingHoursSpecification?: components['schemas']['OpeningHours'][];
      /** @description Telephone number. */
      phone?: string;
      pictures?: {
        altText: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      searchTags?: string[];
      /** @description Short name for small spaces. */
      shortName?: string;
      showLogo?: boolean;
      siblingGroups?: {
        /** @description Type of relation, such as `parent`. */
        label: string;
        /** @description External ids of locations. */
        siblings: string[];
      }[];
      social?: {
        /** @description Name of the network. */
        name: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      }[];
      /** @description Sort order, smallest first. */
      sortOrder?: number;
      /** @description Ignored. `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync. */
      readonly source?: string;
      /** @description Ids or external ids of the spaces it occupies. */
      spaces?: string[];
      states?: {
        /** Format: date-time */
        end?: string;
        /** Format: date-time */
        start?: string;
        /** @description `new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up`, or another. */
        type: string;
      }[];
      /** @description Type of location: `tenant`, `amenity`, `gate`, and so on. */
      type?: string;
      /** @description Ignored. Time of the last change. */
      readonly updatedAt?: string;
      website?: {
        /** @description Display name. */
        label: string;
        /** @description A URL, or a file of the bundle: `assets/…`. */
        url: string;
      };
    };
    /** @description Something that the import of a file in another format could not preserve, or added. */
    Loss: {
      /** @description Number of affected objects. */
      count: number;
      /** @enum {string} */
      effect: 'lost' | 'changed' | 'added';
      /** @description File with the first of them. */
      file?: string;
      /** @description What happened, and why. */
      message: string;
      /** @description JSON Pointer to the first of them. */
      pointer?: string;
      /** @description Its type, such as `opening hours`. */
      what: string;
    };
    NoDirections: {
      blockers: {
        /** @description What blocks the route, and what would remove the blocker. */
        text: string;
        /** @description Type of blocker: `steps`, `gap`, `one-way`, and so on. */
        type: string;
      }[];
      /** @enum {string} */
      profile: 'walking' | 'step-free';
      /** @constant */
      type: 'no-directions';
    };
    /** @description Opening hours in the time zone of the venue. */
    OpeningHours: {
      /** @description Earlier than `opens` means the next day. */
      closes: string;
      dayOfWeek: (
        | 'Monday'
        | 'Tuesday'
        | 'Wednesday'
        | 'Thursday'
        | 'Friday'
        | 'Saturday'
        | 'Sunday'
      )[];
      opens: string;
      /** Format: date */
      validFrom?: string;
      /** Format: date */
      validThrough?: string;
    };
    /** @description A parking facility and its occupancy. */
    Parking: {
      /** @description Id in your own system. It must be stable for the lifetime of the object: up to 100 letters, digits, and the characters . _ : ~ - */
      externalId: string;
      /** @description External id of the parking facility’s location. */
      location?: string;
      /** @description Name of the parking facility. */
      name: string;
      /** @description Percent. */
      percentFull?: number;
      /** @description Price as text. */
      rate?: string;
      /** @description Number of free spaces. */
      spacesFree?: number;
      /** @description Total number of spaces. */
      spacesTotal?: number;
      /**
       * @description Whether it is open.
       * @enum {string}
       */
      status: 'open' | 'full' | 'closed';
      /**
       * Format: date-time
       * @description Time of the last change by a sync.
       */
      syncedAt: string;
      /**
       * Format: date-time
       * @description Time of the measurement or announcement.
       */
      updatedAt: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Why a request was rejected (RFC 9457). */
    Problem: {
      /** @description What was given, what was expected, and how to fix it. */
      detail: string;
      /** @description Invalid values in the body. */
      errors?: {
        /** @description The error at that position. */
        detail: string;
        /** @description JSON Pointer to the invalid value in the body. */
        pointer: string;
      }[];
      /** @description What the validator found in a venue file. */
      findings?: components['schemas']['Finding'][];
      /** @description The requested path. */
      instance?: string;
      /** @description The id of this request in the server’s log. */
      requestId?: string;
      /** @description The HTTP status. */
      status: number;
      /** @description The status text. */
      title: string;
      /** @description Always `about:blank`: the status identifies the problem. */
      type: string;
    };
    /** @description Current waiting time at a checkpoint. Apps add it to the duration of routes through the checkpoint. */
    SecurityWait: {
      /** @description Id in your own system. It must be stable for the lifetime of the object: up to 100 letters, digits, and the characters . _ : ~ - */
      externalId: string;
      /** @description Type of lane: `standard`, `priority`, `family`, and so on. */
      lane?: string;
      /** @description External id of the checkpoint’s location. */
      location?: string;
      /** @description Name of the checkpoint. */
      name: string;
      /**
       * @description Whether the checkpoint is open.
       * @enum {string}
       */
      status: 'open' | 'closed';
      /**
       * Format: date-time
       * @description Time of the last change by a sync.
       */
      syncedAt: string;
      /**
       * Format: date-time
       * @description Time of the measurement or announcement.
       */
      updatedAt: string;
      /** @description Typical waiting time in minutes. */
      waitMinutes: number;
      /** @description Maximum waiting time in minutes. */
      waitMinutesMax?: number;
      /** @description Minimum waiting time in minutes. */
      waitMinutesMin?: number;
    } & {
      [key: string]: unknown;
    };
    SyncRecord: {
      /** @description Fields that changed, or would change in a dry run. */
      changes?: {
        after?: unknown;
        before?: unknown;
        /** @description JSON Pointer into the stored record. */
        pointer: string;
      }[];
      /** @description Why the record was rejected. */
      errors?: {
        /** @description The error at that position. */
        detail: string;
        /** @description JSON Pointer into the endpoint’s response. */
        pointer: string;
      }[];
      /** @description Missing if the record has none. */
      externalId?: string;
      /** @description Values that were omitted from an accepted record, such as an image that could not be fetched. */
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
        /** @description Created records. */
        created: number;
        /** @description Removed records. */
        deleted: number;
        /** @description Records that do not match their schema; their stored version is kept. */
        refused: number;
        /** @description Unchanged records. */
        unchanged: number;
        /** @description Updated records. */
        updated: number;
      };
      /** Format: date-time */
      createdAt: string;
      dryRun: boolean;
      /** Format: date-time */
      finishedAt?: string;
      id: string;
      /** @description Endpoints in the order in which they are read. */
      progress: {
        /** @description Number of processed records. */
        done: number;
        /** @description Why the endpoint could not be read. */
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
        /** @description Number of records of the endpoint, once known. */
        records?: number;
        /** @enum {string} */
        status: 'waiting' | 'reading' | 'done' | 'failed';
      }[];
      /** @description Why the run failed. */
      reason?: string;
      /** @description Id in the workspace’s own system. */
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
      /** @description An https URL for each kind of object that the source provides. */
      endpoints: {
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        'baggage-claims'?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        categories?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        'check-in-counters'?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        events?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        flights?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        locations?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        parking?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        'security-waits'?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        venue?: string;
      };
      /** @description Interval of automatic runs. Default: never. */
      everyMinutes?: number;
      /** @description Names of the headers sent with every request. */
      headerNames: string[];
      /** @description Id in the workspace’s own system. */
      id: string;
      /** @description Display name. */
      name?: string;
      /**
       * Format: date-time
       * @description Time of the next automatic run.
       */
      nextRunAt?: string;
      /**
       * @description What happens to records of this source that it no longer lists. Default: `keep`. Airport data is always removed.
       * @enum {string}
       */
      whenMissing: 'keep' | 'delete';
    };
    SyncSourceInput: {
      /** @description Ignored. */
      readonly createdAt?: string;
      /** @description An https URL for each kind of object that the source provides. */
      endpoints: {
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        'baggage-claims'?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        categories?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        'check-in-counters'?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        events?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        flights?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        locations?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        parking?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        'security-waits'?: string;
        /** @description URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`. */
        venue?: string;
      };
      /** @description Interval of automatic runs. Default: never. */
      everyMinutes?: number;
      /** @description Ignored. Names of the headers sent with every request. */
      readonly headerNames?: string[];
      /** @description Headers sent with every request, such as `Authorization`. Their values are stored and never returned. Without this field, a source keeps its headers, and its endpoints must be on hosts that it already has; an empty list removes them. */
      headers?: {
        name: string;
        value: string;
      }[];
      /** @description Ignored. Id in the workspace’s own system. */
      readonly id?: string;
      /** @description Display name. */
      name?: string;
      /** @description Ignored. Time of the next automatic run. */
      readonly nextRunAt?: string;
      /**
       * @description What happens to records of this source that it no longer lists. Default: `keep`. Airport data is always removed.
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
      /** @description Size of the bundle by format version. */
      bundles: {
        bytes: number;
        /** @description Version of the venue format. */
        formatVersion: string;
      }[];
      /** @description Size of the bundle in the newest format version. */
      bytes: number;
      center: {
        latitude: number;
        longitude: number;
      };
      city?: string;
      description: string;
      /** @description Floors, from the lowest to the highest. */
      floors: {
        /** @description Position in the building; 0 is the ground floor. */
        elevation: number;
        id: string;
        name: string;
        shortName?: string;
      }[];
      /** @description Available format versions, the newest first. */
      formatVersions: string[];
      id: string;
      /** @description Languages of the bundle’s texts, its own first. */
      languages: {
        code: string;
        name: string;
      }[];
      name: string;
      /** @description IANA time zone. */
      timeZone?: string;
      /** @description When the venue was last published. */
      updatedAt: string;
    };
    VenueListing: {
      /** @description Size of the bundle by format version. */
      bundles: {
        bytes: number;
        /** @description Version of the venue format. */
        formatVersion: string;
      }[];
      /** @description Size of the bundle in the newest format version. */
      bytes: number;
      city?: string;
      description: string;
      /** @description Available format versions, the newest first. */
      formatVersions: string[];
      id: string;
      name: string;
      /** @description When the venue was last published. */
      updatedAt: string;
    };
    VenueVersion: {
      /** @description Size of the bundle in the newest format version. */
      bytes: number;
      city?: string;
      /**
       * Format: date-time
       * @description Time of the upload.
       */
      createdAt: string;
      description: string;
      /**
       * @description Format of the uploaded file.
       * @enum {string}
       */
      format: 'mvf-2' | 'mvf-1' | 'imdf' | 'geojson' | 'osm' | 'shapefile' | 'dxf';
      /** @description Available format versions, the newest first. */
      formatVersions: string[];
      id: string;
      /** @description Whether this is the version that is served. */
      isPublished: boolean;
      /** @description Display name of the venue. */
      name: string;
      /** @description Counts of the report. */
      summary: {
        /** @description Findings of severity `error`. */
        errors: number;
        /** @description Findings of severity `info`. */
        infos: number;
        /** @description Types of data that the import changed. */
        losses: number;
        /** @description Findings of severity `warning`. */
        warnings: number;
      };
      /** @description Id of the venue. */
      venueId: string;
    };
    VenueVersionReport: {
      /** @description Size of the bundle in the newest format version. */
      bytes: number;
      city?: string;
      /**
       * Format: date-time
       * @description Time of the upload.
       */
      createdAt: string;
      description: string;
      /** @description Problems that the validator found, errors first. */
      findings: components['schemas']['Finding'][];
      /**
       * @description Format of the uploaded file.
       * @enum {string}
       */
      format: 'mvf-2' | 'mvf-1' | 'imdf' | 'geojson' | 'osm' | 'shapefile' | 'dxf';
      /** @description Available format versions, the newest first. */
      formatVersions: string[];
      id: string;
      /** @description Whether this is the version that is served. */
      isPublished: boolean;
      /** @description What the import could not preserve, or added. */
      losses: components['schemas']['Loss'][];
      /** @description Display name of the venue. */
      name: string;
      /** @description Counts of the report. */
      summary: {
        /** @description Findings of severity `error`. */
        errors: number;
        /** @description Findings of severity `info`. */
        infos: number;
        /** @description Types of data that the import changed. */
        losses: number;
        /** @description Findings of severity `warning`. */
        warnings: number;
      };
      /** @description Id of the venue. */
      venueId: string;
    };
    VenueVisibility: {
      /**
       * @description `public`: anyone who knows the id can read it with the demo key or in the viewer, but only the workspace’s own lists contain it. `private`: only links, and keys of the workspace with write access, can open it.
       * @enum {string}
       */
      visibility: 'public' | 'private';
    };
    View: {
      /** @description Degrees. */
      bearing?: number;
      /** @description Longitude and latitude of the center. */
      center?: [number, number];
      /** @description Description of the view. */
      description?: string;
      /** @description Id in the workspace’s own system. */
      externalId: string;
      /** @description Id of the initial floor. */
      floor?: string;
      language?: string;
      /** @description Display name. */
      name: string;
      /** @description Degrees. */
      pitch?: number;
      /**
       * @description `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync.
       * @enum {string}
       */
      source: 'bundle' | 'workspace';
      /** @enum {string} */
      theme?: 'light' | 'dark';
      /**
       * Format: date-time
       * @description Time of the last change.
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
      /** @description Exact origins of the pages that may embed the map in a frame, such as `https://www.example.com`, without a path. `http` is allowed only for localhost. */
      origins: string[];
      /** @description A note for your own reference, for example who the link is for. It appears in lists but not in the link. */
      subject?: string;
      /** @description Id of a private venue. */
      venueId: string;
    };
    ViewerAccessInput: {
      /**
       * @description Lifetime of the link.
       * @default 3600
       */
      expiresInSeconds: number;
      /** @description Exact origins of the pages that may embed the map in a frame, such as `https://www.example.com`, without a path. `http` is allowed only for localhost. */
      origins: string[];
      /** @description A note for your own reference, for example who the link is for. It appears in lists but not in the link. */
      subject?: string;
      /** @description Id of a private venue. */
      venueId: string;
    };
    ViewInput: {
      /** @description Degrees. */
      bearing?: number;
      /** @description Longitude and latitude of the center. */
      center?: [number, number];
      /** @description Description of the view. */
      description?: string;
      /** @description Ignored. Id in the workspace’s own system. */
      readonly externalId?: string;
      /** @description Id of the initial floor. */
      floor?: string;
      language?: string;
      /** @description Display name. */
      name: string;
      /** @description Degrees. */
      pitch?: number;
      /** @description Ignored. `bundle`: unchanged from the bundle. `workspace`: written through the API or a sync. */
      readonly source?: string;
      /** @enum {string} */
      theme?: 'light' | 'dark';
      /** @description Ignored. Time of the last change. */
      readonly updatedAt?: string;
      zoom?: number;
    };
    Webhook: {
      /** Format: date-time */
      createdAt: string;
      /** @description Note for your own reference. */
      description?: string;
      /**
       * Format: date-time
       * @description When it was disabled; only while disabled.
       */
      disabledAt?: string;
      /** @description Event types to send. */
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
      /** @description The https URL to send events to. It must not be in a private network. Redirects are not followed. */
      url: string;
    };
    WebhookDelivery: {
      /** @description Number of attempts. */
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
      /** @description Why the last attempt received no response. */
      lastError?: string;
      /** @description HTTP status of the last response. */
      lastStatus?: number;
      /**
       * Format: date-time
       * @description Time of the next attempt; only while pending.
       */
      nextAttemptAt?: string;
      /**
       * @description `pending`: waiting for the first or another attempt. `delivered`: the endpoint responded with 2xx. `dead`: all attempts failed.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
    };
    WebhookDeliveryDetails: {
      /** @description Number of attempts. */
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
      /** @description Why the last attempt received no response. */
      lastError?: string;
      /** @description HTTP status of the last response. */
      lastStatus?: number;
      /** @description The last hundred attempts, the oldest first. */
      log: {
        /** Format: date-time */
        at: string;
        /** @description Milliseconds. */
        durationMs: number;
        /** @description Why there was no response. */
        error?: string;
        /** @description HTTP status of the response. */
        status?: number;
      }[];
      /**
       * Format: date-time
       * @description Time of the next attempt; only while pending.
       */
      nextAttemptAt?: string;
      payload: components['schemas']['WebhookEvent'];
      /**
       * @description `pending`: waiting for the first or another attempt. `delivered`: the endpoint responded with 2xx. `dead`: all attempts failed.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
    };
    /**
     * Webhook event
     * @description The body of a webhook request.
     */
    WebhookEvent:
      | {
          /**
           * Format: date-time
           * @description Time of the event.
           */
          createdAt: string;
          data: {
            /**
             * Format: date-time
             * @description Time of publication.
             */
            publishedAt: string;
            /** @description Id of the venue. */
            venueId: string;
            /** @description Id of the version; missing for a demo venue. */
            versionId?: string;
          };
          /** @description Id of the event, identical in all attempts. Apply each event only once. */
          id: string;
          /** @constant */
          type: 'venue.published';
        }
      | {
          /**
           * Format: date-time
           * @description Time of the event.
           */
          createdAt: string;
          data: {
            /** @enum {string} */
            change: 'created' | 'updated' | 'deleted';
            /** @description Id in the workspace’s own system. */
            externalId: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Id of the venue. */
            venueId: string;
          };
          /** @description Id of the event, identical in all attempts. Apply each event only once. */
          id: string;
          /** @constant */
          type: 'location.updated';
        }
      | {
          /**
           * Format: date-time
           * @description Time of the event.
           */
          createdAt: string;
          data: {
            counts: {
              /** @description Created records. */
              created: number;
              /** @description Removed records. */
              deleted: number;
              /** @description Records that do not match their schema; their stored version is kept. */
              refused: number;
              /** @description Unchanged records. */
              unchanged: number;
              /** @description Updated records. */
              updated: number;
            };
            /** @description Id of the run. */
            runId: string;
            /** @description Id of the sync source. */
            sourceId: string;
            /** @description Id of the venue. */
            venueId: string;
          };
          /** @description Id of the event, identical in all attempts. Apply each event only once. */
          id: string;
          /** @constant */
          type: 'sync.completed';
        }
      | {
          /**
           * Format: date-time
           * @description Time of the event.
           */
          createdAt: string;
          data: {
            counts: {
              /** @description Created records. */
              created: number;
              /** @description Removed records. */
              deleted: number;
              /** @description Records that do not match their schema; their stored version is kept. */
              refused: number;
              /** @description Unchanged records. */
              unchanged: number;
              /** @description Updated records. */
              updated: number;
            };
            /** @description The error. */
            reason: string;
            /** @description Id of the run. */
            runId: string;
            /** @description Id of the sync source. */
            sourceId: string;
            /** @description Id of the venue. */
            venueId: string;
          };
          /** @description Id of the event, identical in all attempts. Apply each event only once. */
          id: string;
          /** @constant */
          type: 'sync.failed';
        }
      | {
          /**
           * Format: date-time
           * @description Time of the event.
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
          /** @description Id of the event, identical in all attempts. Apply each event only once. */
          id: string;
          /** @constant */
          type: 'webhook.disabled';
        }
      | {
          /**
           * Format: date-time
           * @description Time of the event.
           */
          createdAt: string;
          data: {
            /** @description Id of the webhook. */
            webhookId: string;
          };
          /** @description Id of the event, identical in all attempts. Apply each event only once. */
          id: string;
          /** @constant */
          type: 'webhook.test';
        };
    WebhookInput: {
      /** @description Note for your own reference. */
      description?: string;
      /** @description Event types to send. */
      events: (
        | 'venue.published'
        | 'location.updated'
        | 'sync.completed'
        | 'sync.failed'
        | 'webhook.disabled'
      )[];
      /** @description The https URL to send events to. It must not be in a private network. Redirects are not followed. */
      url: string;
    };
    Workspace: {
      /**
       * Format: date-time
       * @description Time of creation.
       */
      createdAt: string;
      /** @description Id of the workspace. */
      id: string;
      /** @description Display name. */
      name: string;
    };
    WorkspaceInput: {
      /** @description Ignored. Time of creation. */
      readonly createdAt?: string;
      /** @description Ignored. Id of the workspace. */
      readonly id?: string;
      /** @description Display name. */
      name: string;
    };
  };
  responses: {
    /** @description A parameter or the JSON body cannot be parsed. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request conflicts with the current state. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The key or link of the token does not have permission for this operation. */
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
    /** @description The resource does not exist in the workspace of the key. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The resource has changed: `If-Match` names another version. */
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body exceeds the size limit. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many requests from one IP address; `Retry-After` says when to try again. */
    TooMany: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The token is missing, expired, or was issued by another server. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The server cannot respond now, for example because its database is locked; `Retry-After` says when to try again. */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body does not match the schema, and `errors` lists the invalid values; or a venue file cannot be published, and `findings` says why. */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The operation does not accept the content type of the body. */
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
    /** @description Identifies this version; send it as `If-None-Match` or `If-Match`. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Name of the schema followed by `.json`. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
      /** @description The venues. */
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
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  getVenue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
  putVenue: {
    parameters: {
      query?: {
        /** @description Whether to publish a venue with errors. */
        acceptErrors?: boolean;
        /** @description City. */
        city?: string;
        /** @description Description. Default: counts of floors and spaces. */
        description?: string;
        /** @description Display name. Default: the name in the file. */
        name?: string;
        /** @description Whether the file may replace a demo venue. */
        replaceDemo?: boolean;
        /** @description Access to a new venue. Default: `public`; an existing venue keeps its access. */
        visibility?: 'public' | 'private';
      };
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/geo+json': unknown;
        'application/octet-stream': unknown;
        'application/zip': unknown;
      };
    };
    responses: {
      /** @description The next version was published. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VenueVersionReport'];
        };
      };
      /** @description The venue was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VenueVersionReport'];
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
  deleteVenue: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The venue was deleted. */
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
  listBaggageClaims: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Language of the texts, such as `fr`. Default: the venue’s own language, with all others included. */
        language?: string;
        /** @description Format version; `1` selects the newest 1.x.y. Default: the newest version. */
        version?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
      /** @description The requested range of the bundle. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': unknown;
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The requested range does not exist. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description External id of the parent category. */
        parent?: string;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description The record was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Category'];
        };
      };
      /** @description The record was created. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record was deleted. */
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
  patchCategory: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
        'application/merge-patch+json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description The record was changed. */
      200: {
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
  listCheckInCounters: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Origin: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. */
        from: string;
        /** @description Walking profile; `step-free` avoids steps. */
        profile?: 'walking' | 'step-free';
        /** @description Destination: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. */
        to: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The route, or its blockers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Directions']
            | components['schemas']['NoDirections'];
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Only events that end after this time. */
        from?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description External id of its location. */
        location?: string;
        /** @description Only events that have started by this time. */
        to?: string;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description The record was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description The record was created. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record was deleted. */
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
  patchEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
        'application/merge-patch+json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description The record was changed. */
      200: {
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
  listFlights: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
  getFloorPng: {
    parameters: {
      query?: {
        /** @description Token of a link to a private map, for contexts that cannot send headers, such as `<img>`. See `createViewerAccess`. */
        access?: string;
        /** @description Direction of the top edge, in degrees clockwise from north. Default: the best fit. */
        bearing?: number;
        /** @description What to show: `floor`, `route`, or a place: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. Default: the route if it is on the floor, otherwise the floor. */
        frame?: string;
        /** @description Origin of a route to draw: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. */
        from?: string;
        /** @description Height in CSS pixels. Default: the height of the framed part, at most the width. */
        height?: number;
        /** @description Ids of up to 50 spaces, areas, and locations to emphasize, separated by `;`. */
        highlighted?: string;
        /** @description Whether to show the names of places. */
        labels?: boolean;
        /** @description Language of the names, such as `fr`. Default: the venue’s own language. */
        language?: string;
        /** @description Up to 20 markers, separated by `;`: a place, or a place and its text, as in `el_greenbarrow_market=Meet here`. Those on other floors are not drawn. */
        markers?: string;
        /** @description Whether a rotated map has a north arrow. */
        northArrow?: boolean;
        /** @description Space around the framed part, in CSS pixels. */
        padding?: number;
        /** @description Walking profile of the route; `step-free` avoids steps. Default: `walking`. */
        profile?: 'walking' | 'step-free';
        /** @description Image pixels per CSS pixel. The whole image has at most 4 million. */
        scale?: number;
        /** @description Colors; `print` has white rooms and black lines. */
        theme?: 'light' | 'dark' | 'print';
        /** @description Destination of the route, in the same form as `from`. */
        to?: string;
        /** @description Width in CSS pixels. */
        width?: number;
      };
      header?: never;
      path: {
        /** @description Id or external id of the floor. */
        floorId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'image/png': unknown;
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
  getFloorSvg: {
    parameters: {
      query?: {
        /** @description Token of a link to a private map, for contexts that cannot send headers, such as `<img>`. See `createViewerAccess`. */
        access?: string;
        /** @description Direction of the top edge, in degrees clockwise from north. Default: the best fit. */
        bearing?: number;
        /** @description What to show: `floor`, `route`, or a place: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. Default: the route if it is on the floor, otherwise the floor. */
        frame?: string;
        /** @description Origin of a route to draw: the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`. */
        from?: string;
        /** @description Height in CSS pixels. Default: the height of the framed part, at most the width. */
        height?: number;
        /** @description Ids of up to 50 spaces, areas, and locations to emphasize, separated by `;`. */
        highlighted?: string;
        /** @description Whether to show the names of places. */
        labels?: boolean;
        /** @description Language of the names, such as `fr`. Default: the venue’s own language. */
        language?: string;
        /** @description Up to 20 markers, separated by `;`: a place, or a place and its text, as in `el_greenbarrow_market=Meet here`. Those on other floors are not drawn. */
        markers?: string;
        /** @description Whether a rotated map has a north arrow. */
        northArrow?: boolean;
        /** @description Space around the framed part, in CSS pixels. */
        padding?: number;
        /** @description Walking profile of the route; `step-free` avoids steps. Default: `walking`. */
        profile?: 'walking' | 'step-free';
        /** @description Colors; `print` has white rooms and black lines. */
        theme?: 'light' | 'dark' | 'print';
        /** @description Destination of the route, in the same form as `from`. */
        to?: string;
        /** @description Width in CSS pixels. */
        width?: number;
      };
      header?: never;
      path: {
        /** @description Id or external id of the floor. */
        floorId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': unknown;
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description External id of one of its categories. */
        category?: string;
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Id of a floor with one of its spaces. */
        floor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description The record was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Location'];
        };
      };
      /** @description The record was created. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record was deleted. */
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
  patchLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
        'application/merge-patch+json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description The record was changed. */
      200: {
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
  listParking: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            parking: components['schemas']['Parking'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Only records changed at this time or later. */
        updatedSince?: string;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            securityWaits: components['schemas']['SecurityWait'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Id of their floor. */
        floor?: string;
        /** @description Kind of space, for example `room` or `hallway`. */
        kind?: string;
        /** @description Maximum number of items. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            sources: components['schemas']['SyncSource'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Id of the source, chosen by you. */
        sourceId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the source, chosen by you. */
        sourceId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description The source was replaced. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SyncSource'];
        };
      };
      /** @description The source was created. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the source, chosen by you. */
        sourceId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The source was deleted. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Status of the run. */
        status?: 'queued' | 'running' | 'completed' | 'failed';
      };
      header?: never;
      path: {
        /** @description Id of the source, chosen by you. */
        sourceId: string;
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            runs: components['schemas']['SyncRun'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the source, chosen by you. */
        sourceId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description The run is queued or running. */
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
        /** @description Id of the source, chosen by you. */
        sourceId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Outcome of the record. */
        outcome?: 'created' | 'updated' | 'deleted' | 'unchanged' | 'refused';
      };
      header?: never;
      path: {
        /** @description Id of the run. */
        runId: string;
        /** @description Id of the source, chosen by you. */
        sourceId: string;
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            records: components['schemas']['SyncRecord'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
  listVenueVersions: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            versions: components['schemas']['VenueVersion'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
  getVenueVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
        venueId: string;
        /** @description Id of the version. */
        versionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The version. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VenueVersionReport'];
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
  publishVenueVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of a venue in the workspace. */
        venueId: string;
        /** @description Id of the version. */
        versionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The version is served. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VenueVersionReport'];
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
  listViews: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            views: components['schemas']['View'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
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
      /** @description The record was replaced. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['View'];
        };
      };
      /** @description The record was created. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record was deleted. */
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
  patchView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
        /** @description The `ETag` of the version to replace or delete. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it. */
        externalId: string;
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
        'application/merge-patch+json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description The record was changed. */
      200: {
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
  getVisibility: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a venue in the workspace. */
        venueId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Who can read the venue. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VenueVisibility'];
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of a venue in the workspace. */
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
      /** @description The access was changed. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            viewerAccess: components['schemas']['ViewerAccess'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
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
      /** @description The link was created. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
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
      /** @description The link was revoked. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            webhooks: components['schemas']['Webhook'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
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
      /** @description The webhook was created. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
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
      /** @description The webhook was deleted. */
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
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
        /** @description Status of the delivery. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
      /** @description Not modified since the version in `If-None-Match`. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
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
      /** @description The delivery was queued. Get the delivery to see its result. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
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
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
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
      /** @description The delivery was queued. Get the delivery to see its result. */
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
  listWorkspaces: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
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
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
            workspaces: components['schemas']['Workspace'][];
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
  putWorkspace: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the workspace. */
        workspaceId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WorkspaceInput'];
      };
    };
    responses: {
      /** @description It was renamed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Workspace'];
        };
      };
      /** @description It was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Workspace'];
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
  deleteWorkspace: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the workspace. */
        workspaceId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The workspace was deleted. */
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
  listKeys: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the previous page; use the same filters. */
        cursor?: string;
        /** @description Maximum number of items. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Id of the workspace. */
        workspaceId: string;
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
            keys: components['schemas']['ApiKey'][];
            /** @description Cursor of the next page; missing on the last page. */
            nextCursor?: string;
          };
        };
      };
      /** @description Not modified since the version in `If-None-Match`. */
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
  createKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the workspace. */
        workspaceId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyInput'];
      };
    };
    responses: {
      /** @description The key was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
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
  revokeKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The public key. */
        keyId: string;
        /** @description Id of the workspace. */
        workspaceId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key was revoked. */
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
  rotateKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public key. */
        keyId: string;
        /** @description Id of the workspace. */
        workspaceId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['KeyRotation'];
      };
    };
    responses: {
      /** @description The key has a new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
      507: components['responses']['InsufficientStorage'];
    };
  };
}
