import { z } from '@hono/zod-openapi'

export const descriptorListSchema = z
  .object({
    descriptors: z.array(
      z.object({
        file: z.string().openapi({ example: 'calldata-presale.json' }),
        contractName: z.string().openapi({ example: 'Presale' }),
        calls: z.int().openapi({ description: 'How many calls or messages it describes' }),
      }),
    ),
  })
  .openapi('ClearSigningDescriptors')

/** The standard says what is within; here stands what every descriptor has. */
export const descriptorSchema = z
  .object({
    $schema: z.url(),
    context: z.record(z.string(), z.unknown()),
    metadata: z.record(z.string(), z.unknown()),
    display: z.object({ formats: z.record(z.string(), z.unknown()) }),
  })
  .openapi('ClearSigningDescriptor')
