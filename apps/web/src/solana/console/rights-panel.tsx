import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken, TokenTrait } from '@slipway/sdk/solana/get-solana-token'
import type { TokenRight } from '@slipway/sdk/solana/token-rights'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import classes from './console.module.css'
import { describeRight } from './describe-right.ts'
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

interface RightRowProps {
  chain: SolanaChainDefinition
  held: HeldRights
  actions: TokenActions
}

function RightRow({ chain, held, actions }: RightRowProps) {
  const { rights, holder } = held
  const { title, text, isHarmful } = describeRight(rights[0] as TokenRight)
  const isYours = actions.account === holder
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
      {isYours && (
        <Button
          variant="default"
          size="xs"
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
export function RightsPanel({ actions }: { actions: TokenActions }) {
  const { chain, token, problem, done } = actions
  const held = listHeld(token)
  const isHarmful = held.some(({ rights }) =>
    rights.some((right) => describeRight(right).isHarmful),
  )
  return (
    <Panel title={m.solana_rights_title()} description={m.solana_rights_text()}>
      <div className={classes.stack}>
        {!isHarmful && token.traits.length === 0 && (
          <NoticeBox tone="good">{m.solana_rights_harmless()}</NoticeBox>
        )}
        {token.traits.map((trait) => (
          <NoticeBox key={trait} tone="warn">
            {traitTexts[trait]()}
          </NoticeBox>
        ))}
        {held.length === 0 ? (
          <p className={classes.muted}>{m.solana_rights_none()}</p>
        ) : (
          <ul className={classes.rights}>
            {held.map((one) => (
              <RightRow key={one.rights[0]} chain={chain} held={one} actions={actions} />
            ))}
          </ul>
        )}
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
