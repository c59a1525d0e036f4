import { z } from '@hono/zod-openapi'

export const REGION_SOURCES = ['database', 'configured', 'unknown'] as const

export const regionSchema = z
  .object({
    restricted: z
      .boolean()
      .openapi({ description: 'A country that cannot be found counts as restricted' }),
    country: z
      .string()
      .length(2)
      .nullable()
      .openapi({ example: 'DE', description: 'ISO 3166-1 alpha-2; null when not known' }),
    source: z.enum(REGION_SOURCES).openapi({
      description:
        'database: looked up; configured: a loopback or private address; unknown: the look-up failed',
    }),
  })
  .openapi('Region')
