import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { useVipFigures } from './use-vip-index.ts'
import classes from './vip.module.css'

/** How many go by these promises now; nothing while the index cannot say. */
function Members() {
  const { data } = useVipFigures()
  if (!data?.vip) return null
  return <p className={classes.muted}>{m.vip_members({ count: data.vip.membersNow })}</p>
}

/** What the contract holds for everybody, and where it stands. */
export function PromisesPanel({ vip }: { vip: Address }) {
  return (
    <Panel title={m.vip_rules()} tone="inset">
      <ul className={classes.promises}>
        <li>{m.vip_rule_added()}</li>
        <li>{m.vip_rule_fixed()}</li>
        <li>{m.vip_rule_excess()}</li>
        <li>{m.vip_rule_final()}</li>
        <li>{m.vip_rule_network({ chain: activeChain.name })}</li>
        <li>{m.vip_rule_waiver()}</li>
      </ul>
      <Members />
      <AddressText
        address={vip}
        name={m.vip_contract()}
        isNamed={false}
        explorer={explorerAddressUrl(activeChain, vip)}
      />
    </Panel>
  )
}
