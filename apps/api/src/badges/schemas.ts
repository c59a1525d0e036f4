import { z } from '@hono/zod-openapi'
import {
  APPLICATION_STATES,
  BADGE_END_REASONS,
  BADGE_KINDS,
  BADGE_STATES,
  BADGE_SUBJECTS,
  DOCUMENT_ROLES,
} from '@slipway/sdk/badges/badge-kinds'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import { addressField, chainParameter, secondsField, typedAddressField } from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { BADGE_ACTS } from './record-step.ts'

const kind = z.enum(BADGE_KINDS)
const role = z.enum(DOCUMENT_ROLES)
/** Longer than any field; the field's own rule says what is wrong, by its code. */
const text = (example: string, description: string) =>
  z.string().max(4_000).openapi({ example, description })

const attestationSchema = z
  .object({
    chainId: z.number().int(),
    uid: z.string().openapi({ description: 'Number of the attestation in EAS' }),
    attester: addressField,
    attestedAt: secondsField,
    revokedAt: secondsField
      .nullable()
      .openapi({ description: 'null: it stood when this server last asked the network' }),
  })
  .openapi('BadgeAttestation')

const badgeSchema = z
  .object({
    id: z.string(),
    kind,
    subject: z.enum(BADGE_SUBJECTS),
    chainId: z.number().int(),
    address: addressField,
    project: z.string(),
    issuer: z.string().openapi({ description: 'Who checked and answers for it' }),
    scope: z.string().openapi({ description: 'What was checked' }),
    report: z.string().nullable().openapi({ description: 'An https or ipfs address' }),
    state: z.enum(BADGE_STATES).openapi({ description: 'Only `valid` says anything now' }),
    grantedAt: secondsField,
    expiresAt: secondsField,
    endedAt: secondsField.nullable(),
    endReason: z.enum(BADGE_END_REASONS).nullable(),
    endNote: z.string(),
    boundTo: z
      .object({
        codeHash: z.string().openapi({ description: 'EXTCODEHASH at the grant' }),
        owner: addressField,
        taxes: z.string().nullable().openapi({
          example: '100/200/0',
          description: 'Buy, sell and transfer tax of a token in basis points',
        }),
      })
      .openapi({ description: 'The badge ends by itself when one of these changes' }),
    attestation: z.union([attestationSchema, z.null()]),
  })
  .openapi('Badge')

const actSchema = z.enum(BADGE_ACTS)

export const badgesSchema = z
  .object({
    badges: z.array(badgeSchema),
    trail: z.array(z.object({ badge: z.string(), act: actSchema, happenedAt: secondsField })),
  })
  .openapi('BadgesOfContract')

export const badgesOfManySchema = z
  .object({ badges: z.array(badgeSchema) })
  .openapi('BadgesOfContracts')

export const badgeListSchema = listSchema('BadgeList', badgeSchema)

const summary = {
  id: z.string(),
  kind,
  subject: z.enum(BADGE_SUBJECTS),
  chainId: z.number().int(),
  address: addressField,
  project: z.string(),
  state: z.enum(APPLICATION_STATES),
  note: z.string().openapi({ description: 'What is asked for, or why it was refused' }),
  createdAt: secondsField,
  updatedAt: secondsField,
  badge: z.union([badgeSchema, z.null()]),
}

export const applicationListSchema = z
  .object({ items: z.array(z.object(summary).openapi('BadgeApplicationSummary')) })
  .openapi('BadgeApplicationList')

const applicationShape = {
  ...summary,
  applicant: addressField,
  contact: z.string(),
  website: z.string(),
  statement: z.string(),
  auditor: z.string(),
  report: z.string(),
  documents: z.array(
    z.object({
      id: z.string(),
      role,
      name: z.string(),
      mediaType: z.string(),
      size: z.number().int(),
      createdAt: secondsField,
    }),
  ),
  trail: z.array(
    z.object({
      actor: z.enum(['applicant', 'operator', 'server']),
      act: actSchema,
      note: z.string(),
      happenedAt: secondsField,
    }),
  ),
  accesses: z
    .array(
      z.object({
        document: z.string(),
        reader: z.enum(['applicant', 'operator']),
        readAt: secondsField,
      }),
    )
    .openapi({ description: 'Who opened which document when' }),
}

export const applicationSchema = z.object(applicationShape).openapi('BadgeApplication')

export const newDocumentSchema = z.object({ id: z.string() }).openapi('NewBadgeDocument')

const said = {
  project: text('Boatyard', `${badgeLimits.projectMin} to ${badgeLimits.projectMax} characters`),
  contact: text('owner@project.example', 'Mailbox; for the operator alone'),
  website: text('https://project.example', 'An https address'),
  statement: text(
    'We build boats, and sell shares of each.',
    `${badgeLimits.statementMin} to ${badgeLimits.statementMax} characters`,
  ),
  auditor: text('', 'Who audited; of an audit alone').default(''),
  report: text('', 'An https or ipfs address; of an audit alone').default(''),
}

export const applicationInput = z
  .strictObject({
    kind,
    chain: chainParameter,
    contract: typedAddressField('Address of the contract'),
    ...said,
  })
  .openapi('BadgeApplicationInput')

export const changeInput = z.strictObject(said).openapi('BadgeApplicationChange')

export const documentQuery = z.object({
  role,
  name: text('register.pdf', 'As its sender calls it'),
})

export const noteInput = z
  .strictObject({
    note: text(
      'The register does not name this project.',
      'For the applicant; public when a badge is withdrawn',
    ),
  })
  .openapi('BadgeNoteInput')

export const grantInput = z
  .strictObject({
    issuer: text('Launch', 'Who checked and answers for it'),
    scope: text(
      'Who stands behind the project was checked.',
      'What was checked, in words for everybody',
    ),
    report: text('', 'An https or ipfs address; demanded with an audit').default(''),
    expiresAt: secondsField.openapi({ description: 'At most a year from now' }),
  })
  .openapi('BadgeGrantInput')

/** Up to 60 contracts, as `<chainId>-<address>` joined by commas. */
export const contractsParameter = z
  .string()
  .regex(/^\d{1,15}-0x[0-9a-fA-F]{40}(,\d{1,15}-0x[0-9a-fA-F]{40}){0,59}$/)
  .openapi({ example: '56-0x5FbDB2315678afecb367f032d93F642f64180aa3' })
