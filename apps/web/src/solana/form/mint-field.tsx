import { TextInput } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import classes from '../console/console.module.css'
import type { TypedToken } from '../network/use-typed-token.ts'
import { OfferedTokens } from './offered-tokens.tsx'

interface MintFieldProps {
  chain: SolanaChainDefinition
  typed: string
  onType: (mint: string) => void
  /** What is at the typed address. */
  asset: TypedToken<unknown>
}

/** Which token a form is about: its address, typed or chosen from those that the connected account created. */
export function MintField({ chain, typed, onType, asset }: MintFieldProps) {
  return (
    <div className={classes.stack}>
      <TextInput
        label={m.solana_lock_field_mint()}
        description={asset.isReading ? m.lock_asset_reading({ chain: chain.name }) : undefined}
        withAsterisk
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={asset.problem}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
      <OfferedTokens chain={chain} isChosen={asset.token !== undefined} onChoose={onType} />
    </div>
  )
}
