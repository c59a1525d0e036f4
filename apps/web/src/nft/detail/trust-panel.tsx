import { formatInteger, m } from '@slipway/messages'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { moneyText } from '../shared/money-text.ts'
import classes from './collection.module.css'
import type { NftView } from './nft-view.ts'
import { ownerPowers } from './owner-powers.ts'

function Powers({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.sub}>{title}</h3>
      <ul className={classes.rules}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/** What the owner can still do, what nobody ever can, and whether the contract holds what it owes. */
export function TrustPanel({ view }: { view: NftView }) {
  const { sale } = view
  const { owed, held } = sale.state.reserve
  const money = moneyText(sale)
  const powers = ownerPowers(view)
  return (
    <Panel title={m.nftpage_trust_title()} description={m.nftpage_trust_text()}>
      <Powers
        title={m.nftpage_trust_can()}
        texts={powers.length > 0 ? powers : [m.nftpage_can_nothing()]}
      />
      <Powers
        title={m.nftpage_trust_never()}
        texts={[
          m.nftpage_never_stop(),
          m.nftpage_never_price(),
          m.nftpage_never_more({ total: formatInteger(sale.terms.total) }),
          m.nftpage_never_change(),
        ]}
      />
      <KeyValueList>
        <KeyValue label={m.nftpage_reserve()}>
          {m.nftpage_reserve_value({ owed: money(owed), held: money(held) })}
        </KeyValue>
      </KeyValueList>
      {held < owed ? (
        <NoticeBox tone="bad">{m.nftpage_reserve_short()}</NoticeBox>
      ) : (
        <NoticeBox tone="good">{m.nftpage_reserve_good()}</NoticeBox>
      )}
    </Panel>
  )
}
