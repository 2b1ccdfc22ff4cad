import { z } from 'zod';

const duration = z.string().regex(/^(?:\d+h)?(?:\d+m)?(?:\d+s)?$/);
const name = z.string().regex(/^[a-zA-Z0-9._-]+$/);

const service = z
  .strictObject({
    image: z.string().regex(/^[\w./-]+:[\w.-]+$/, 'expected an image with a tag'),
    build: z.strictObject({ context: z.string(), dockerfile: z.string() }),
    restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
    depends_on: z.record(
      name,
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    ),
    environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
    ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/)),
    volumes: z.array(z.string().regex(/^[\w-]+:\/[\w./-]+$/)),
    networks: z.array(name),
    read_only: z.boolean(),
    tmpfs: z.array(z.string().startsWith('/')),
    cap_drop: z.array(z.string()),
    security_opt: z.array(z.string()),
    healthcheck: z.strictObject({
      test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
      interval: duration,
      timeout: duration,
      retries: z.int().min(1),
    }),
  })
  .partial()
  .refine(({ image, build }) => (image === undefined) !== (build === undefined), {
    error: 'expected either image or build',
  });

/**
 * The part of the Compose specification that our file needs. Everything else is rejected, because
 * no maintained npm package has the full schema.
 */
export const composeSchema = z.strictObject({
  services: z.record(name, service),
  networks: z.record(
    name,
    z.strictObject({
      ipam: z.strictObject({
        config: z.array(z.strictObject({ subnet: z.string().regex(/^[\d.]+\/\d+$/) })),
      }),
    }),
  ),
  volumes: z.record(name, z.null()),
});

/** A compose file. */
export type ComposeFile = z.infer<typeof composeSchema>;

/** Finds names that a compose file refers to but does not define. */
export function brokenReferences({ services, networks, volumes }: ComposeFile): readonly string[] {
  return Object.entries(services).flatMap(([own, one]) => [
    ...(one.networks ?? []).filter((network) => !(network in networks)),
    ...(one.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => !(volume in volumes)),
    ...Object.entries(one.depends_on ?? {})
      .filter(
        ([other, { condition }]) =>
          services[other] === undefined ||
          (condition === 'service_healthy' && services[other].healthcheck === undefined),
      )
      .map(([other]) => `${own} → ${other}`),
  ]);
}
