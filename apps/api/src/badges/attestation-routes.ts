import { createRoute, z } from '@hono/zod-openapi'
import { doneSchema } from '../accounts/schemas.ts'
import type { ApiErrorCode } from '../http/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'
import { addressField, addressParameter, secondsField, typedAddressField } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { applicationPath, json } from './routes.ts'

const text = (example: string, description: string) =>
  z.string().max(4_000).openapi({ example, description })

const attestersSchema = z
  .object({
    schema: z.string().openapi({ description: 'What an attestation of a badge says' }),
    schemaUid: z.string().openapi({ description: 'UID of that schema on every network' }),
    networks: z.array(
      z.object({
        chainId: z.number().int(),
        shortname: z.string(),
        eas: addressField,
        schemaRegistry: addressField,
      }),
    ),
    attesters: z.array(
      z.object({
        address: addressField,
        name: z.string(),
        namedAt: secondsField,
        removedAt: secondsField
          .nullable()
          .openapi({ description: 'Since when its attestations do not count; null: they do' }),
      }),
    ),
  })
  .openapi('BadgeAttesters')

const errors = [
  'VALIDATION_FAILED',
  'UNAUTHORIZED',
  'ACCOUNTS_OFF',
] as const satisfies readonly ApiErrorCode[]

export const listAttestersRoute = createRoute({
  method: 'get',
  path: '/badge-attesters',
  operationId: 'listBadgeAttesters',
  summary: 'Wallets whose attestations of badges this site stands for, and where they attest',
  description:
    'With this, anybody can judge an attestation on its own network without asking this server again.',
  tags: ['badges'],
  responses: {
    ...jsonResponse('All of them, those no longer trusted included', attestersSchema),
    ...errorResponses('INDEX_UNAVAILABLE'),
  },
})

export const nameAttesterRoute = createRoute({
  method: 'post',
  path: '/operator/attesters',
  operationId: 'nameBadgeAttester',
  summary: 'Trusts a wallet, or names it anew',
  tags: ['operator'],
  request: json(
    z
      .strictObject({
        address: typedAddressField('Wallet that attests'),
        name: text('Launch', 'Who that is, in words for everybody'),
      })
      .openapi('BadgeAttesterInput'),
  ),
  responses: { ...jsonResponse('Done', doneSchema), ...errorResponses(...errors) },
})

export const removeAttesterRoute = createRoute({
  method: 'post',
  path: '/operator/attesters/{address}/remove',
  operationId: 'removeBadgeAttester',
  summary: 'Trusts a wallet no longer',
  tags: ['operator'],
  request: { params: z.object({ address: addressParameter }) },
  responses: {
    ...jsonResponse('Done', doneSchema),
    ...errorResponses(...errors, 'ATTESTER_NOT_FOUND'),
  },
})

export const recordAttestationRoute = createRoute({
  method: 'post',
  path: '/operator/badges/{id}/attestation',
  operationId: 'recordBadgeAttestation',
  summary: 'Records what was attested for a badge, once the network itself says the same',
  description:
    'Read from the badge’s own network. Refused with every field that differs, in `details.faults`.',
  tags: ['operator'],
  request: {
    params: applicationPath,
    ...json(
      z
        .strictObject({ uid: text(`0x${'3f'.repeat(32)}`, 'Number of the attestation in EAS') })
        .openapi('BadgeAttestationInput'),
    ),
  },
  responses: {
    ...jsonResponse('Done', doneSchema),
    ...errorResponses(
      ...errors,
      'BADGE_STATE_WRONG',
      'ATTESTATION_NOT_OFFERED',
      'ATTESTATION_RECORDED',
      'ATTESTATION_WRONG',
      'ATTESTATION_UNAVAILABLE',
    ),
  },
})
