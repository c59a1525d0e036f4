import type { Act, ActFeature, ActKind } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { launchPath } from '@slipway/sdk/navigation/launch-path'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'
import { lockCertificatePath } from '../lock/shared/lock-paths.ts'

export const actTexts: Readonly<Record<ActKind, () => string>> = {
  tokenCreated: m.stats_act_tokencreated,
  presaleCreated: m.stats_act_salecreated,
  contributed: m.stats_act_contributed,
  refunded: m.stats_act_refunded,
  claimed: m.stats_act_claimed,
  presaleFinished: m.stats_act_salefinished,
  presaleCanceled: m.stats_act_salecanceled,
  locked: m.stats_act_locked,
  unlocked: m.stats_act_unlocked,
  poolCreated: m.stats_act_poolcreated,
  staked: m.stats_act_staked,
  unstaked: m.stats_act_unstaked,
  harvested: m.stats_act_harvested,
  airdropCreated: m.stats_act_airdropcreated,
  airdropClaimed: m.stats_act_airdropclaimed,
  sent: m.stats_act_sent,
  collectionCreated: m.stats_act_collectioncreated,
  minted: m.stats_act_minted,
}

export const featureTexts: Readonly<Record<ActFeature, () => string>> = {
  token: m.shell_group_token,
  presale: m.shell_group_presale,
  lock: m.shell_group_lock,
  staking: m.shell_group_staking,
  airdrop: m.shell_group_airdrop,
  nft: m.shell_group_nft,
}

/** Whose an act is, where others can do it for them: a lock is made, and a claim is sent, by anybody. */
const accountTexts: Partial<Record<ActKind, (values: { account: string }) => string>> = {
  locked: m.stats_owner,
  unlocked: m.stats_owner,
  refunded: m.stats_to,
  claimed: m.stats_to,
  harvested: m.stats_to,
  airdropClaimed: m.stats_to,
  minted: m.stats_to,
}

/** In whose name an act was done, in a word. */
export const actAccount = ({ kind, account }: Pick<Act, 'kind' | 'account'>): string =>
  (accountTexts[kind] ?? m.stats_by)({ account: shortenAddress(account) })

/** Page of what an act is about; undefined: it has none. */
export function actPath(act: Act): string | undefined {
  const { feature, kind, subject, chainId, lockId } = act
  if (kind === 'sent') return undefined
  if (feature !== 'lock') return launchPath(act)
  if (lockId === null) return undefined
  return lockCertificatePath({ chainId, locker: subject as Address, lockId: BigInt(lockId) })
}

/** What an act is about in a word: a name, else what moved, else an address. */
export const actSubject = ({ subjectName, symbol, subject, feature }: Act): string =>
  subjectName ?? (feature === 'lock' ? symbol : null) ?? shortenAddress(subject)
