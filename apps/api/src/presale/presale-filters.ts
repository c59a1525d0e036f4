import { presaleTemplateIds } from '@slipway/sdk/platform/presale-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { nameFits } from '../database/name-fits.ts'
import type { PresaleBadge, PresaleListQuery } from './schemas.ts'

/** More hits of a name than this are not looked at: whoever searches adds a letter. */
const MOST_HITS = 300

function searchCondition(search: string): SQL {
  if (/^0x[0-9a-fA-F]{40}$/.test(search)) {
    const address = search.toLowerCase()
    return sql`(p.address = ${address} OR p.claim_token = ${address})`
  }
  return sql`p.id IN (
    SELECT found.id FROM (SELECT cid FROM app.presale_info WHERE ${nameFits(['name'], search)} LIMIT ${MOST_HITS}) i
      JOIN "index".presale found ON found.info_cid = i.cid
    UNION ALL
    SELECT found.id FROM (SELECT id FROM "index".token WHERE ${nameFits(['name', 'symbol'], search)} LIMIT ${MOST_HITS}) s
      JOIN "index".presale found ON found.token_id = s.id)`
}

/** What a presale `p` has each badge for, in the order in which they are shown. */
export const badgeConditions: Readonly<Record<PresaleBadge, string>> = {
  platformToken: 'EXISTS (SELECT 1 FROM "index".token b WHERE b.id = p.token_id)',
  verifiedSource: `EXISTS (SELECT 1 FROM app.token_verification b WHERE b.token_id = p.token_id AND b.status = 'verified')`,
  inviterReward: 'EXISTS (SELECT 1 FROM "index".inviter_ledger b WHERE b.id = p.id)',
  vesting: 'p.vest',
  whitelist: 'p.whitelist_mode > 0',
  burnsUnsold: 'p.burns_unsold',
}

/**
 * What a request narrows the list of presales `p` by, network and status apart.
 *
 * @returns empty when nothing does
 */
export function readConditions(query: PresaleListQuery): SQL[] {
  const { kind, currency, owner, contributor, badge, search } = query
  return [
    kind && sql`p.template_id = ${presaleTemplateIds[kind]}`,
    currency && sql`p.currency = ${currency}`,
    owner && sql`p.owner = ${owner}`,
    contributor &&
      sql`p.id IN (SELECT presale_id FROM "index".presale_account WHERE account = ${contributor} AND ever_contributed > 0)`,
    badge && sql.raw(badgeConditions[badge]),
    search && searchCondition(search),
  ].filter((condition): condition is SQL => Boolean(condition))
}
