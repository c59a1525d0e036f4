import {
  attestationSchema,
  attestationSchemaUid,
} from '@slipway/sdk/badges/attestation/attestation-schema'
import { readAttestationUid, readAttester } from '@slipway/sdk/badges/badge-forms'
import type { Hex } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeAsOperator } from './as-operator.ts'
import {
  listAttestersRoute,
  nameAttesterRoute,
  recordAttestationRoute,
  removeAttesterRoute,
} from './attestation-routes.ts'
import { nameAttester, readAttesters, removeAttester } from './attesters.ts'
import type { BadgeParts } from './badge-parts.ts'
import { demandParams } from './demand-params.ts'
import { recordAttestation } from './record-attestation.ts'

const done = { result: {} }

/** Adds what was attested on chain: what everybody judges it by, and the operator's record. */
export function registerAttestations(
  app: ApiApp,
  database: ReadDatabase,
  given: BadgeParts | undefined,
  demand: () => BadgeParts,
): void {
  const asOperator = makeAsOperator(demand)
  app.openapi(listAttestersRoute, async (c) => {
    const networks = [...(given?.attestations.networks ?? [])]
    const attesters = await readAttesters(database)
    const schema = { schema: attestationSchema, schemaUid: attestationSchemaUid }
    return c.json({ ...schema, networks, attesters }, 200)
  })
  app.openapi(nameAttesterRoute, async (c) => {
    const { database: own, operatorId } = await asOperator(c)
    await nameAttester(own, operatorId, demandParams(readAttester(c.req.valid('json'))))
    return c.json(done, 200)
  })
  app.openapi(removeAttesterRoute, async (c) => {
    const { database: own } = await asOperator(c)
    await removeAttester(own, c.req.valid('param').address)
    return c.json(done, 200)
  })
  app.openapi(recordAttestationRoute, async (c) => {
    const { parts, operatorId } = await asOperator(c)
    const { uid } = demandParams(readAttestationUid(c.req.valid('json')))
    await recordAttestation(parts, operatorId, c.req.valid('param').id, uid.toLowerCase() as Hex)
    return c.json(done, 200)
  })
}
