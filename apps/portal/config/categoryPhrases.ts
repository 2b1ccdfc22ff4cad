/** Search phrases for the pages of a category, by the slug of its page of cards. */
export const categoryPhrases: Readonly<Record<string, readonly string[]>> = {
  'embed-a-map':
    'ways to embed, all site builders, website builders, CMS guides, embed options, embedding overview, which embed method, supported website builders, embed guides, map in a CMS, iframe guides, embed in any site, list of platforms, map for my blog, embed with or without code, content management systems'.split(
      ', ',
    ),
  'enterprise-apps':
    'finished apps, ready-made apps, apps without development, no-code apps, list of apps, app overview, complete products, turnkey apps, kiosk and web apps, apps for operators, apps for venues, compare the apps, out-of-the-box apps, business apps, apps for malls and airports, which app do I need'.split(
      ', ',
    ),
  integrations:
    'list of integrations, connect other systems, connect our backend, third-party systems, external systems, integration overview, supported integrations, automation, event-driven integration, connect a service, developer integrations, system integration, connectors, integration options, react to changes'.split(
      ', ',
    ),
  'data-sync':
    'data sync overview, sync guides, sync topics, tenant data import overview, feeds overview, data integration, supported data objects, import options, data pipelines, automatic data updates, what can be synced, sync documentation, object types of a sync, data sources, keep data current'.split(
      ', ',
    ),
  '{product}-venue-format-mvf':
    'MVF overview, MVF versions, both format versions, format documentation, venue format guides, indoor map format, open map format, file format overview, which version of the format, format comparison, data format for buildings, floor plan format, map exchange format, format tutorials, renderers of the format'.split(
      ', ',
    ),
  'version-2':
    'MVF 2 guides, version 2 overview, current format version, MVF v2 documentation, version 2 tutorials, new format guides, rendering guides of version 2, latest format version, version 2 topics, version 2 pages, MVF 2 docs, format 2, second version of the format, MVF2, newest venue format'.split(
      ', ',
    ),
  'version-1':
    'MVF 1 guides, version 1 overview, old format version, MVF v1 documentation, version 1 tutorials, old format guides, rendering guides of version 1, legacy format version, version 1 topics, version 1 pages, MVF 1 docs, format 1, first version of the format, MVF1, oldest venue format'.split(
      ', ',
    ),
};
