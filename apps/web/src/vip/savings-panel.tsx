import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { nativeAmount } from '../membership/native-amount.ts'
import { activeChain } from '../shell/active-chain.ts'
import { toolText } from './tool-text.ts'
import classes from './vip.module.css'
import type { VipView } from './vip-view.ts'

/** Every creation fee that members do not pay, as the factories ask it now. */
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
          {savings.map(({ tool, templateId, fullFeeWei }) => (
            <tr key={`${tool}-${templateId}`}>
              <th scope="row">{toolText(tool)}</th>
              <td>{nativeAmount(fullFeeWei)}</td>
              <td data-saved>{nativeAmount(0n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
