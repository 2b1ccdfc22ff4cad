/** Modules of the Swift package that apps import, by what they contain. */
export const swiftModules = {
  core: 'MezzanineCore',
  map: 'Mezzanine',
  v4: 'MezzanineV4',
  v3: 'MezzanineV3',
} as const;
