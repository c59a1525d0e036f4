import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import classes from '../../form/own-assets.module.css'
import { clusterRpc } from '../network/cluster-rpc.ts'

interface OwnTokensProps {
  chain: SolanaChainDefinition
  account: string
  onChoose: (mint: string) => void
}

const mostOffered = 8

/** Buttons that fill a token in: those that the connected account created here, the newest first. */
export default function OwnTokens({ chain, account, onChoose }: OwnTokensProps) {
  const { data } = useQuery({
    queryKey: ['solana', chain.chainId, 'offered', account],
    queryFn: async () => (await getCreatedTokens(clusterRpc(chain), address(account))).tokens,
  })
  const offered = data?.filter(({ group, decimals }) => !group && decimals > 0) ?? []
  // Where they cannot be read, the address can still be typed.
  if (offered.length === 0) return null
  return (
    <fieldset className={classes.root}>
      <legend>{m.solpresalemake_own()}</legend>
      {offered.slice(0, mostOffered).map(({ address: mint, symbol, name }) => (
        <button key={mint} type="button" className={classes.one} onClick={() => onChoose(mint)}>
          <TokenAvatar symbol={symbol} seed={mint} size={22} />
          <strong>{symbol || name}</strong>
          <span>{shortenAddress(mint)}</span>
        </button>
      ))}
    </fieldset>
  )
}
