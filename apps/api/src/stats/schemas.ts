import { z } from '@hono/zod-openapi'
import { addressField, amountField, secondsField, wholeParameter } from '../http/fields.ts'
import { solanaStatsSchema } from './solana-stats-schema.ts'

const counts = {
  tokensCreated: z.number().int(),
  newCreators: z
    .number()
    .int()
    .openapi({ description: 'Addresses that created their first token' }),
  transfers: z
    .number()
    .int()
    .openapi({ description: 'Transfer events of our tokens, mints and burns included' }),
  contributions: z.number().int().openapi({ description: 'Contributions to presales' }),
  stakes: z.number().int().openapi({ description: 'Deposits in staking pools' }),
  nftsMinted: z
    .number()
    .int()
    .openapi({ description: 'NFTs of our NFT sales, those of owners included' }),
  claims: z
    .number()
    .int()
    .openapi({ description: 'Payments of presales and airdrops to their participants' }),
  acts: z.number().int().openapi({
    description:
      'Launches, contributions, locks, stakes, claims, mints and the like: see `ActKind`',
  }),
}

const usersField = z.number().int().openapi({
  description: 'Accounts in whose name something was done',
})
const contributorsField = z
  .number()
  .int()
  .openapi({ description: 'Accounts that contributed to a presale' })
const finishedField = z.number().int().openapi({ description: 'Presales that were finished' })
const canceledField = z
  .number()
  .int()
  .openapi({ description: 'Presales that were canceled, and said so on chain' })

const templatesField = (description: string) =>
  z
    .array(
      z.object({
        templateId: z.number().int(),
        feeWei: amountField.openapi({ description: 'Full fee of one creation now' }),
        enabled: z.boolean(),
      }),
    )
    .openapi({ description })

/** What amounts of a currency are counted in. */
export const currencyUnit = {
  symbol: z
    .string()
    .nullable()
    .openapi({ description: 'As the currency calls itself; null: not known yet, or native' }),
  decimals: z.number().int().nullable(),
}

const currencySchema = z
  .object({
    currency: addressField.openapi({
      description: 'The zero address stands for the native currency',
    }),
    ...currencyUnit,
    presales: z.number().int(),
    finished: z.number().int(),
    canceled: z.number().int().openapi({ description: 'Said so on chain' }),
    contributed: amountField.openapi({ description: 'Ever put into presales' }),
    refunded: amountField,
    raised: amountField.openapi({ description: 'Kept by finished presales' }),
  })
  .openapi('CurrencyStats')

const chainStatsSchema = z
  .object({
    chainId: z.number().int(),
    tokens: z.number().int().openapi({ description: 'Tokens created through the factory' }),
    creators: z.number().int().openapi({ description: 'Addresses that created at least one' }),
    holders: z
      .number()
      .int()
      .openapi({ description: 'Addresses that hold at least one of our tokens now' }),
    transfers: counts.transfers,
    feesWei: amountField.openapi({
      description: 'Creation fees paid, in wei of the native currency',
    }),
    inviterRewardsWei: amountField.openapi({
      description: 'Part of the fees that went to inviters',
    }),
    templates: templatesField('Templates that the factory of tokens knows'),
    presales: z.number().int(),
    finished: finishedField,
    canceled: canceledField,
    contributions: counts.contributions,
    contributors: contributorsField,
    airdrops: z.number().int(),
    claims: counts.claims,
    users: usersField,
    acts: counts.acts,
    presaleFeesWei: amountField.openapi({ description: 'Creation fees of presales' }),
    locks: z.number().int().openapi({ description: 'Locks ever made, parts included' }),
    pools: z.number().int().openapi({ description: 'Staking pools' }),
    stakers: z.number().int().openapi({ description: 'Addresses with something staked now' }),
    stakes: counts.stakes,
    poolFeesWei: amountField.openapi({ description: 'Creation fees of staking pools' }),
    nftSales: z.number().int(),
    nftsMinted: counts.nftsMinted,
    nftVolumeWei: amountField.openapi({
      description: 'Prices of NFTs that were paid in native currency',
    }),
    nftSaleFeesWei: amountField.openapi({ description: 'Creation fees of NFT sales' }),
    poolTemplates: templatesField('Templates that the newest factory of pools knows'),
    presaleTemplates: templatesField('Templates that the newest factory of presales knows'),
    currencies: z.array(currencySchema),
  })
  .openapi('ChainStats')

/** One network on one day. */
export const dayStatsSchema = z
  .object({
    day: secondsField.openapi({ description: 'Unix seconds of 00:00 UTC' }),
    chainId: z.number().int(),
    ...counts,
    holdersAtEnd: z.number().int().openapi({ description: "Holders after the day's last event" }),
    feesWei: amountField,
    inviterRewardsWei: amountField,
    presalesCreated: z.number().int(),
    presalesFinished: z.number().int(),
    presalesCanceled: z.number().int(),
    newContributors: z
      .number()
      .int()
      .openapi({ description: 'Accounts that contributed for the first time on the network' }),
    presaleFeesWei: amountField,
    locksMade: z.number().int().openapi({ description: 'Parts that were split off included' }),
    airdropsCreated: z.number().int(),
    newUsers: z.number().int().openapi({
      description: 'Accounts in whose name something was done for the first time on the network',
    }),
    poolsCreated: z.number().int(),
    poolFeesWei: amountField,
    nftSalesCreated: z.number().int(),
    nftVolumeWei: amountField,
    nftSaleFeesWei: amountField,
  })
  .openapi('DayStats')

export const statsQuery = z.object({
  days: wholeParameter(1, 366).default(30).openapi({
    default: 30,
    description: 'Length of the series: days with an event, counted back from the newest',
  }),
})

export const statsSchema = z
  .object({
    totals: z
      .object({
        tokens: z.number().int(),
        creators: z
          .number()
          .int()
          .openapi({ description: 'Different addresses over all networks' }),
        holders: z.number().int().openapi({
          description: 'Sum over the networks: an address on two networks counts twice',
        }),
        transfers: z.number().int(),
        presales: z.number().int(),
        finished: finishedField,
        canceled: canceledField,
        contributions: counts.contributions,
        contributors: contributorsField.openapi({
          description:
            'Accounts that contributed to a presale: an address on two networks counts twice',
        }),
        locks: z.number().int(),
        stakes: counts.stakes,
        airdrops: z.number().int(),
        claims: counts.claims,
        users: usersField.openapi({
          description:
            'Accounts in whose name something was done: an address on two networks counts twice',
        }),
        acts: counts.acts,
        pools: z.number().int(),
        stakers: z.number().int().openapi({
          description: 'Different addresses over all networks with something staked now',
        }),
        nftSales: z.number().int(),
        nftsMinted: z.number().int(),
        chains: z.number().int().openapi({ description: 'Networks whose deployment is indexed' }),
      })
      .openapi({
        description: 'Of EVM networks. Fees are not summed: they are paid in different currencies',
      }),
    chains: z.array(chainStatsSchema),
    solana: z.array(solanaStatsSchema).openapi({
      description: 'Clusters of Solana; nothing of them is in `totals`, `chains` and `days`',
    }),
    days: z.array(dayStatsSchema),
  })
  .openapi('Stats')
