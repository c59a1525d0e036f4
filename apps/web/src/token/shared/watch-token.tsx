import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { IconWallet } from '@tabler/icons-react'
import type { Address } from 'viem'
import { useConnection, useWatchAsset } from 'wagmi'

interface WatchTokenProps {
  token: Address
  symbol: string
  decimals: number
}

/** Asks the wallet to list the token (EIP-747). */
export function WatchToken({ token, symbol, decimals }: WatchTokenProps) {
  const { isConnected } = useConnection()
  const { mutate, isPending } = useWatchAsset({
    mutation: {
      onSuccess: (isAdded) =>
        isAdded
          ? notify({ tone: 'good', title: m.token_created_watch_done() })
          : notify({ tone: 'warn', title: m.token_created_watch_failed() }),
      onError: () => notify({ tone: 'warn', title: m.token_created_watch_failed() }),
    },
  })
  if (!isConnected) return null
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconWallet size={16} stroke={1.6} />}
      onClick={() => mutate({ type: 'ERC20', options: { address: token, symbol, decimals } })}
    >
      {m.token_created_watch()}
    </Button>
  )
}
