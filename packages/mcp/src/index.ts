export { createMcpServer } from './createMcpServer.ts';
export { indexSearch } from './site/indexSearch.ts';
export { rasterizeSvg } from './pictures/rasterizeSvg.ts';
export { ToolError } from './results/ToolError.ts';
export { estimateTokens, maxResultTokens } from './results/tokens.ts';

export type { McpParts } from './createMcpServer.ts';
export type { SiteHit, SiteQuery, SiteSource } from './site/SiteSource.ts';
export type { VenueEntry, VenueFiles, VenueStore } from './venues/VenueStore.ts';
export type { RasterizedMap } from './pictures/rasterizeSvg.ts';
export type { Tool, ToolCall } from './results/Tool.ts';
export type { Answer, Origin, Picture } from './results/Answer.ts';
