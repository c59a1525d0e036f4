import * as z from 'zod'
import { address, bytes, integerText, seconds } from './schema-parts.ts'

/** Version of everything that scripts read; a change that breaks readers raises it. */
export const outputVersion = 1

/** What a dry run says. Amounts in base units; negative ones leave the account. */
export const reviewSchema = z.strictObject({
  account: address(),
  purpose: z.string(),
  transactions: z.array(
    z.strictObject({
      to: address(),
      contract: z.string().optional(),
      function: z.string().optional(),
      valueWei: integerText(),
      data: bytes(),
    }),
  ),
  forecast: z.enum(['done', 'unsupported']),
  changes: z.array(
    z.strictObject({
      asset: address().nullable(),
      symbol: z.string().nullable(),
      decimals: z.int().nullable(),
      amount: integerText(),
      isNft: z.boolean(),
    }),
  ),
  rights: z.array(
    z.strictObject({ asset: address(), spender: address(), amount: integerText().nullable() }),
  ),
  feeWei: integerText(),
  gas: integerText(),
  gasWei: integerText(),
  isGasMeasured: z.boolean(),
  permanent: z.array(z.string()),
  facts: z.record(z.string(), z.unknown()),
})

/** What `sign-link` says. */
export const signLinkSchema = z.strictObject({
  /** Behind the address of any site of the platform. */
  path: z.string(),
  /** The whole link, where a site was named. */
  link: z.string().optional(),
  id: z.string(),
  expiresAt: seconds(),
  review: reviewSchema,
})

const head = {
  schema: z.literal(outputVersion),
  command: z.string(),
  network: z.string().optional(),
  chainId: z.int().optional(),
}

/** What stands on the standard output: exactly one line, of one of these. @param result of the command */
export const envelopeSchema = (result: z.ZodType) =>
  z.union([
    z.strictObject({ ...head, result }),
    z.strictObject({ ...head, dryRun: reviewSchema }),
    z.strictObject({ ...head, signLink: signLinkSchema }),
  ])

/** The last line of the standard error of a command that failed. */
export const failureSchema = z.strictObject({
  schema: z.literal(outputVersion),
  command: z.string().optional(),
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    exitCode: z.int(),
    args: z.record(z.string(), z.unknown()),
    issues: z.array(
      z.strictObject({
        field: z.string(),
        line: z.int().optional(),
        code: z.string(),
        message: z.string(),
      }),
    ),
    transactionHash: z.string().optional(),
  }),
})
