import { z } from 'zod'

/** The part of ERC-7730 (schema v2) that our descriptors use, and nothing beside it. */
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const deployments = z.array(z.strictObject({ chainId: z.int().positive(), address }))
const part = String.raw`\.(\w+|\[(-?\d+)?\])`
const path = z.string().regex(new RegExp(`^(#(${part})+|@\\.(value|to))$`))
const addressType = z.enum(['wallet', 'eoa', 'contract', 'token', 'collection'])

const shared = { path, label: z.string().min(1), visible: z.enum(['always', 'never']) }
const plain = z.strictObject({
  ...shared,
  format: z.enum(['raw', 'amount', 'duration']).optional(),
})
const withParams = <Format extends string, Params extends z.ZodType>(
  format: Format,
  params: Params,
) => z.strictObject({ ...shared, format: z.literal(format), params })

const fieldSchema = z.union([
  plain,
  withParams(
    'tokenAmount',
    z.strictObject({ tokenPath: path, nativeCurrencyAddress: address.optional() }),
  ),
  withParams('nftName', z.strictObject({ collectionPath: path })),
  withParams('date', z.strictObject({ encoding: z.literal('timestamp') })),
  withParams('unit', z.strictObject({ base: z.string(), decimals: z.int().optional() })),
  withParams('enum', z.strictObject({ $ref: z.string().startsWith('$.metadata.enums.') })),
  withParams(
    'addressName',
    z.strictObject({ types: z.array(addressType), sources: z.array(z.string()).optional() }),
  ),
])

const formats = z.record(
  z.string().regex(/^\w+\(.*\)$/),
  z.strictObject({ intent: z.string().min(1), fields: z.array(fieldSchema) }),
)
const contract = z.strictObject({
  deployments: deployments.min(1).optional(),
  factory: z.strictObject({ deployments: deployments.min(1), deployEvent: z.string() }).optional(),
})
const eip712 = z.strictObject({ deployments: deployments.min(1).optional() })
const $id = z.string()

export const descriptorSchema = z.strictObject({
  $schema: z.url(),
  context: z.union([z.strictObject({ $id, contract }), z.strictObject({ $id, eip712 })]),
  metadata: z.strictObject({
    owner: z.string().optional(),
    contractName: z.string(),
    enums: z.record(z.string(), z.record(z.string().regex(/^\d+$/), z.string())).optional(),
  }),
  display: z.strictObject({ formats }),
})

export type Descriptor = z.infer<typeof descriptorSchema>
export type DescriptorField = z.infer<typeof fieldSchema>
