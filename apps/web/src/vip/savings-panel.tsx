import { m } from '@slipway/messages'
import type { FeeTool } from '@slipway/sdk/vip/types'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../core/active-chain.ts'
import { nativeAmount } from '../creation-fee/native-amount.ts'
import classes from './vip.module.css'
import type { VipView } from './vip-view.ts'

const texts: Readonly<Record<FeeTool, () => string>> = {
  token: m.vip_tool_token,
  presale: m.vip_tool_presale,
  airdrop: m.vip_tool_airdrop,
  staking: m.vip_tool_staking,
  nft: m.vip_tool_nft,
}

/** What a tool creates. */
const toolText = (tool: FeeTool): string => texts[tool]()

/** Every creation fee that the visitor would not pay as a member, as the factories ask it now. */
export function SavingsPanel({ view: { savings } }: { view: VipView }) {
  return (
    <Panel
      title={m.vip_saves()}
      description={m.vip_saves_text({ chain: activeChain.name })}
      padding="flush"
    >
      <table className={classes.savings}>
        <thead>
          <tr>
            <th scope="col">{m.vip_saves_tool()}</th>
            <th scope="col">{m.vip_saves_fee()}</th>
            <th scope="col">{m.vip_saves_member()}</th>
          </tr>
        </thead>
        <tbody>
          {savings.map(({ tool, templateId, feeWei }) => (
            <tr key={`${tool}-${templateId}`}>
              <th scope="row">{toolText(tool)}</th>
              <td>{nativeAmount(feeWei)}</td>
              <td data-saved>{nativeAmount(0n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
