import { z } from 'zod';

const releaseSchema = z.object({
  version: z.string(),
  /** SHA-256 of the archive in hexadecimal. */
  checksum: z.string(),
  manifests: z.array(
    z.object({
      /** `Package.swift`, or `Package@swift-6.1.swift`. */
      file: z.string(),
      /** The tools version in its first line. */
      toolsVersion: z.string(),
    }),
  ),
});

const packageSchema = z.object({
  scope: z.string(),
  name: z.string(),
  description: z.string(),
  /** URLs of the sources. */
  repositoryUrl: z.string(),
  /** Latest first. */
  releases: z.tuple([releaseSchema], releaseSchema),
});

/** The Swift packages of this server, as written by the build. */
export const registryIndexSchema = z.object({ packages: z.array(packageSchema) });

/** A Swift package with its releases. */
export type SwiftPackage = z.infer<typeof packageSchema>;

/** A release of a Swift package. */
export type SwiftRelease = z.infer<typeof releaseSchema>;
