import { z } from '@hono/zod-openapi'
import { ACT_KINDS } from '@slipway/database/stats/indexed'
import { blockMetadataFields } from '../http/block-metadata.ts'
import { addressField, amountField, chainParameter, limitParameter } from '../http/fields.ts'

/** What an act belongs to. */
export const ACT_FEATURES = ['token', 'presale', 'lock', 'staking', 'airdrop', 'nft'] as const
export type ActFeature = (typeof ACT_FEATURES)[number]

export const actSchema = z
  .object({
    chainId: z.number().int(),
    number: z.number().int().openapi({ description: "Of the network's acts, from 1" }),
    kind: z.enum(ACT_KINDS).openapi('ActKind'),
    feature: z.enum(ACT_FEATURES).openapi('ActFeature'),
    subject: addressField.openapi({
      description: 'Token, presale, locker, pool, airdrop, sender of lists or collection',
    }),
    subjectName: z.string().nullable().openapi({
      description: 'Name of the token that was made, sold or staked, or of the collection',
    }),
    templateId: z.number().int().nullable().openapi({ description: 'Of a presale' }),
    lockId: z.string().nullable(),
    account: addressField.openapi({ description: 'In whose name' }),
    asset: addressField.nullable().openapi({
      description: 'What the amount is of; the zero address stands for the native currency',
    }),
    symbol: z.string().nullable(),
    decimals: z.number().int().nullable(),
    amount: amountField.nullable().openapi({
      description: 'Base units of the asset, or number of NFTs where there is no asset',
    }),
    ...blockMetadataFields,
  })
  .openapi('Act')

export const actsQuery = z.object({
  chain: chainParameter.optional(),
  feature: z.enum(ACT_FEATURES).optional(),
  launches: z.enum(['true', 'false']).optional().openapi({
    description: 'true: only tokens, presales, pools, airdrops and collections that were made',
  }),
  limit: limitParameter,
})

export const actsSchema = z
  .object({ items: z.array(actSchema).openapi({ description: 'Newest first' }) })
  .openapi('Acts')

export const paceSchema = z
  .object({
    chains: z.array(
      z
        .object({
          chainId: z.number().int(),
          endsAt: z.number().int().openapi({
            description: 'Unix seconds of the last indexed block: the hour counts back from it',
          }),
          minutes: z.array(z.number().int()).openapi({
            description: 'Acts in each of the last 60 minutes, oldest first',
          }),
        })
        .openapi('ChainPace'),
    ),
  })
  .openapi('Pace')
