import { Button, Switch, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import {
  compileSolanaTarget,
  type SolanaTarget,
} from '@slipway/vanity-address/wallet/solana-target'
import { useId, useState } from 'react'
import classes from './address-tool.module.css'
import { readKeptRate } from './kept-rate.ts'
import { OddsFacts } from './odds-facts.tsx'
import { patternText, readPattern } from './pattern-text.ts'
import { beginWalletSearch, useWalletSearch } from './wallet-searches.ts'
import { WalletWork } from './wallet-work.tsx'

/** Key pairs of Solana wallets. */
export default function SolanaTab() {
  const search = useWalletSearch('solana')
  return (
    <div className={classes.stack}>
      <NoticeBox tone="warn" title={m.tools_wallet_warning_title()}>
        {m.tools_wallet_warning()}
      </NoticeBox>
      {search ? (
        <WalletWork search={search} />
      ) : (
        <Panel title={m.tools_wallet_title()} description={m.tools_wallet_solana_text()}>
          <SolanaSearchForm />
        </Panel>
      )}
    </div>
  )
}

function SolanaSearchForm() {
  const id = useId()
  const [target, setTarget] = useState<SolanaTarget>({
    starts: '',
    ends: '',
    isCaseSensitive: true,
  })
  const [isAsked, setAsked] = useState(false)
  const [rate] = useState(() => readKeptRate('solana'))
  const reading = readPattern(() => compileSolanaTarget(target))
  const isSilent = reading.problem?.code === 'Pattern_Empty' && !isAsked
  return (
    <form
      className={classes.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!reading.problem) beginWalletSearch({ kind: 'solana', target }, 'full')
      }}
    >
      <div className={classes.columns}>
        <TextInput
          id={`${id}-start`}
          label={m.tools_target_start()}
          description={m.tools_target_rule_base58()}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder="Sea"
          value={target.starts}
          error={reading.problem && !isSilent ? patternText(reading.problem) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTarget({ ...target, starts: event.currentTarget.value })}
        />
        <TextInput
          id={`${id}-end`}
          label={m.tools_target_end()}
          description={m.tools_target_rule_base58()}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder="8"
          value={target.ends}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTarget({ ...target, ends: event.currentTarget.value })}
        />
      </div>
      <Switch
        id={`${id}-case`}
        label={m.tools_target_case()}
        description={m.tools_target_case_solana()}
        checked={target.isCaseSensitive}
        onChange={(event) => setTarget({ ...target, isCaseSensitive: event.currentTarget.checked })}
      />
      {!reading.problem && <OddsFacts probability={reading.result.probability} rate={rate} />}
      <div className={classes.actions}>
        <Button type="submit">{m.tools_search_start()}</Button>
      </div>
    </form>
  )
}
