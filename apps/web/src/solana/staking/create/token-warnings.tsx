import { formatBps, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ScaledNotice } from '../../network/scaled-notice.tsx'

/** What a token is in a pool. */
export type TokenSide = 'stake' | 'reward'

const texts = {
  stake: {
    rising: m.solstakemake_fee_stake_text,
    fixed: m.solstakemake_fee_stake_fixed,
    minting: m.solstakemake_minting_stake,
  },
  reward: {
    rising: m.solstakemake_fee_reward_text,
    fixed: m.solstakemake_fee_reward_fixed,
    minting: m.solstakemake_minting_reward,
  },
} as const

/** What somebody can still do to who stakes, said before anything is signed. */
export function TokenWarnings({ token, side }: { token: LockToken; side: TokenSide }) {
  const { isTaxed, rights, transferFeeBps, nextTransferFee } = token
  const { rising, fixed, minting } = texts[side]
  return (
    <>
      {isTaxed && rights?.tax && (
        <NoticeBox tone="bad" title={m.solpresalemake_fee_title()}>
          {rising()}
        </NoticeBox>
      )}
      {isTaxed && !rights?.tax && !nextTransferFee && transferFeeBps > 0 && (
        <NoticeBox tone="warn">{fixed({ tax: formatBps(transferFeeBps) })}</NoticeBox>
      )}
      {nextTransferFee && (
        <NoticeBox tone="warn">
          {m.solpresalemake_fee_coming({ tax: formatBps(nextTransferFee.bps) })}
        </NoticeBox>
      )}
      <ScaledNotice token={token} />
      {rights?.mint && <NoticeBox tone="warn">{minting()}</NoticeBox>}
    </>
  )
}
