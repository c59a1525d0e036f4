import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, formatInteger, m } from '@slipway/messages'
import type { SolanaToken, TokenTrait } from '@slipway/sdk/solana/get-solana-token'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import type { TokenRight } from '@slipway/sdk/solana/token-rights'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import classes from './console.module.css'
import { describeRight } from './describe-right.ts'
import { MetaplexNote } from './metaplex-note.tsx'
import type { TokenActions } from './use-token-actions.ts'

/** Rights that one sentence describes, with who holds them. */
interface HeldRights {
  readonly rights: readonly TokenRight[]
  readonly holder: string
}

const traitTexts: Readonly<Record<TokenTrait, () => string>> = {
  'transfer-hook': m.solana_trait_hook,
  'starts-frozen': m.solana_trait_frozen,
  'non-transferable': m.solana_trait_still,
  paused: m.solana_trait_paused,
  scaled: m.solana_trait_scaled,
  'metadata-elsewhere': m.solana_trait_elsewhere,
  unknown: m.solana_trait_unknown,
}

/** Whoever may change the metadata and where it lies has one right in two parts. */
function listHeld({ rights }: SolanaToken): HeldRights[] {
  const isOne = rights.metadata !== undefined && rights.metadata === rights['metadata-place']
  return (Object.entries(rights) as [TokenRight, string][])
    .filter(([right]) => !(isOne && right === 'metadata-place'))
    .map(([right, holder]) => ({
      rights: isOne && right === 'metadata' ? [right, 'metadata-place'] : [right],
      holder,
    }))
}

/** Why giving a right up would leave the token useless for ever. */
function obstacleOf(right: TokenRight, { traits }: SolanaToken): string | undefined {
  if (right === 'pause' && traits.includes('paused')) return m.solana_give_up_paused()
  if (right === 'freeze' && traits.includes('starts-frozen')) return m.solana_give_up_frozen()
  return undefined
}

/** A tax that holders have to reckon with: one that is high, or decided and not yet in force. */
function taxWarning({ transferFeeBps, nextTransferFee }: SolanaToken): string | undefined {
  if (nextTransferFee)
    return m.solana_tax_pending({
      tax: formatBps(nextTransferFee.bps),
      epoch: formatInteger(nextTransferFee.epoch),
    })
  return transferFeeBps > solanaTokenLimits.transferTaxMaxBps
    ? m.solana_tax_high({ tax: formatBps(transferFeeBps) })
    : undefined
}

interface RightRowProps {
  chain: SolanaChainDefinition
  held: HeldRights
  actions: TokenActions
}

function RightRow({ chain, held, actions }: RightRowProps) {
  const { rights, holder } = held
  const { title, text, isHarmful } = describeRight(rights[0] as TokenRight, actions.token)
  const isYours = actions.account === holder
  const obstacle = obstacleOf(rights[0] as TokenRight, actions.token)
  return (
    <li className={classes.right} data-harmful={isHarmful}>
      <div>
        <strong>{title()}</strong>
        <p className={classes.muted}>{text()}</p>
        <p className={classes.holder}>
          <AddressText
            address={holder}
            explorer={clusterExplorer(chain, 'address', holder)}
            {...(isYours && { name: m.solana_right_yours() })}
          />
        </p>
      </div>
      {isYours && obstacle !== undefined && <p className={classes.muted}>{obstacle}</p>}
      {isYours && obstacle === undefined && (
        <Button
          variant="default"
          size="xs"
          loading={actions.isPreparing}
          aria-label={m.solana_give_up_named({ right: title() })}
          onClick={() => actions.open({ kind: 'give-up', rights })}
        >
          {m.solana_give_up()}
        </Button>
      )}
    </li>
  )
}

/** Who can still change what about a token, what it does by itself, and the way to give a right up forever. */
export default function RightsPanel({ actions }: { actions: TokenActions }) {
  const { chain, token, problem, done } = actions
  const held = listHeld(token)
  const warning = taxWarning(token)
  const isHarmful = held.some(({ rights }) =>
    rights.some((right) => describeRight(right, token).isHarmful),
  )
  // What a collection can still take in is more than its own supply.
  const isHarmless =
    !isHarmful && warning === undefined && token.traits.length === 0 && token.group === undefined
  return (
    <Panel title={m.solana_rights_title()} description={m.solana_rights_text()}>
      <div className={classes.stack}>
        {warning !== undefined && <NoticeBox tone="warn">{warning}</NoticeBox>}
        {isHarmless && <NoticeBox tone="good">{m.solana_rights_harmless()}</NoticeBox>}
        {token.traits.map((trait) => (
          <NoticeBox key={trait} tone="warn">
            {traitTexts[trait]()}
          </NoticeBox>
        ))}
        {held.length === 0 && !token.traits.includes('unknown') ? (
          <p className={classes.muted}>{m.solana_rights_none()}</p>
        ) : (
          <ul className={classes.rights}>
            {held.map((one) => (
              <RightRow key={one.rights[0]} chain={chain} held={one} actions={actions} />
            ))}
          </ul>
        )}
        <MetaplexNote chain={chain} token={token} />
        {problem?.act === 'give-up' && (
          <NoticeBox tone="warn" role="alert">
            {problem.text}
          </NoticeBox>
        )}
        {done === 'give-up' && (
          <NoticeBox tone="good" role="status">
            {m.solana_give_up_done()}
          </NoticeBox>
        )}
      </div>
    </Panel>
  )
}
