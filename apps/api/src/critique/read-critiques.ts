import { accountWallet } from '@slipway/database/accounts/app'
import { critiqueAnswer, critiqueInvite, critiqueRequest } from '@slipway/database/critique/app'
import type { BadgeSubject } from '@slipway/sdk/badges/badge-kinds'
import type { CritiqueVerdict, CritiqueVisibility } from '@slipway/sdk/critique/critique-rules'
import { and, asc, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'

const SHOWN = 50
const SHOWN_OF_CONTRACT = 20

type Request = typeof critiqueRequest.$inferSelect
type Reads = Pick<ReadDatabase, 'select'>

/** One answer for a request that is not there and one that is not for who asks. */
export const critiqueNotFound = () =>
  new ApiError('CRITIQUE_NOT_FOUND', 'there is no such request for critique for you')

/** Wallets of an account, lower case: by their key, and those whose contract vouches. */
export async function walletsOf(database: Reads, accountId: string): Promise<readonly string[]> {
  const rows = await database
    .select({ address: accountWallet.address })
    .from(accountWallet)
    .where(eq(accountWallet.accountId, accountId))
  return rows.map(({ address }) => address)
}

/** An invite is to a wallet of the account: by its key anywhere, by a contract on the request's network alone. */
export const invitesAccount = (accountId: string) =>
  and(
    eq(accountWallet.accountId, accountId),
    eq(accountWallet.address, critiqueInvite.critic),
    or(eq(accountWallet.chainId, 0), eq(accountWallet.chainId, critiqueRequest.chainId)),
  )

const readCritics = (database: Reads, requests: readonly Request[]) =>
  database
    .select({ invite: critiqueInvite, answer: critiqueAnswer })
    .from(critiqueInvite)
    .leftJoin(
      critiqueAnswer,
      and(
        eq(critiqueAnswer.requestId, critiqueInvite.requestId),
        eq(critiqueAnswer.critic, critiqueInvite.critic),
      ),
    )
    .where(
      inArray(
        critiqueInvite.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(critiqueInvite.position))

type Critic = Awaited<ReturnType<typeof readCritics>>[number]

const showCritic = ({ invite, answer }: Critic) => ({
  address: showAddress(invite.critic as Address),
  answer: answer && {
    verdict: answer.verdict as CritiqueVerdict,
    said: answer.said,
    answeredAt: unixSeconds(answer.answeredAt),
  },
})

/** Requests as the API shows them. @param sees which of the critics and their answers the reader sees */
async function show(
  database: Reads,
  requests: readonly Request[],
  sees: (request: Request, critic: string) => boolean = () => true,
) {
  const critics = requests.length === 0 ? [] : await readCritics(database, requests)
  return requests.map((request) => ({
    id: request.id,
    subject: request.subject as BadgeSubject,
    chainId: request.chainId,
    address: showAddress(request.address as Address),
    asker: showAddress(request.asker as Address),
    title: request.title,
    goal: request.goal,
    standard: request.standard,
    client: request.client,
    weight: request.weight,
    visibility: request.visibility as CritiqueVisibility,
    startsAt: unixSeconds(request.startsAt),
    endsAt: unixSeconds(request.endsAt),
    createdAt: unixSeconds(request.createdAt),
    critics: critics
      .filter(({ invite }) => invite.requestId === request.id && sees(request, invite.critic))
      .map(showCritic),
  }))
}

const readRequests = (database: Reads, which: SQL | undefined, limit: number) =>
  database
    .select()
    .from(critiqueRequest)
    .where(which)
    .orderBy(desc(critiqueRequest.createdAt))
    .limit(limit)

/** Public requests of a contract, the newest 20. @param address lower case */
export async function readCritiquesOf(database: Reads, chainId: number, address: Address) {
  const which = and(
    eq(critiqueRequest.chainId, chainId),
    eq(critiqueRequest.address, address),
    eq(critiqueRequest.visibility, 'public'),
  )
  return { items: await show(database, await readRequests(database, which, SHOWN_OF_CONTRACT)) }
}

/** One request by a condition, whole. @throws ApiError `CRITIQUE_NOT_FOUND` */
export async function readCritiqueWhere(database: Reads, id: string, which: SQL) {
  const found = await readRequests(database, and(eq(critiqueRequest.id, id), which), 1)
  const [shown] = await show(database, found)
  if (!shown) throw critiqueNotFound()
  return shown
}

/** What everybody reads. @throws ApiError `CRITIQUE_NOT_FOUND`, of drafts and partly public ones as well */
export const readPublicCritique = (database: Reads, id: string) =>
  readCritiqueWhere(database, id, eq(critiqueRequest.visibility, 'public'))

/** What an account asked, and to what it is invited: the newest 50 of each. */
export async function readOwnCritiques(database: Reads, accountId: string) {
  const asked = await readRequests(database, eq(critiqueRequest.accountId, accountId), SHOWN)
  const invites = database
    .select({ one: sql`1` })
    .from(critiqueInvite)
    .innerJoin(accountWallet, invitesAccount(accountId))
    .where(eq(critiqueInvite.requestId, critiqueRequest.id))
  const invited = await readRequests(
    database,
    and(ne(critiqueRequest.visibility, 'private'), exists(invites)),
    SHOWN,
  )
  const wallets = await walletsOf(database, accountId)
  return {
    asked: await show(database, asked),
    invited: await show(
      database,
      invited,
      ({ visibility }, critic) => visibility === 'public' || wallets.includes(critic),
    ),
  }
}
