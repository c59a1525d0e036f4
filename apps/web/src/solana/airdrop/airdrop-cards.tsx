import { formatTime, m } from '@slipway/messages'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import type { FormEvent } from 'react'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { ActionCard } from '../console/action-card.tsx'
import { usePreparedReview } from '../flow/use-prepared-review.ts'
import type { AirdropView } from './types.ts'

const load = () => withChunkTimeout(import('./prepare-airdrop-action.ts'))

/** Why an airdrop cannot be closed yet; undefined where it can. */
function idleText({ status, airdrop: { endAt } }: AirdropView): string | undefined {
  if (status === 'finished' || status === 'paid') return undefined
  return endAt === undefined
    ? m.solana_airdrop_close_paid()
    : m.solana_airdrop_close_from({ time: formatTime(endAt) })
}

/** What keeps an airdrop in order: room for its whole list, which anybody can pay, and its end, which is its creator's. */
export default function AirdropCards({ view }: { view: AirdropView }) {
  const review = usePreparedReview<'extend' | 'close'>(view.chain)
  const run = (kind: 'extend' | 'close') => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    review.run(kind, async (signer) => {
      const { prepareAirdropAction } = await load()
      return await prepareAirdropAction(view, signer, { kind })
    })
  }
  const count = Math.ceil(view.missing / solanaAirdropLimits.extensionsAtOnce)
  // Once claims are over, room for more of them is of no use to anybody.
  const lacksRoom = view.missing > 0 && view.status !== 'finished'
  return (
    <>
      {(lacksRoom || review.done === 'extend') && (
        <ActionCard
          actions={review}
          acts={['extend']}
          title={m.solana_airdrop_extend_title()}
          text={m.solana_airdrop_extend_text()}
          idle={view.missing === 0 ? m.solana_airdrop_extend_done() : undefined}
          fact={count > 0 && <p>{m.solana_airdrop_extend_left({ count })}</p>}
          onSubmit={run('extend')}
        />
      )}
      {review.account === view.airdrop.creator && (
        <ActionCard
          actions={review}
          acts={['close']}
          title={m.solana_airdrop_close_title()}
          text={m.solana_airdrop_close_text()}
          idle={idleText(view)}
          onSubmit={run('close')}
        />
      )}
      {review.dialog}
    </>
  )
}
