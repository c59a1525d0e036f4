import type { SolanaChainDefinition } from '@slipway/chains'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import type { AccountObstacle } from './find-own-account.ts'

const load = () => withChunkTimeout(import('./find-own-account.ts'))

interface OwnAccountNoticeProps {
  chain: SolanaChainDefinition
  /** What the wallet would be paid. */
  token: Pick<LockToken, 'mint' | 'tokenProgram'>
  account: string
  texts: Readonly<Record<AccountObstacle, string>>
}

/** Before somebody pays in: that what comes of it cannot go into the wallet's associated account, and where it goes. */
export function OwnAccountNotice({ chain, token, account, texts }: OwnAccountNoticeProps) {
  const { data: obstacle } = useQuery({
    queryKey: ['solana', chain.chainId, 'account-obstacle', token.mint, account],
    queryFn: async () => {
      const { findAccountObstacle } = await load()
      return (await findAccountObstacle(chain, token, account as Address)) ?? null
    },
  })
  return obstacle ? <NoticeBox tone="warn">{texts[obstacle]}</NoticeBox> : null
}
