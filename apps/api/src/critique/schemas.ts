import { z } from '@hono/zod-openapi'
import { BADGE_SUBJECTS } from '@slipway/sdk/badges/badge-kinds'
import {
  CRITIQUE_VERDICTS,
  CRITIQUE_VISIBILITIES,
  critiqueLimits,
} from '@slipway/sdk/critique/critique-rules'
import {
  ADDRESS_PATTERN,
  addressField,
  chainParameter,
  secondsField,
  typedAddressField,
} from '../http/fields.ts'

/** Longer than any field; the field's own rule says what is wrong, by its code. */
const text = (example: string, description: string) =>
  z.string().max(4_000).openapi({ example, description })
const visibility = z.enum(CRITIQUE_VISIBILITIES).openapi({
  description: 'Seen by everybody, by the invited critics, or by its owner alone (a draft)',
})
const verdict = z.enum(CRITIQUE_VERDICTS)
const limits = critiqueLimits

const answerSchema = z.object({ verdict, said: z.string(), answeredAt: secondsField })

export const critiqueSchema = z
  .object({
    id: z.string(),
    subject: z.enum(BADGE_SUBJECTS),
    chainId: z.number().int(),
    address: addressField,
    asker: addressField,
    title: z.string(),
    goal: z.string(),
    standard: z.string(),
    client: z.string(),
    weight: z.number().int().nullable(),
    visibility,
    startsAt: secondsField,
    endsAt: secondsField,
    createdAt: secondsField,
    critics: z.array(
      z.object({ address: addressField, answer: z.union([answerSchema, z.null()]) }),
    ),
  })
  .openapi('Critique')

const critiques = z.array(critiqueSchema)

export const critiquesSchema = z.object({ items: critiques }).openapi('CritiquesOfContract')

export const ownCritiquesSchema = z
  .object({
    asked: critiques.openapi({ description: 'Of this account, whole' }),
    invited: critiques.openapi({
      description:
        'To which a wallet of this account is invited; not public: with own answers alone',
    }),
  })
  .openapi('OwnCritiques')

const seconds = z.number().int().min(0).max(100_000_000_000)

export const critiqueInput = z
  .strictObject({
    chain: chainParameter,
    contract: typedAddressField('Address of the contract'),
    title: text(
      'Vesting of the second presale',
      `${limits.titleMin} to ${limits.titleMax} characters`,
    ),
    startsAt: seconds.openapi({ example: 1_795_000_000, description: 'Unix seconds' }),
    endsAt: seconds.openapi({
      example: 1_795_600_000,
      description: 'Unix seconds; at most 90 days after the start',
    }),
    goal: text(
      'Is anybody able to move locked tokens early?',
      `${limits.goalMin} to ${limits.goalMax} characters`,
    ),
    standard: text(
      'A transaction that shows it.',
      `${limits.standardMin} to ${limits.standardMax} characters`,
    ),
    client: text('', `At most ${limits.clientMax} characters`).default(''),
    critics: z
      .array(
        z.string().max(100).openapi({
          example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
          pattern: ADDRESS_PATTERN,
        }),
      )
      .max(50)
      .openapi({ description: `1 to ${limits.critics} wallets, none of them of this account` }),
    weight: z.number().nullable().default(null).openapi({ description: 'Percent' }),
    visibility,
  })
  .openapi('CritiqueInput')

export const visibilityInput = z.strictObject({ visibility }).openapi('CritiqueVisibilityInput')

export const critiqueAnswerInput = z
  .strictObject({
    verdict,
    said: text(
      'Nobody is: the lock has no owner.',
      `${limits.answerMin} to ${limits.answerMax} characters`,
    ),
  })
  .openapi('CritiqueAnswerInput')
