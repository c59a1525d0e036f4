import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import type { PresaleView } from '../types.ts'

const load = () => withChunkTimeout(import('../read-presales.ts'))

const texts = {
  given: m.solpresalepage_buy_given,
  frozen: m.solpresalepage_buy_frozen,
} as const

interface OwnAccountNoticeProps {
  view: Pick<PresaleView, 'chain' | 'token'>
  account: string
}

/** Before a contribution: that claims cannot go into the wallet's associated account of the token, and where they go. */
export function OwnAccountNotice({ view: { chain, token }, account }: OwnAccountNoticeProps) {
  const { data: obstacle } = useQuery({
    queryKey: ['solana', chain.chainId, 'account-obstacle', token.mint, account],
    queryFn: async () => {
      const { readAccountObstacle } = await load()
      return (await readAccountObstacle(chain, token, account as Address)) ?? null
    },
  })
  return obstacle ? <NoticeBox tone="warn">{texts[obstacle]()}</NoticeBox> : null
}
