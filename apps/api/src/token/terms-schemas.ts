import { z } from '@hono/zod-openapi'
import { addressField, amountField, secondsField } from '../http/fields.ts'

const bpsField = z.number().int().openapi({ description: 'Basis points of what moves' })
const shareField = z.number().int().openapi({ description: 'Whole percent of the collected tax' })
const blocksField = z.number().int().openapi({ description: 'Blocks of this network' })

export const taxesSchema = z
  .object({
    buyBps: bpsField,
    sellBps: bpsField,
    transferBps: bpsField,
    addPoolBps: bpsField,
    removePoolBps: bpsField,
  })
  .openapi('TokenTaxes')

export const sharesSchema = z
  .object({
    burn: shareField,
    liquidity: shareField,
    marketing: shareField,
    dividend: shareField,
  })
  .openapi('TokenShares')

const launchSchema = z.object({
  isLaunched: z.boolean(),
  launchedAt: secondsField.nullable(),
  launchedBlock: z.number().int().nullable(),
  isLiquidityPhase: z.boolean(),
  launcher: addressField.nullable(),
  pair: addressField.nullable(),
})

const totalsSchema = z
  .object({
    taxCollected: amountField,
    swapBacks: z.number().int(),
    soldTokens: amountField,
    burnedTokens: amountField,
    liquidityTokens: amountField,
    liquidityQuote: amountField,
    marketingQuote: amountField,
    dividendAmount: amountField,
    blacklisted: z.number().int(),
    killed: z.number().int(),
    lpStaked: amountField,
    lockCredited: amountField,
  })
  .openapi('TokenTotals')

/** Terms of a taxed token as the owner has set them, and what its mechanisms have moved. */
export const termsSchema = z
  .object({
    taxes: taxesSchema,
    shares: sharesSchema,
    switches: z
      .object({
        taxChange: z.boolean(),
        blacklist: z.boolean(),
        swapLimit: z.boolean(),
        walletLimit: z.boolean(),
      })
      .openapi({ description: 'Once off, off for ever' }),
    walletLimit: amountField,
    swapLimit: amountField,
    fissionCount: z.number().int(),
    swapThreshold: amountField,
    killBlocks: blocksField.nullable().openapi({ description: 'Null before the launch' }),
    launch: launchSchema,
    marketingWallet: addressField.nullable(),
    dividend: z
      .object({
        threshold: amountField.nullable(),
        intervalBlocks: blocksField.nullable(),
        added: amountField,
        paid: amountField,
        payments: z.number().int(),
        accounts: z.number().int(),
      })
      .nullable(),
    nft: z
      .object({
        perNft: amountField,
        trigger: amountField,
        credited: amountField,
        paid: amountField,
        activeNfts: z.number().int(),
      })
      .nullable(),
    referral: z
      .object({
        rebateBps: z.array(z.number().int()).openapi({ description: 'Of the trade, by level' }),
        bindIntervalBlocks: blocksField.nullable(),
        members: z.number().int(),
        rebates: z.number().int(),
        rebatesPaid: amountField,
      })
      .nullable(),
    totals: totalsSchema,
  })
  .openapi('TokenTerms')

export const pairSchema = z
  .object({ pair: addressField, isMain: z.boolean(), registeredAt: secondsField })
  .openapi('TokenPair')

export const exemptionSchema = z
  .object({
    account: addressField,
    directions: z
      .number()
      .int()
      .openapi({ description: '1 into the contract, 2 out of it, 3 both' }),
  })
  .openapi('TokenExemption')

export type TokenTerms = z.infer<typeof termsSchema>
