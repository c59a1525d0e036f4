import { readApplication as readApplicationForm } from '@slipway/sdk/badges/badge-forms'
import type { BadgeKind } from '@slipway/sdk/badges/badge-kinds'
import { documentNameField } from '@slipway/sdk/badges/badge-schemas'
import type { Context } from 'hono'
import type { Address } from 'viem'
import { askerOf, requireSession } from '../accounts/sessions.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import {
  beginApplication,
  changeApplication,
  retractApplication,
  submitApplication,
} from './applications.ts'
import type { BadgeParts } from './badge-parts.ts'
import { demandParams } from './demand-params.ts'
import { addDocument, readDocument, removeDocument } from './documents.ts'
import { readAccesses, readApplication, readOwnApplications } from './read-applications.ts'
import { readBadgesOf, readBadgesOfMany, readValidBadges } from './read-badges.ts'
import { registerAttestations } from './register-attestations.ts'
import { registerReview } from './register-review.ts'
import {
  addDocumentRoute,
  beginApplicationRoute,
  changeApplicationRoute,
  getApplicationRoute,
  getBadgesOfManyRoute,
  getBadgesRoute,
  listApplicationsRoute,
  listBadgesRoute,
  readDocumentRoute,
  removeDocumentRoute,
  retractApplicationRoute,
  submitApplicationRoute,
} from './routes.ts'
import { sendDocument } from './send-document.ts'

const done = { result: {} }
const isOwn = 'private, no-store'
const wall = () => Math.floor(Date.now() / 1_000)

/** What everybody reads. */
function registerPublic(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  now: () => number,
): void {
  app.openapi(listBadgesRoute, async (c) => {
    const { chain, kind, ...page } = c.req.valid('query')
    const chainId = chain === undefined ? undefined : resolveChain(chain)
    return c.json(await readValidBadges(database, page, { kind, chainId }, now()), 200)
  })
  app.openapi(getBadgesOfManyRoute, async (c) => {
    const contracts = c.req
      .valid('query')
      .contracts.toLowerCase()
      .split(',')
      .map((one) => {
        const [chainId = '', address = ''] = one.split('-')
        return { chainId: Number(chainId), address: address as Address }
      })
    return c.json(await readBadgesOfMany(database, contracts, now()), 200)
  })
  app.openapi(getBadgesRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    const contract = { chainId: resolveChain(chain), address }
    return c.json(await readBadgesOf(database, contract, now()), 200)
  })
}

type Own = (c: Context<ApiEnvironment>) => Promise<{
  readonly accounts: BadgeParts['accounts']
  readonly account: Awaited<ReturnType<typeof requireSession>>['account']
  readonly now: number
}>

/** An application as its applicant sees it. */
async function whole(database: ReadDatabase, id: string, accountId: string, now: number) {
  const application = await readApplication(database, id, accountId, now)
  return { ...application, accesses: await readAccesses(database, id) }
}

function registerApplications(app: ApiApp, own: Own, resolveChain: ResolveChain): void {
  app.openapi(listApplicationsRoute, async (c) => {
    const { accounts, account, now } = await own(c)
    return c.json(await readOwnApplications(accounts.database, account.id, now), 200)
  })
  app.openapi(beginApplicationRoute, async (c) => {
    const { accounts, account, now } = await own(c)
    const { kind, chain, ...texts } = c.req.valid('json')
    const params = demandParams(readApplicationForm(kind, texts))
    const made = await beginApplication(accounts.database, account, {
      kind,
      chainId: resolveChain(chain),
      address: params.contract.toLowerCase() as Address,
      params,
    })
    return c.json(await whole(accounts.database, made.id, account.id, now), 201)
  })
  app.openapi(getApplicationRoute, async (c) => {
    const { accounts, account, now } = await own(c)
    const { id } = c.req.valid('param')
    return c.json(await whole(accounts.database, id, account.id, now), 200)
  })
  app.openapi(changeApplicationRoute, async (c) => {
    const { accounts, account, now } = await own(c)
    const { id } = c.req.valid('param')
    const { kind, address } = await readApplication(accounts.database, id, account.id, now)
    const texts = { ...c.req.valid('json'), contract: address }
    const params = demandParams(readApplicationForm(kind as BadgeKind, texts))
    await changeApplication(accounts.database, account, id, params)
    return c.json(done, 200)
  })
  app.openapi(submitApplicationRoute, async (c) => {
    const { accounts, account } = await own(c)
    await submitApplication(accounts.database, account, c.req.valid('param').id)
    return c.json(done, 200)
  })
  app.openapi(retractApplicationRoute, async (c) => {
    const { accounts, account } = await own(c)
    await retractApplication(accounts.database, account, c.req.valid('param').id)
    return c.json(done, 200)
  })
}

function registerDocuments(app: ApiApp, own: Own): void {
  app.openapi(addDocumentRoute, async (c) => {
    const { accounts, account } = await own(c)
    const { role, name } = c.req.valid('query')
    const read = documentNameField.safeParse(name)
    if (!read.success) {
      throw new ApiError('VALIDATION_FAILED', 'the name is no file name', {
        details: [{ target: 'query', path: 'name', issue: 'Badge_DocumentNameWrong' }],
      })
    }
    const content = new Uint8Array(await c.req.arrayBuffer())
    const given = { role, name: read.data, content }
    return c.json({ id: await addDocument(accounts, account, c.req.valid('param').id, given) }, 201)
  })
  app.openapi(removeDocumentRoute, async (c) => {
    const { accounts, account } = await own(c)
    const { id, documentId } = c.req.valid('param')
    await removeDocument(accounts, account, id, documentId)
    return c.json(done, 200)
  })
  app.openapi(readDocumentRoute, async (c) => {
    const { accounts, account } = await own(c)
    const { id, documentId } = c.req.valid('param')
    const by = { reader: 'applicant', readerId: account.id, client: askerOf(c).client } as const
    return sendDocument(c, await readDocument(accounts, id, documentId, by))
  })
}

/**
 * Adds badges: what everybody reads, what applicants do, and the operator's review.
 *
 * @param given undefined: this server keeps no accounts, so nobody applies
 */
export function registerBadges(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  given: BadgeParts | undefined,
): void {
  const demand = (): BadgeParts => {
    if (!given) throw new ApiError('ACCOUNTS_OFF', 'this server keeps no accounts')
    return given
  }
  const now = () => (given ? Math.floor(given.accounts.now() / 1_000) : wall())
  const own: Own = async (c) => {
    const { accounts } = demand()
    c.header('Cache-Control', isOwn)
    const { account } = await requireSession(accounts, c)
    return { accounts, account, now: now() }
  }
  registerPublic(app, database, resolveChain, now)
  registerApplications(app, own, resolveChain)
  registerDocuments(app, own)
  registerReview(app, demand)
  registerAttestations(app, database, given, demand)
}
