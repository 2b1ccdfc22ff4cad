import { z } from 'zod';

const releaseSchema = z.object({
  version: z.string(),
  /** SHA-256 of the archive, in hexadecimal digits. */
  checksum: z.string(),
  manifests: z.array(
    z.object({
      /** `Package.swift`, or `Package@swift-6.1.swift`. */
      file: z.string(),
      /** The version of Swift's tools in its first line. */
      toolsVersion: z.string(),
    }),
  ),
});

const packageSchema = z.object({
  scope: z.string(),
  name: z.string(),
  description: z.string(),
  /** Where the sources are. */
  repositoryUrl: z.string(),
  /** The latest first. */
  releases: z.tuple([releaseSchema], releaseSchema),
});

/** What the build says about the Swift packages of this server. */
export const registryIndexSchema = z.object({ packages: z.array(packageSchema) });

/** A Swift package with its releases. */
export type SwiftPackage = z.infer<typeof packageSchema>;

/** A release of a Swift package. */
export type SwiftRelease = z.infer<typeof releaseSchema>;
