import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../shell/active-chain.ts'
import { api } from '../../shell/api.ts'
import classes from './create.module.css'
import { useLockForm } from './lock-form-context.ts'
import { loadRecentAssets, type RecentAsset } from './recent-assets.ts'

const SHOWN = 6

/** Tokens that the wallet owns, by the index; without it there are the recent ones. */
function useOwnTokens(account: Address | undefined): readonly RecentAsset[] {
  const { data } = useQuery({
    queryKey: ['lock', activeChain.chainId, 'own-tokens', account ?? null],
    queryFn: ({ signal }) =>
      api.listTokens(
        { chain: activeChain.shortname, owner: account ?? '', sort: '-createdAt', limit: SHOWN },
        { signal },
      ),
    enabled: account !== undefined,
    retry: false,
  })
  return (data?.items ?? []).map(({ address, symbol }) => ({
    address: address as Address,
    name: symbol,
    kind: 'token',
  }))
}

/** What the visitor may have come to lock: tokens of theirs, and what they locked before. */
export default function AssetSuggestions() {
  const { form } = useLockForm()
  const { address: account } = useConnection()
  const own = useOwnTokens(account)
  const recent = loadRecentAssets()
  const isOwn = ({ address }: RecentAsset) =>
    own.some((token) => token.address.toLowerCase() === address.toLowerCase())
  const shown = [...own, ...recent.filter((asset) => !isOwn(asset))].slice(0, SHOWN)
  if (shown.length === 0) return <p className={classes.muted}>{m.locking_asset_none()}</p>
  return (
    <fieldset className={classes.suggestions}>
      <legend>{m.locking_asset_suggested()}</legend>
      {shown.map(({ address, name }) => (
        <button
          key={address}
          type="button"
          className={classes.suggestion}
          onClick={() => form.setFieldValue('asset', address)}
        >
          <TokenAvatar symbol={name} seed={address} size={22} />
          <strong>{name}</strong>
          <span>{shortenAddress(address)}</span>
        </button>
      ))}
    </fieldset>
  )
}
