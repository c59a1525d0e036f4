import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import classes from './address-tool.module.css'
import { SearchForm } from './search-form.tsx'
import { emptyTarget, toTarget } from './target-values.ts'
import { beginWalletSearch, useWalletSearch } from './wallet-searches.ts'
import { WalletWork } from './wallet-work.tsx'

/** Key pairs of EVM wallets. */
export default function WalletTab() {
  const search = useWalletSearch('evm')
  const [values, setValues] = useState(emptyTarget)
  return (
    <div className={classes.stack}>
      <NoticeBox tone="warn" title={m.tools_wallet_warning_title()}>
        {m.tools_wallet_warning()}
      </NoticeBox>
      {search ? (
        <WalletWork search={search} />
      ) : (
        <Panel title={m.tools_wallet_title()} description={m.tools_wallet_text()}>
          <SearchForm
            values={values}
            onChange={setValues}
            kind="evm"
            onStart={({ power }) =>
              beginWalletSearch({ kind: 'evm', target: toTarget(values) }, power)
            }
          />
        </Panel>
      )}
    </div>
  )
}
