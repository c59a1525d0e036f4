import { readGrant, readNote } from '@slipway/sdk/badges/badge-forms'
import type { BadgeKind } from '@slipway/sdk/badges/badge-kinds'
import { askerOf } from '../accounts/sessions.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeAsOperator } from './as-operator.ts'
import type { BadgeParts } from './badge-parts.ts'
import { demandParams } from './demand-params.ts'
import { readDocument } from './documents.ts'
import { grantBadge, review, withdrawBadge } from './operator-decisions.ts'
import { readAccesses, readApplication, readQueue } from './read-applications.ts'
import {
  askForMoreRoute,
  grantBadgeRoute,
  refuseApplicationRoute,
  reviewApplicationRoute,
  reviewDocumentRoute,
  reviewQueueRoute,
  takeApplicationRoute,
  withdrawBadgeRoute,
} from './review-routes.ts'
import { sendDocument } from './send-document.ts'

const done = { result: {} }

/** Adds the operator's review. Every call asks for the operator first, before it says whether anything exists. */
export function registerReview(app: ApiApp, demand: () => BadgeParts): void {
  const asOperator = makeAsOperator(demand)
  app.openapi(reviewQueueRoute, async (c) => {
    const { database, now } = await asOperator(c)
    return c.json(await readQueue(database, c.req.valid('query').state, now), 200)
  })
  app.openapi(reviewApplicationRoute, async (c) => {
    const { database, now } = await asOperator(c)
    const { id } = c.req.valid('param')
    const application = await readApplication(database, id, undefined, now)
    return c.json({ ...application, accesses: await readAccesses(database, id) }, 200)
  })
  app.openapi(reviewDocumentRoute, async (c) => {
    const { parts, operatorId } = await asOperator(c)
    const { id, documentId } = c.req.valid('param')
    const by = { reader: 'operator', readerId: operatorId, client: askerOf(c).client } as const
    return sendDocument(c, await readDocument(parts.accounts, id, documentId, by))
  })
  app.openapi(takeApplicationRoute, async (c) => {
    const { parts, operatorId } = await asOperator(c)
    await review(parts, operatorId, c.req.valid('param').id, { act: 'take' })
    return c.json(done, 200)
  })
  app.openapi(askForMoreRoute, async (c) => {
    const { parts, operatorId } = await asOperator(c)
    const { note } = demandParams(readNote(c.req.valid('json')))
    await review(parts, operatorId, c.req.valid('param').id, { act: 'ask', note })
    return c.json(done, 200)
  })
  app.openapi(refuseApplicationRoute, async (c) => {
    const { parts, operatorId } = await asOperator(c)
    const { note } = demandParams(readNote(c.req.valid('json')))
    await review(parts, operatorId, c.req.valid('param').id, { act: 'refuse', note })
    return c.json(done, 200)
  })
  app.openapi(withdrawBadgeRoute, async (c) => {
    const { parts, operatorId } = await asOperator(c)
    const { note } = demandParams(readNote(c.req.valid('json')))
    await withdrawBadge(parts, operatorId, c.req.valid('param').id, note)
    return c.json(done, 200)
  })
  app.openapi(grantBadgeRoute, async (c) => {
    const { parts, database, operatorId, now } = await asOperator(c)
    const { id } = c.req.valid('param')
    const { expiresAt, ...texts } = c.req.valid('json')
    const { kind } = await readApplication(database, id, undefined, now)
    const params = demandParams(readGrant(kind as BadgeKind, texts))
    await grantBadge(parts, operatorId, id, { ...params, expiresAt })
    return c.json(done, 200)
  })
}
